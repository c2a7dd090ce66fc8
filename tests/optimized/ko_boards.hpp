// Small boards with many kos, on which bans are forgotten and come back.
#pragma once

#include <string>
#include <vector>

#include "reference/values/diagram.hpp"

namespace shikatsu::optimized::testing {

inline std::vector<Position> ko_boards() {
    std::vector<Position> positions;
    for (const std::vector<std::string>& rows : {std::vector<std::string>{"#.#.", "O#O.", "O.#O"},
                                                 {"...", ".#O", "..."},
                                                 {"...#.", "O#.#O"},
                                                 {".##..", ".O..O"},
                                                 {"..#.", "..O#", "###."},
                                                 {".##.", "##O#", "O#OO", ".OO."}})
        positions.push_back(position_from_rows(rows).value());
    return positions;
}

/// The same, and a larger one with four kos, of which only the nearest states can be looked at.
inline std::vector<Position> ko_boards_and_a_large_one() {
    std::vector<Position> positions = ko_boards();
    positions.push_back(
        position_from_rows(std::vector<std::string>{".#O..#O.", "#O.O#.#O", ".#O..#O."}).value());
    return positions;
}

}  // namespace shikatsu::optimized::testing
