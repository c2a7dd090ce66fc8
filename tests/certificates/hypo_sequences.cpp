#include "tests/certificates/hypo_sequences.hpp"

#include <stdexcept>

#include "tools/lib/chain_certificate.hpp"
#include "tools/lib/hypo_strategy_writer.hpp"

namespace shikatsu::certificates {

namespace {

namespace engine = optimized::asura1989;
using asura1989::PreviousOccurrence;
using reference::SequencesCertificate;
using Life = reference::asura1989::Status;

}  // namespace

std::vector<SequencesCertified> sequences_of(const Position& position,
                                             PreviousOccurrence previous_occurrence) {
    engine::Options options;
    options.readings.previous_occurrence = previous_occurrence;
    options.budget = {1'000'000, 3600.0};
    options.by_parts = false;
    options.max_witness_states = 1'000'000;
    std::vector<SequencesCertified> certified;
    for (const engine::ChainVerdict& chain : engine::adjudicate(position, 0, options).chains) {
        const engine::StatusFinding& finding = chain.finding;
        if (!finding.has_proof()) throw std::runtime_error("a chain has no certificate");
        if (!finding.sequences) continue;
        certified.push_back({{position, previous_occurrence, chain.points.front(),
                              *finding.alive ? Life::alive : Life::dead, *finding.sequences},
                             tools::chain_certificate_text(position, options.readings, chain)});
    }
    return certified;
}

std::string text_of(const SequencesCertificate& certificate) {
    return tools::hypo_sequences_text(certificate.position, certificate.previous_occurrence,
                                      certificate.target, certificate.status == Life::alive,
                                      certificate.sequences);
}

bool has_the_status(const SequencesCertificate& certificate) {
    engine::Options options;
    options.readings.previous_occurrence = certificate.previous_occurrence;
    options.budget = {1'000'000, 3600.0};
    const auto alive =
        engine::analyse_together(certificate.position, {certificate.target}, options).alive.value();
    return alive == (certificate.status == Life::alive);
}

}  // namespace shikatsu::certificates
