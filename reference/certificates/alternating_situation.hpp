// How an alternating-sequence stands, as far as its rest depends on that beside the positions that were
// there.
#pragma once

#include <compare>

#include "reference/japanese2003/moves.hpp"

namespace shikatsu::reference {

/// What alternating-sequences have in common after which the same moves are allowed and do the same, but for
/// long cycles. (proofs/best-play-2003.md)
struct AlternatingSituation {
    Position position;
    Player to_move = Player::black;
    /// Whether the last move was a pass, so that another one is the second. [J2003-AS-3]
    bool passed = false;
    /// Where a play would recreate the position before the opponent's last move. [J2003-AS-4]
    PointSet basic_ko = {};

    friend auto operator<=>(const AlternatingSituation&, const AlternatingSituation&) = default;
    friend bool operator==(const AlternatingSituation&, const AlternatingSituation&) = default;
};

/// After a pass that does not end the sequence, and after an allowed play.
AlternatingSituation after_pass(const AlternatingSituation& situation);
AlternatingSituation after_play(const AlternatingSituation& situation, const PlayOutcome& play);

}  // namespace shikatsu::reference
