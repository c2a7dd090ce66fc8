// Every position of a small grid whose strings all have liberties: those that can occur in a game.
#pragma once

#include <vector>

#include "reference/values/position.hpp"

namespace shikatsu::testing {

/// In no particular order. Requires few intersections: there are three to the power of their number to try.
std::vector<Position> positions_with_liberties(int rows, int columns);

}  // namespace shikatsu::testing
