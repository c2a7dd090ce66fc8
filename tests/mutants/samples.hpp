// Positions of small grids in a shuffled order that is the same at every run.
#pragma once

#include <algorithm>
#include <random>

#include "tests/reference/small_grids.hpp"

namespace shikatsu::mutants {

/// The first `count` legal positions of the grid in that order; all if there are no more.
inline std::vector<Position> sample_of(int rows, int columns, std::size_t count) {
    std::vector<Position> positions = reference::testing::legal_positions(rows, columns);
    std::shuffle(positions.begin(), positions.end(), std::mt19937(20031));
    positions.erase(positions.begin() + static_cast<std::ptrdiff_t>(std::min(count, positions.size())),
                    positions.end());
    return positions;
}

}  // namespace shikatsu::mutants
