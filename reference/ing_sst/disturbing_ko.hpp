// Article 3, disturbing ko: cycles of a game, the disturber, and what he may never do again.
#pragma once

#include "reference/ing_sst/fighting_ko.hpp"
#include "reference/values/ing_readings.hpp"

namespace shikatsu::reference::ing_sst {

/// A move that was made, with the position before and after it.
struct MadeMove {
    Player player = Player::black;
    Move move;
    Position before;
    Position after;
    PointSet removed;
};

/// The moves since the position that the last of them brings back. [ING-DK-1]
using Cycle = std::vector<MadeMove>;

/// The cycle that the last move of the game completes; none if it is a pass or brings nothing back. The last
/// appearance of the position counts. [ING-DK-1]
std::optional<Cycle> completed_cycle(const std::vector<MadeMove>& moves);

/// The points on which the position changed during the cycle.
PointSet changed_points(const Cycle& cycle);

/// Whether the move is a removal in a ko position of a single ko, which by itself is a fighting ko.
bool is_in_lone_single_ko(const MadeMove& move);

/// The cycle with what led to it: the moves before it as far back as all board plays are on points that the
/// cycle changed, or of a ko position that it played in. [ING-DK-2]
std::vector<MadeMove> disturbance_of(const Cycle& cycle, const std::vector<MadeMove>& moves);

/// The player who started: the first board play of the disturbance that is not in a lone single ko is his, or
/// the first one if all are. A player without board play in the cycle itself does not disturb. [ING-DK-2]
Player disturber(const Cycle& cycle, const std::vector<MadeMove>& disturbance, IngDisturber reading);

/// What the disturber may never do after one cycle. [ING-DK-3]
struct Ban {
    Player disturber = Player::black;
    /// Where he played in the disturbance.
    PointSet points;
    /// The stones beside the changed points that stood throughout the cycle; the ban is void without one of
    /// them.
    PointSet standing;
    Position as_it_stood;
    /// The positions that these plays led to.
    std::set<Position> positions;

    friend bool operator==(const Ban&, const Ban&) = default;
};

/// The ban after the cycle that the last of the moves completes. [ING-DK-3]
Ban ban_after(const Cycle& cycle, const std::vector<MadeMove>& moves, IngDisturber reading);

/// Whether the ban prohibits the player's play: on one of the points while all standing stones stand, unless
/// it removes one of them. [ING-DK-3]
bool prohibits(const Ban& ban, const Position& before, Player player, Point point, const BoardPlay& play,
               IngBan reading);

}  // namespace shikatsu::reference::ing_sst
