// Positions on which clearings rely on bans in more than one place.
#pragma once

#include <initializer_list>
#include <vector>

#include "tools/difftest/case.hpp"

namespace shikatsu::mutants {

inline std::vector<Position> positions_of_lines(std::initializer_list<const char*> lines) {
    std::vector<Position> positions;
    for (const char* const line : lines) positions.push_back(difftest::position_of_line(line).value());
    return positions;
}

/// Bent four in both corners, and others that may rely on bans in more than one region.
inline std::vector<Position> several_kos() {
    return positions_of_lines({"##.O#O.##/#OOO#OOO#/.O#####O./OO#####OO/#########/....#....",
                               ".OO#.#.OO/..O###OOO",
                               "...#.#.O./.O.###O..",
                               ".#O#.#.#./.O.###.O#",
                               "#O.#.##O./..O###O.O",
                               "#O.#.#OO./..O###...",
                               ".#O#.#.#O/.O.###OO.",
                               "..##.#O../.O.###.O.",
                               "...#.#.#O/O.O###OO.",
                               "...#.#.O./.OO###..O",
                               "...#.#O.O/...###.O.",
                               "..O#.#.../#O.###.O.",
                               "..O#.#O.O/.O.####O.",
                               ".O##.#.O#/O.O###O..",
                               ".O.#.#..O/O#.###.O.",
                               ".O.#.#.O./O.O###.#.",
                               ".O.#.#O.O/O#.###...",
                               "O###.#O.O/.O.###.O.",
                               "O#.#.#..O/.O.###.O.",
                               "O#.#.#O.O/.OO###...",
                               "O#O#.#OO./...###.#O",
                               "O.##.#O.O/#..###.O.",
                               "O.O#.#.#O/#..###OO.",
                               "O.O#.#O.O/.O#####O."});
}

/// A wall between kos that Black can fight only together.
inline std::vector<Position> kos_on_two_sides() {
    return positions_of_lines({"..#./#O#./.#.O", ".O##.O./O.O##.#", "..O#.O./#O.#.#.", "O..#.#O/.O.#O..",
                               "...#.#O/OO##OO.", "#..#OOO/OO.#.#O", "O###O../O.##O#O/.O.#..O",
                               ".###O#./O.##..O/.O###.#", "O###.#.O./...###O.O", ".O.#.#.O./O.O####.#",
                               "OO.#.#.O./OOO###O.O"});
}

}  // namespace shikatsu::mutants
