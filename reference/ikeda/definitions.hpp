// The text's definitions: board, moves, removable state, configuration, territory.
#pragma once

#include <set>

#include "reference/values/move.hpp"
#include "reference/values/player.hpp"
#include "reference/values/position.hpp"

namespace shikatsu::reference::ikeda {

/// A set of grid points, the crossings of the grid lines of a go board. [IK-D1-1] [IK-D1-2] [IK-D1-3]
using PointSet = std::set<Point>;

/// Which grid points have played stones, and whose. [IK-D4-1]
using Configuration = Position;

/// The grid points closest to `point` on its grid lines. [IK-D1-7]
PointSet adjacent_points(const Grid& grid, Point point);

/// The empty grid points. [IK-D1-4]
PointSet empty_grid_points(const Configuration& configuration);

/// The occupied grid points that have played stones of `player`. [IK-D1-5] [IK-D1-6]
PointSet played_stones(const Configuration& configuration, Player player);

/// Whether the set of played stones, all of the colour of `player`, is in a removable state: each point
/// adjacent to it but not in it has a stone of the other colour. [IK-D3-1]
bool is_in_removable_state(const Configuration& configuration, const PointSet& stones, Player player);

/// The largest set of the player's stones that is in a removable state; it may be empty. Found by leaving
/// out, as long as there is one, a stone with an adjacent point that is neither in the set nor of the other
/// colour. [IK-D3-1]
PointSet largest_removable_set(const Configuration& configuration, Player player);

/// The configuration with a stone of `player` placed on the empty grid point. [IK-D2-1]
Configuration placed(Configuration configuration, Player player, Point point);

/// The configuration without the played stones on `stones`. [IK-D2-2]
Configuration removed(Configuration configuration, const PointSet& stones);

/// A play or a pass. [IK-D2-3]
using IkedaMove = Move;
/// Whether the move proceeds to the next turn without a play. [IK-D2-4]
bool is_pass(const IkedaMove& move);

/// Where continued motion from an empty grid point leads: the empty grid points it passes, and the played
/// stones that it comes to.
struct Motion {
    PointSet passed;
    PointSet reached;
};
Motion continued_motion(const Configuration& configuration, Point start);

/// A territory and the stones that surround it. [IK-D5-2]
struct Territory {
    PointSet points;
    PointSet surrounding;
    friend auto operator<=>(const Territory&, const Territory&) = default;
};

/// The connected territories of `player`: continued motion from any of their points leads to stones, and only
/// to the player's. [IK-D5-1]
std::set<Territory> territories(const Configuration& configuration, Player player);

/// All points of the player's territories. [IK-D5-1]
PointSet territory(const Configuration& configuration, Player player);

}  // namespace shikatsu::reference::ikeda
