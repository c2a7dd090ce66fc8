// Positions for the tests of asura's model: every one of a small grid, and drawn ones.
#pragma once

#include <functional>
#include <initializer_list>
#include <string>
#include <vector>

#include "reference/asura1989/general_definitions.hpp"
#include "reference/values/diagram.hpp"

namespace shikatsu::reference::asura1989::testing {

/// The position drawn by the rows. Requires a well-formed diagram.
Position board(std::initializer_list<std::string> rows);

/// The positions of a grid in which each chain has a liberty.
std::vector<Position> positions_with_liberties(int rows, int columns);

/// The intersection in the row and column counted from 0 at the top left.
Point at(const Position& position, int row, int column);

}  // namespace shikatsu::reference::asura1989::testing
