// Boards on which a wall of Black's with an eye stands between what is drawn, and one with a permanent ko.
#pragma once

#include <random>
#include <string>
#include <vector>

#include "reference/values/diagram.hpp"
#include "tests/reference/drawn_positions.hpp"

namespace shikatsu::certificates {

/// Two rows. The wall takes three columns from `wall` on.
inline Position wall_between(int columns, int wall, std::mt19937& random) {
    for (;;) {
        Position position =
            reference::testing::drawn_position(Grid::create(2, columns).value(), "##OOOO...", random);
        for (int column = wall; column < wall + 3; ++column) {
            for (int row = 0; row < 2; ++row) position.set(position.grid().at(row, column), Content::black);
        }
        position.set(position.grid().at(0, wall + 1), Content::empty);
        if (reference::strings_without_liberty(position).empty()) return position;
    }
}

/// White has a permanent ko for his second eye on the right, and on the left Black has to begin.
inline Position permanent_ko() {
    return position_from_rows(std::vector<std::string>{".#.###.#O.", "#######OOO", "##OOOO####", "##O..O#.#.",
                                                       "##O.OO####", "##OOO##.#."})
        .value();
}

}  // namespace shikatsu::certificates
