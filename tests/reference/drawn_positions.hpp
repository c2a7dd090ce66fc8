// Positions drawn by chance, the same in every run of the same generator.
#pragma once

#include <random>
#include <string_view>
#include <vector>

#include "reference/japanese2003/definitions1.hpp"

namespace shikatsu::reference::testing {

/// A position in which each string has a liberty. What is on an intersection is one of `marks`, '#', 'O' and
/// '.', each as likely as the others.
inline Position drawn_position(const Grid& grid, std::string_view marks, std::mt19937& random) {
    for (;;) {
        Position position(grid);
        for (const Point point : grid.points()) {
            const char mark = marks[random() % marks.size()];
            position.set(point, mark == '#' ? Content::black : mark == 'O' ? Content::white : Content::empty);
        }
        if (strings_without_liberty(position).empty()) return position;
    }
}

inline std::vector<Position> drawn_positions(int rows, int columns, std::size_t count, std::string_view marks,
                                             std::mt19937& random) {
    const Grid grid = Grid::create(rows, columns).value();
    std::vector<Position> positions;
    while (positions.size() < count) positions.push_back(drawn_position(grid, marks, random));
    return positions;
}

}  // namespace shikatsu::reference::testing
