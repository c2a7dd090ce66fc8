// Positions drawn by chance, the same in every run of the same generator.
#pragma once

#include <random>

#include "optimized/scoring.hpp"
#include "reference/values/position.hpp"

namespace shikatsu::certificates {

/// A position in which each string has a liberty; three in ten intersections are empty before that is looked
/// at.
inline Position drawn_position(const Grid& grid, std::mt19937& random) {
    for (;;) {
        Position position(grid);
        for (const Point point : grid.points()) {
            const auto sign = random() % 10;
            position.set(point, sign < 3 ? Content::empty : sign < 7 ? Content::black : Content::white);
        }
        if (optimized::strings_without_liberty(position).empty()) return position;
    }
}

}  // namespace shikatsu::certificates
