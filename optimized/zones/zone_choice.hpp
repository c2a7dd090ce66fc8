// Which zones to try for a string: a matter of luck and time, never of truth.
#pragma once

#include <cstdint>
#include <vector>

#include "reference/values/position.hpp"

namespace shikatsu::optimized {

/// The empty intersections of the player's eyes, of up to two intersections, beyond the two smallest ones of
/// each string beside them, in reading order. His strings live without them, and to leave them out leaves
/// less to look at; but a play there may be what he needs to wait with.
std::vector<Point> surplus_eyes(const Position& position, Player player);

enum class SurplusEyes : std::uint8_t { kept, left_out };

/// Zones for a proof that the string on `target` is uncapturable, the promising ones first: the string, the
/// small regions enclosed by its player's stones beside it, the strings around those, and so on; with and
/// without the liberties further out.
std::vector<std::vector<Point>> zones_for_defence(const Position& position, Point target,
                                                  SurplusEyes surplus = SurplusEyes::kept);

/// For patterns: what is so near to the string, in rows and in columns, that it may matter, in reading order.
std::vector<Point> surroundings(const Grid& grid, const std::vector<Point>& string);

}  // namespace shikatsu::optimized
