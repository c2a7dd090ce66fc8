// Who says what holds in windows.
#pragma once

#include <vector>

#include "optimized/keeping/region_game.hpp"
#include "optimized/keeping/region_points.hpp"
#include "reference/values/keeping.hpp"

namespace shikatsu::optimized {

/// Says whether a player holds what is wanted of a window, and how.
class WindowJudge {
  public:
    virtual ~WindowJudge() = default;
    /// Whether a strategy was found.
    virtual bool held(const RegionGame& game) = 0;
    /// The strategy. Requires that the game is held.
    virtual std::vector<KeepingState> states(const RegionGame& game, const RegionNames& names) = 0;
};

/// The region as certificates have it, with what is wanted of it and the strategy. Requires that it is held.
KeepingRegion written_region(const RegionGame& game, const RegionNames& names, WindowJudge& judge);

}  // namespace shikatsu::optimized
