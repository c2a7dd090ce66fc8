// What lines of play cost in the search of clearings: the binary logarithm of how many states they may lead
// to, in quarters. Orders the search, decides nothing.
#pragma once

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstddef>

#include "optimized/clearing/clearing_game.hpp"

namespace shikatsu::optimized {

/// Of the deepening search.
inline constexpr int least_clearing_effort = 16;
inline constexpr int clearing_effort_step = 8;
inline constexpr int most_clearing_effort = 1600;
inline constexpr int least_cost_of_answer = 1;

/// Of the answer of the rank, from 0, with so many empty places: the more plays follow, and the less it
/// promises, the more. `logarithm_of_chance`: the binary one of the chance that it is good.
inline int cost_of_answer(std::size_t rank, double logarithm_of_chance, int empty_places) {
    const double cost =
        std::log2(empty_places) - 1 + 4 * std::log2(1.0 + static_cast<double>(rank)) - logarithm_of_chance;
    return std::max(least_cost_of_answer, static_cast<int>(4 * cost));
}

/// No answer costs less.
inline int least_cost_of_answers(int empty_places) {
    return cost_of_answer(0, 0, std::max(empty_places, 1));
}

/// A guess at what it takes at least to win with the opponent to move: fitted to what it took on real boards,
/// and rather too little.
inline int least_effort_to_win(const ClearingGame& game, const RegionState& state) {
    const RegionField& field = game.field();
    const Mask empty = field.empty(state);
    const Mask inner = field.points() & ~field.walls();
    int wanted = 0;
    for (const RegionGroup& group : game.groups()) wanted += group.wanted;
    const double stones = 1.0 * std::popcount(state.opponent) - 2.0 * std::popcount(state.keeper) +
                          0.65 * std::popcount(field.neighbours(state.opponent) & empty);
    const double room =
        0.8 * std::popcount(empty) + 1.6 * std::popcount(inner) + 3.9 * std::popcount(inner & empty);
    return std::max(0, static_cast<int>(0.7 * (stones + room + 5.0 * wanted) - 15));
}

}  // namespace shikatsu::optimized
