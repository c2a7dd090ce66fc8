#include "tools/lib/chain_certificate.hpp"

#include "tools/lib/clearing_writer.hpp"
#include "tools/lib/hypo_strategy_writer.hpp"
#include "tools/lib/pattern_writer.hpp"

namespace shikatsu::tools {

std::string chain_certificate_text(const Position& position, const asura1989::Readings& readings,
                                   const optimized::asura1989::ChainVerdict& chain) {
    constexpr auto rules = reference::CertifiedRules::asura_1989;
    const optimized::asura1989::StatusFinding& finding = chain.finding;
    const Point first = chain.points.front();
    if (finding.patterns) return pattern_text(position, first, finding.gained_on, *finding.patterns, rules);
    if (finding.clearing) return clearing_text(position, opponent(chain.owner), *finding.clearing, rules);
    if (finding.sequences) {
        return hypo_sequences_text(position, readings.previous_occurrence, first, finding.alive.value(),
                                   *finding.sequences);
    }
    return hypo_strategy_text(position, first, finding.alive.value(), *finding.strategy);
}

}  // namespace shikatsu::tools
