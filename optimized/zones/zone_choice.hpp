// Which zones to try for a string: a matter of luck and time, never of truth.
#pragma once

#include <vector>

#include "reference/values/position.hpp"

namespace shikatsu::optimized {

/// Zones for a proof that the string on `target` is uncapturable, the promising ones first: the string, the
/// small regions enclosed by its player's stones beside it, the strings around those, and so on; with and
/// without the liberties further out.
std::vector<std::vector<Point>> zones_for_defence(const Position& position, Point target);

/// For patterns: what is so near to the string, in rows and in columns, that it may matter, in reading order.
std::vector<Point> surroundings(const Grid& grid, const std::vector<Point>& string);

}  // namespace shikatsu::optimized
