// Positions drawn by chance, in which every string has a liberty.
#pragma once

#include <array>
#include <random>
#include <vector>

#include "optimized/adjudication.hpp"

namespace shikatsu::patterns {

inline std::vector<Position> random_positions(int rows, int columns, std::size_t count,
                                              std::mt19937& random) {
    const Grid grid = Grid::create(rows, columns).value();
    constexpr std::array contents{Content::empty, Content::black, Content::white};
    std::vector<Position> positions;
    while (positions.size() < count) {
        Position position(grid);
        for (const Point point : grid.points()) position.set(point, contents[random() % 3]);
        if (optimized::strings_without_liberty(position).empty()) positions.push_back(position);
    }
    return positions;
}

}  // namespace shikatsu::patterns
