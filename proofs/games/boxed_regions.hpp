// Every region that fits into a box, with kept stones all around it.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "reference/certificates/keeping_scene.hpp"

namespace shikatsu::proofs {

/// Black's stones on all points of a grid but the region's. All of them are kept.
reference::KeepingScene scene_around(const Grid& grid, const std::vector<Point>& points);

/// The scene's position with the region's state in it.
Position board_of(const reference::KeepingScene& scene, const reference::RegionGrid& region,
                  const reference::RegionState& state);

/// Calls visit(state) with all contents of the region, nothing being unknown.
void each_state(const reference::RegionGrid& region,
                const std::function<void(const reference::RegionState&)>& visit);

/// Calls visit(known) with the state and all that may be known of it.
void each_knowledge(const reference::RegionState& whole,
                    const std::function<void(const reference::RegionState&)>& visit);

/// The vertices of the intersections that are known, in words.
std::string words_of_known(const Grid& grid, const reference::RegionGrid& region,
                           const reference::RegionState& state);

/// Calls visit(grid, points) with every connected set of points in every box that fits into the given one;
/// each of its sides is the grid's edge or not.
void each_region_in(const Grid& box,
                    const std::function<void(const Grid&, const std::vector<Point>&)>& visit);

}  // namespace shikatsu::proofs
