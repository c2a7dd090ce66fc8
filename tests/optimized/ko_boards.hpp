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

}  // namespace shikatsu::optimized::testing
