// Positions on which clearings rely on bans in more than one region.
#pragma once

#include <string>
#include <vector>

#include "reference/values/diagram.hpp"

namespace shikatsu::mutants {

/// Bent four in both corners, and others that may rely on bans in more than one region.
inline std::vector<Position> several_kos() {
    std::vector<Position> positions{
        position_from_rows(std::vector<std::string>{"##.O#O.##", "#OOO#OOO#", ".O#####O.", "OO#####OO",
                                                    "#########", "....#...."})
            .value()};
    for (const char* const rows :
         {".OO#.#.OO/..O###OOO", "...#.#.O./.O.###O..", ".#O#.#.#./.O.###.O#", "#O.#.##O./..O###O.O",
          "#O.#.#OO./..O###...", ".#O#.#.#O/.O.###OO.", "..##.#O../.O.###.O.", "...#.#.#O/O.O###OO.",
          "...#.#.O./.OO###..O", "...#.#O.O/...###.O.", "..O#.#.../#O.###.O.", "..O#.#O.O/.O.####O.",
          ".O##.#.O#/O.O###O..", ".O.#.#..O/O#.###.O.", ".O.#.#.O./O.O###.#.", ".O.#.#O.O/O#.###...",
          ".OO#.#O#./.O#.###.O", "O###.#O.O/.O.###.O.", "O#.#.#..O/.O.###.O.", "O#.#.#O.O/.OO###...",
          "O#O#.#OO./...###.#O", "O.##.#O.O/#..###.O.", "O.O#.#.#O/#..###OO.", "O.O#.#O.O/.O#####O."}) {
        const std::string both = rows;
        positions.push_back(
            position_from_rows(std::vector<std::string>{both.substr(0, 9), both.substr(10)}).value());
    }
    return positions;
}

}  // namespace shikatsu::mutants
