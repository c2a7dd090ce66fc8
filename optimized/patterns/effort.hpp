// What is spent on lines of play in the search by patterns, which deepens by effort.
#pragma once

#include <cmath>
#include <cstddef>

namespace shikatsu::optimized {

inline constexpr int least_cost = 4;
/// A search deepens in these steps, up to so much.
inline constexpr int effort_step = 2;
inline constexpr int most_effort = 200;

/// Of the answer of the rank, from 0: the more the less it promises.
inline int cost_of_answer(std::size_t rank) {
    return static_cast<int>(least_cost * (1 + std::log2(1.0 + static_cast<double>(rank))));
}

/// The same if the binary logarithm of the chance that it is good is known.
inline int cost_of_answer(std::size_t rank, double logarithm_of_chance) {
    return static_cast<int>(least_cost + 3 * std::log2(1.0 + static_cast<double>(rank)) -
                            logarithm_of_chance);
}

}  // namespace shikatsu::optimized
