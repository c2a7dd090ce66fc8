// The text's second definitions, as far as a position alone decides them: final-strings and kos.
// Ko-passes and hypothetical-moves depend on what happened before: see hypothetical_state.hpp.
#pragma once

#include <compare>
#include <set>

#include "reference/japanese2003/definitions1.hpp"

namespace shikatsu::reference {

/// A string of the final-position. The final-position is what is on the grid when two passes have ended the
/// alternating-sequence; the hypothetical-analysis takes it as a value. [J2003-D2-1] [J2003-D2-2]
using FinalString = String;

/// Two adjacent intersections that are a ko of some position; `one` comes first in reading order.
/// [J2003-D2-3]
struct Ko {
    Point one;
    Point other;
    friend auto operator<=>(const Ko&, const Ko&) = default;
};

/// Whether a play on `first`, by either player, succeeded by a play on `second`, by either player, recreates
/// the position.
bool recreates(const Position& position, Point first, Point second);

/// Whether the two intersections are a ko: adjacent, and a play on one succeeded by a play on the other would
/// recreate the position. Only plays as such are looked at, whatever a sequence prohibits. [J2003-D2-3]
bool is_ko(const Position& position, Point one, Point other);

/// Every ko of the position. [J2003-D2-3]
std::set<Ko> kos(const Position& position);

/// Whether the string is on an intersection of a ko. [J2003-D2-4]
bool is_ko_stone(const Position& position, const String& string);

/// If a play by `player` on `point` is a ko-capture, that is, if it is in a ko of the position and removes
/// exactly one stone: the other intersection of each such ko. Otherwise, or if there is no such play,
/// nothing. [J2003-D2-5]
PointSet others_of_ko_capture(const Position& position, Player player, Point point);

}  // namespace shikatsu::reference
