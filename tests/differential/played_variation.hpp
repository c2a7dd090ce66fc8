// A main variation, played through by the reference.
#pragma once

#include <algorithm>
#include <vector>

#include "optimized/adjudication.hpp"
#include "reference/japanese2003/hypothetical_state.hpp"

namespace shikatsu {

/// As far as its moves are allowed.
struct PlayedVariation {
    /// Before each move and after the last one.
    std::vector<reference::HypotheticalState> states;
    /// The points of all stones that were removed.
    reference::PointSet removed;

    PlayedVariation(const Position& position, Player first, const optimized::Variation& variation)
        : states{reference::start_state(position, first, {})} {
        for (const HypotheticalMove& move : variation.moves) {
            const auto outcome = reference::hypothetical_move(states.back(), move, {});
            if (!outcome) return;
            states.push_back(outcome->state);
            removed.insert(outcome->removed.begin(), outcome->removed.end());
        }
    }

    bool removes(const std::vector<Point>& stones) const {
        return std::ranges::all_of(stones, [&](Point stone) { return removed.contains(stone); });
    }
};

}  // namespace shikatsu
