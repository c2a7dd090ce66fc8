// Final-positions of whole games that are decided soon by the methods together.
#pragma once

#include <string>
#include <vector>

#include "optimized/adjudication.hpp"
#include "tests/reference/positions_of_rows.hpp"

namespace shikatsu::optimized::testing {

/// Of the games on 9×9 by level 1, seeds 1, 4 and 10, and by level 8, seed 103, in tests/data/games. Of the
/// last one E1, a ko-stone, is known to be alive only by a stone that comes.
inline std::vector<Position> finished_boards() {
    return reference::testing::positions_of_rows(
        {{"....##O..", "...##OO..", "..##O.O..", "..#OO.O..", ".#OO..O..", ".##O.OO..", ".#OOO....",
          "##O......", "#OO......"},
         {"#####....", "O#O#.#.#O", "OOOO#.#.#", "..O##.###", "...O##OO#", ".OOOO##OO", "O.O###O.O",
          "OO#.#OOO.", ".O###O..."},
         {".........", "....OOOO.", "..OO###OO", ".O.O#.##O", "O..O##..#", "#OOOO#.#.", "###O#.#..",
          "...#.#...", "........."},
         {"..OO.OOO.", "..O.OO#OO", "..OO#####", "..O#.....", ".O###.###", "..O#..#.#", ".OO#O.O#.",
          "OO##O..O#", "###.#O..."}});
}

/// The first string of which it is not known with few states whether it is alive; empty if there is none.
inline std::string undecided_on(const Position& position) {
    Options options;
    options.budget = {20'000, 600.0};
    for (const StringVerdict& verdict : adjudicate(position, 0, options).strings) {
        if (!verdict.alive)
            return one_line(position) + ": string at index " + std::to_string(verdict.points.front().index) +
                   " undecided";
    }
    return "";
}

}  // namespace shikatsu::optimized::testing
