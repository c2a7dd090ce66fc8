// Parts of a region as games of their own.
#pragma once

#include <vector>

#include "optimized/keeping/region_game.hpp"

namespace shikatsu::optimized {

/// The connected sets of up to so many places, the small ones first. At most 8.
std::vector<Mask> connected_sets(const RegionShape& shape, Mask within, int most);

/// The game in a part of the region. `kept` are the keeper's stones that stay; of each group, in the order of
/// their ranks, `beside` has the places beside its stones. `near` becomes the numbers of those that are
/// beside the part: they are the groups of the game.
RegionGame window_game(const RegionShape& shape, const RegionState& state, Mask window, Mask kept,
                       const std::vector<Mask>& beside, std::vector<std::size_t>& near);

}  // namespace shikatsu::optimized
