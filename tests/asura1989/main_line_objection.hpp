// What the reference has against a main line of the engine's.
#pragma once

#include <algorithm>
#include <optional>
#include <string>

#include "optimized/asura1989/adjudication.hpp"
#include "reference/asura1989/status_analysis.hpp"

namespace shikatsu::reference::asura1989::testing {

/// Where the line comes to what a lemma says, play is ended by two passes, which decides likewise but where
/// the attacker has to capture stones first. Requires a decided chain with a main line.
inline std::optional<std::string> objection_to_main_line(const Position& position,
                                                         const optimized::asura1989::ChainVerdict& chain,
                                                         const Readings& readings) {
    const optimized::asura1989::MainLine& line = *chain.finding.main_line;
    HypoSequence sequence(position, opponent(chain.owner), {chain.points.begin(), chain.points.end()},
                          readings);
    for (const HypotheticalMove& move : line.moves) {
        const auto allowed = sequence.allowed();
        if (std::find(allowed.begin(), allowed.end(), move) == allowed.end()) return "a move is not allowed";
        sequence = sequence.with(move);
    }
    if (sequence.finish().has_value() != (line.end == Lemma::none))
        return "it says of another move that play ends";
    if (line.tactical_cycle != (sequence.finish() == Finish::tactical_cycle)) return "it ends in another way";
    if (line.end == Lemma::filled) return std::nullopt;
    while (!sequence.finish()) sequence = sequence.with(Pass{});
    const Status status = interpretation(position, {chain_at(position, chain.points.front())}, sequence);
    if ((status == Status::alive) != chain.finding.alive) return "it comes to another status";
    return std::nullopt;
}

}  // namespace shikatsu::reference::asura1989::testing
