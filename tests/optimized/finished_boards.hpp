// Final-positions of whole games that are decided soon by the methods together.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "reference/values/diagram.hpp"

namespace shikatsu::optimized::testing {

/// Of the games on 9×9 by level 1, seeds 1, 4 and 10, and by level 8, seed 103, in tests/data/games. Of the
/// last one E1, a ko-stone, is known to be alive only by a stone that comes.
inline std::vector<Position> finished_boards() {
    const std::vector<std::vector<std::string>> boards{
        {"....##O..", "...##OO..", "..##O.O..", "..#OO.O..", ".#OO..O..", ".##O.OO..", ".#OOO....",
         "##O......", "#OO......"},
        {"#####....", "O#O#.#.#O", "OOOO#.#.#", "..O##.###", "...O##OO#", ".OOOO##OO", "O.O###O.O",
         "OO#.#OOO.", ".O###O..."},
        {".........", "....OOOO.", "..OO###OO", ".O.O#.##O", "O..O##..#", "#OOOO#.#.", "###O#.#..",
         "...#.#...", "........."},
        {"..OO.OOO.", "..O.OO#OO", "..OO#####", "..O#.....", ".O###.###", "..O#..#.#", ".OO#O.O#.",
         "OO##O..O#", "###.#O..."}};
    std::vector<Position> positions;
    positions.reserve(boards.size());
    for (const std::vector<std::string>& rows : boards) positions.push_back(position_from_rows(rows).value());
    return positions;
}

}  // namespace shikatsu::optimized::testing
