// Positions on which clearings rely on bans in more than one place.
#pragma once

#include <vector>

#include "tools/difftest/case.hpp"

namespace shikatsu::mutants {

/// Bent four in both corners, and others that may rely on bans in more than one region.
inline std::vector<Position> several_kos() {
    std::vector<Position> positions;
    for (const char* const rows : {"##.O#O.##/#OOO#OOO#/.O#####O./OO#####OO/#########/....#....",
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
                                   "O.O#.#O.O/.O#####O."})
        positions.push_back(difftest::position_of_line(rows).value());
    return positions;
}

/// A wall between kos that Black can fight only together.
inline std::vector<Position> kos_on_two_sides() {
    std::vector<Position> positions;
    for (const char* const rows :
         {"..#./#O#./.#.O", ".O##.O./O.O##.#", "..O#.O./#O.#.#.", "O..#.#O/.O.#O..", "...#.#O/OO##OO.",
          "#..#OOO/OO.#.#O", "O###O../O.##O#O/.O.#..O", ".###O#./O.##..O/.O###.#", "O###.#.O./...###O.O",
          ".O.#.#.O./O.O####.#", "OO.#.#.O./OOO###O.O"})
        positions.push_back(difftest::position_of_line(rows).value());
    return positions;
}

}  // namespace shikatsu::mutants
