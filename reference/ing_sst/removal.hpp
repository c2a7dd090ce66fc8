// Articles 1 and 2: board plays, breaths, removal and self-removal.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "reference/values/move.hpp"
#include "reference/values/player.hpp"
#include "reference/values/position.hpp"

namespace shikatsu::reference::ing_sst {

using PointSet = std::set<Point>;

/// Why a move is prohibited: the clause, and one sentence.
struct Prohibited {
    std::string_view clause;
    std::string sentence;
    friend bool operator==(const Prohibited&, const Prohibited&) = default;
};

/// The connected stones of one colour with the stone on `point`, or the connected spaces with that space.
PointSet group_of(const Position& position, Point point);

/// The points adjacent to `points` and outside of them.
PointSet around(const Grid& grid, const PointSet& points);

/// The spaces next to the stones, their breaths. [ING-RM-1]
PointSet breaths(const Position& position, const PointSet& stones);

/// All stones of the player without breath. [ING-RM-1]
PointSet breathless(const Position& position, Player player);

/// The position after a board play and what it removed, of either colour. [ING-MV-2]
struct BoardPlay {
    Position position;
    PointSet removed;
};

/// A board play as far as the position alone restricts it: on a space; breathless stones are removed
/// [ING-RM-2], the opponent's if both sides are breathless [ING-RM-3]; a group may remove itself [ING-MV-4],
/// a single stone may not [ING-MV-3]. Requires a point of the grid.
tl::expected<BoardPlay, Prohibited> board_play(const Position& position, Player player, Point point);

}  // namespace shikatsu::reference::ing_sst
