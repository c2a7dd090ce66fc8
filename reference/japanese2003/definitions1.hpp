// The text's first definitions: intersections, positions, strings and liberties.
#pragma once

#include <compare>
#include <set>

#include "reference/values/player.hpp"
#include "reference/values/position.hpp"

namespace shikatsu::reference {

/// A set of intersections of one grid. [J2003-D1-4]
using PointSet = std::set<Point>;

/// Both players. [J2003-AX-1] [J2003-D1-1]
inline constexpr Player players[] = {Player::black, Player::white};

/// A string: one player's connected stones, as the set of their intersections. Ordered by reading order of
/// the first intersection. [J2003-D1-8]
struct String {
    PointSet points;
    Player player = Player::black;
    friend auto operator<=>(const String&, const String&) = default;
    friend bool operator==(const String&, const String&) = default;
};

/// Whether a line joins the two intersections with no third one between. [J2003-D1-5] [J2003-AX-3]
bool are_adjacent(const Grid& grid, Point one, Point other);

/// The black-string or white-string that the stone on `point` belongs to. Requires a stone there.
/// [J2003-AX-2] [J2003-D1-2] [J2003-D1-7]
String string_at(const Position& position, Point point);

/// Every string of the position. [J2003-D1-6] [J2003-D1-8]
std::set<String> strings(const Position& position);

/// The empty intersections adjacent to at least one of the string's. [J2003-D1-9]
PointSet liberties(const Position& position, const String& string);

/// The strings that have no liberty. A position of a game has none of them. [J2003-D1-9]
std::set<String> strings_without_liberty(const Position& position);

}  // namespace shikatsu::reference
