// How a player captures the opponent's strings in enclosed regions, each by itself, while his own strings
// around them are kept: what a clearing certificate consists of besides its position (proofs/clearing.md,
// spec/certificates.md).
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "reference/values/grid.hpp"

namespace shikatsu {

struct ClearedRegion;

/// When it is relied on that the opponent is banned from taking back in a ko. A region is *stirred* by the
/// keeper's work, until nothing is left to do there. What a later one allows an earlier one does not forbid.
enum class BansRelied : std::uint8_t {
    never,
    /// While the region is stirred. At first it is not.
    after_work,
    /// The same; at first it is.
    stirred,
    /// In no other region then.
    always,
};

/// What becomes of a region when the opponent is to move. What is on unknown intersections is not relied on.
struct ClearedState {
    /// What is relied on from here on, if not all that is known; in reading order.
    std::optional<std::vector<Point>> known;
    /// The state, as far as it is relied on, came before; nothing more is said.
    bool again = false;
    /// If there are any: the region falls into these, and the rest does not count.
    std::vector<ClearedRegion> parts;
    /// What the player plays when nothing is to be answered; none where all is known, no stone of the
    /// opponent stands and he is not banned.
    std::optional<Point> work;
    /// In the place of such a play the player makes a ko-pass, as he may be banned.
    bool ko_pass = false;
    /// The work after the opponent's ko-pass, which lifts all bans; if he is banned.
    std::optional<Point> after_ko_pass;
    /// To the opponent's plays on known intersections, in reading order; none where the player leaves it at
    /// that and works.
    std::vector<std::optional<Point>> answers;
};

/// An enclosed region or a part of one: what is wanted of it, and how all that is the opponent's is captured.
struct ClearedRegion {
    /// In reading order.
    std::vector<Point> points;
    /// The strings with these stones have so many liberties in the region, 1 or 2.
    std::vector<std::pair<Point, int>> needs;
    /// The player fills it, and nothing more is said: there are no states.
    bool filled = false;
    /// Of a region's parts, or of all regions, one at most is stirred at first.
    BansRelied bans = BansRelied::never;
    /// In the order in which they are met; empty if the first state is that of a line of a region checked
    /// before, with the same points, groups beside them, needs and bans.
    std::vector<ClearedState> states;
};

/// Kept strings, and the regions between them, in which all strings of the opponent are captured.
struct Clearing {
    /// The first stone of each string of the player that is kept. A string counts on nothing but itself when
    /// it is joined to one that stands behind it.
    std::vector<Point> units;
    /// Where the player begins; if nowhere, all regions begin with the opponent to move.
    std::optional<Point> first_play;
    /// Where a stone of his comes to stay, too, if anywhere. One of his is there, and he makes no first play.
    std::optional<Point> stays;
    std::vector<ClearedRegion> regions;
};

}  // namespace shikatsu
