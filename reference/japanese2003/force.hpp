// What can be forced: capture and the absence of permanent-stones, as properties of one
// hypothetical-sequence.
#pragma once

#include <compare>
#include <set>

#include "reference/japanese2003/hypothetical_sequence.hpp"

namespace shikatsu::reference {

/// "Force both capture of the string's stones and no permanent-stone of its player on the region". With an
/// empty region only the capture is asked for. Who shall force it is the opponent of the string's player, so
/// he makes the first hypothetical-move. [J2003-ST-6]
struct ForceQuestion {
    FinalString target;
    PointSet region;

    Player attacker() const { return opponent(target.player); }
    Player defender() const { return target.player; }

    friend auto operator<=>(const ForceQuestion&, const ForceQuestion&) = default;
    friend bool operator==(const ForceQuestion&, const ForceQuestion&) = default;
};

/// A stone that is played as hypothetical-move number `played_as` (from 0) and then not removed. [J2003-LD-2]
struct PermanentStone {
    Player player = Player::black;
    Point point;
    std::size_t played_as = 0;
    friend auto operator<=>(const PermanentStone&, const PermanentStone&) = default;
};

/// Whether the stones of the final-string are captured in the sequence. A string's stones stay connected
/// while they stand, so they are all removed by one play or none is. [J2003-MV-2] [J2003-ST-6]
bool fulfils_capture(const FinalString& target, const PlayedOut& played);

/// The permanent-stones of a hypothetical-sequence. [J2003-LD-2]
std::set<PermanentStone> permanent_stones(const PlayedOut& played);

/// Whether the sequence fulfils what the question asks. [J2003-ST-6]
bool fulfils(const ForceQuestion& question, const PlayedOut& played);

}  // namespace shikatsu::reference
