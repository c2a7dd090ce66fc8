// What a play does to a position, in the competition and in hypo-sequences alike, and the ko-capture.
#pragma once

#include <optional>

#include "reference/asura1989/general_definitions.hpp"

namespace shikatsu::reference::asura1989 {

/// What a play makes of a position.
struct PlayOutcome {
    Position position;
    /// Where the captured stones were. [AS89-HS-4]
    PointSet captured;
};

/// A stone of `player` on `point`, then without the opposing chains that have no liberty. Nothing if the
/// intersection is occupied or if the placed stone would then have no liberty (suicide). Ko rules are no
/// business of this function. [AS89-HS-3] [AS89-HS-4] [AS89-CO-2]
std::optional<PlayOutcome> play(const Position& position, Player player, Point point);

/// Whether the play on `point` is allowed but for the ko rules and captures exactly one stone by one that is
/// then adjacent to no stone of its colour and has exactly one liberty. [AS89-AN-1]
bool is_ko_capture(const Position& position, Player player, Point point);

/// Whether the stone on `point`, if there is one, could be ko-captured at this moment. [AS89-AN-2]
bool is_ko_stone(const Position& position, Point point);

}  // namespace shikatsu::reference::asura1989
