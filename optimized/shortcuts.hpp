// What the engine may spare itself. No verdict depends on it.
#pragma once

namespace shikatsu::optimized {

/// Each is a theorem of proofs/: engine-theorems.md, zones.md, keeping.md, patterns.md or clearing.md,
/// and each can be switched off.
struct Shortcuts {
    /// A player who may pass for ever beside unconditionally alive stones has won.
    bool unconditional_life = true;
    /// An attacker who clears the region by nothing but filling it has won.
    bool filling = true;
    /// Bans whose ko is not on the board are forgotten until that matters.
    bool forgetting = true;
    /// Who wins where play is confined to a zone wins.
    bool zones = true;
    /// Strings whose liberties always come back, region by region, are not captured.
    bool keepings = true;
    /// Strings that are kept by what is on some intersections, whatever is on the others, are not captured.
    bool patterns = true;
    /// Strings are dead that are captured region by region while those around them are kept.
    bool clearings = true;
    /// Where clearings count on bans of the opponent a ko-pass of his lifts those of the player, too.
    bool own_bans_lifted = true;
};

}  // namespace shikatsu::optimized
