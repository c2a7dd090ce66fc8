// Every position of a small grid, and every position that can occur in a game.
#pragma once

#include <functional>
#include <vector>

#include "reference/japanese2003/definitions1.hpp"

namespace shikatsu::reference::testing {

/// Calls `visit` with every distribution of stones on the grid, legal or not.
void for_each_position(int rows, int columns, const std::function<void(const Position&)>& visit);

/// The positions in which each string has a liberty.
std::vector<Position> legal_positions(int rows, int columns);

/// At most `count` of them, the same in every run.
std::vector<Position> some_legal_positions(int rows, int columns, std::size_t count);

/// The number of positions in which each string has a liberty.
long count_legal_positions(int rows, int columns);

}  // namespace shikatsu::reference::testing
