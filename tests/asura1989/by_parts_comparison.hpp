// What patterns and clearings show of chains beside the search of all hypo-sequences.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "optimized/asura1989/by_parts.hpp"
#include "reference/certificates/clearing_check.hpp"
#include "reference/certificates/pattern_check.hpp"
#include "reference/values/diagram.hpp"
#include "reference/values/vertex.hpp"

namespace shikatsu::reference::asura1989::testing {

namespace engine = shikatsu::optimized::asura1989;

/// The chains of a position with what parts of it show of them with so many states.
inline std::vector<engine::ChainVerdict> shown_by_parts(const Position& position, std::uint64_t states) {
    engine::Options options;
    options.by_parts = false;
    options.budget = {1, 600.0};
    std::vector<engine::ChainVerdict> chains = engine::adjudicate(position, 0, options).chains;
    for (engine::ChainVerdict& chain : chains) chain.finding = {};
    options.budget.max_states = states;
    engine::look_by_parts(position, options, 600.0, chains);
    return chains;
}

/// Whether the checker takes the proof, and it is about this chain and its status.
inline bool proved(const Position& position, const engine::ChainVerdict& chain) {
    constexpr auto rules = CertifiedRules::asura_1989;
    const engine::StatusFinding& finding = chain.finding;
    const Point first = chain.points.front();
    if (finding.patterns) {
        const PatternCertificate certificate{position, first, *finding.patterns, finding.gained_on, rules};
        return finding.alive == true && check(certificate, {}).accepted();
    }
    const ClearingCertificate certificate{position, opponent(chain.owner), *finding.clearing, rules};
    const std::vector<Point> dead = dead_chains(certificate).chains;
    return finding.alive == false && std::find(dead.begin(), dead.end(), first) != dead.end() &&
           check(certificate, {}).accepted();
}

/// What was compared.
struct PartsTally {
    long by_patterns = 0;
    long by_clearings = 0;
    long compared = 0;
    std::vector<std::string> wrong;
};

/// Compares what so many states show by parts with what so many decide by all hypo-sequences.
inline void compare_by_parts(const Position& position, std::uint64_t states_of_parts,
                             std::uint64_t states_of_search, PartsTally& tally) {
    for (const engine::ChainVerdict& chain : shown_by_parts(position, states_of_parts)) {
        if (!chain.finding.alive) continue;
        ++(chain.finding.patterns ? tally.by_patterns : tally.by_clearings);
        const std::string where = one_line(position) + " " + vertex(position.grid(), chain.points.front());
        if (!proved(position, chain)) tally.wrong.push_back(where + ": no proof");
        engine::Options options;
        options.budget = {states_of_search, 600.0};
        const auto searched = engine::analyse_together(position, {chain.points.front()}, options).alive;
        if (!searched) continue;
        ++tally.compared;
        if (searched != chain.finding.alive) tally.wrong.push_back(where + ": another status");
    }
}

}  // namespace shikatsu::reference::asura1989::testing
