// Who says what holds in windows.
#pragma once

#include <vector>

#include "optimized/keeping/region_game.hpp"
#include "reference/values/keeping.hpp"

namespace shikatsu::optimized {

/// Where a region lies on the grid.
struct RegionNames {
    /// By place, in reading order.
    std::vector<Point> points;
    /// By group: a stone of it.
    std::vector<Point> groups;
};

class WindowJudge {
  public:
    virtual ~WindowJudge() = default;
    /// Whether a strategy was found.
    virtual bool held(const RegionGame& game) = 0;
    /// The strategy. Requires that the game is held.
    virtual std::vector<KeepingState> states(const RegionGame& game, const RegionNames& names) = 0;
};

}  // namespace shikatsu::optimized
