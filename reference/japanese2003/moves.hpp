// The text's chapter on moves: play with capture and without suicide, and pass.
#pragma once

#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "reference/japanese2003/definitions1.hpp"
#include "reference/values/move.hpp"

namespace shikatsu::reference {

/// Why something is not allowed: the id of the clause that prohibits it, and one sentence.
struct Prohibited {
    std::string_view clause;
    std::string sentence;
    friend bool operator==(const Prohibited&, const Prohibited&) = default;
};

/// What a play makes of a position.
struct PlayOutcome {
    Position position;
    /// Where the stones were that the play removed. [J2003-MV-2]
    PointSet removed;
};

/// A play: `player` puts one stone on an empty intersection [J2003-MV-1], then opposing strings without
/// liberty are removed [J2003-MV-2], and each string must then have a liberty [J2003-MV-3]. Otherwise the
/// clause that is broken. The ko rules belong to the sequences, not to the play. Requires a point of the
/// grid.
tl::expected<PlayOutcome, Prohibited> play(const Position& position, Player player, Point point);

/// Whether a move is a pass rather than a play. [J2003-MV-4] [J2003-MV-5]
bool is_pass(const Move& move);

}  // namespace shikatsu::reference
