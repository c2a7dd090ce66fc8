#include "tests/certificates/hypo_strategies.hpp"

#include <stdexcept>

#include "tools/lib/chain_certificate.hpp"

namespace shikatsu::certificates {

namespace engine = optimized::asura1989;
using Life = reference::asura1989::Status;

std::vector<HypoCertified> hypo_certificates_of(const Position& position, std::uint64_t max_states) {
    engine::Options options;
    options.budget = {max_states, 3600.0};
    options.by_parts = false;
    options.max_witness_states = 1'000'000;
    std::vector<HypoCertified> certified;
    for (const engine::ChainVerdict& chain : engine::adjudicate(position, 0, options).chains) {
        const engine::StatusFinding& finding = chain.finding;
        if (!finding.alive) throw std::runtime_error("a chain is undecided");
        if (!finding.strategy) continue;
        certified.push_back(
            {{position, chain.points.front(), *finding.alive ? Life::alive : Life::dead, *finding.strategy},
             tools::chain_certificate_text(position, options.readings, chain)});
    }
    return certified;
}

bool has_the_status(const reference::HypoCertificate& certificate) {
    engine::Options options;
    options.budget = {1'000'000, 3600.0};
    const auto alive =
        engine::analyse_together(certificate.position, {certificate.target}, options).alive.value();
    return alive == (certificate.status == Life::alive);
}

}  // namespace shikatsu::certificates
