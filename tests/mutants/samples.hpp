// Positions of small grids, the same at every run.
#pragma once

#include <algorithm>
#include <map>
#include <random>
#include <string_view>
#include <utility>
#include <vector>

#include "tests/reference/drawn_positions.hpp"
#include "tests/reference/small_grids.hpp"

namespace shikatsu::mutants {

/// So many of the legal positions of the grid, which are all listed; all if there are no more.
inline std::vector<Position> sample_of(int rows, int columns, std::size_t count) {
    static std::map<std::pair<int, int>, std::vector<Position>> shuffled;
    std::vector<Position>& all = shuffled[{rows, columns}];
    if (all.empty()) {
        all = reference::testing::legal_positions(rows, columns);
        std::shuffle(all.begin(), all.end(), std::mt19937(20031));
    }
    return {all.begin(), all.begin() + static_cast<std::ptrdiff_t>(std::min(count, all.size()))};
}

/// So many legal positions of a grid that has too many to list them.
inline std::vector<Position> drawn_positions(int rows, int columns, std::size_t count,
                                             std::string_view marks = ".#O") {
    std::mt19937 random(20031);
    return reference::testing::drawn_positions(rows, columns, count, marks, random);
}

}  // namespace shikatsu::mutants
