// How a state of a region falls into windows that settle it: links first, then one eye after another.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
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

/// A part of a region that is looked at by itself. Units are the classes of the region's state in the order
/// of their leaders, then the keeper's loose strings that count.
struct Window {
    Mask points = 0;
    std::optional<RegionLink> link;
    /// By unit: the liberties that the window gives.
    std::vector<std::pair<std::size_t, int>> wanted;
    RegionGame game;
    /// By group of the game: a unit of it.
    std::vector<std::size_t> units;
};

struct Split {
    std::vector<Mask> loose;
    std::vector<Window> windows;
};

/// Says what holds in windows.
class WindowJudge {
  public:
    virtual ~WindowJudge() = default;
    /// Whether a strategy was found.
    virtual bool held(const RegionGame& game) = 0;
    /// The strategy. Requires that the game is held.
    virtual std::vector<KeepingState> states(const RegionGame& game, const RegionNames& names) = 0;
};

/// Windows to choose from, and how hard to look.
struct WindowChoice {
    /// Connected sets of up to so many intersections; at most 8.
    int link = 4;
    int eye = 5;
    /// What rectangles have in common with the region, up to this size.
    int rectangle = 0;
    /// So many windows are taken at most before it is given up.
    int steps = 400;
};

/// Nothing if no split was found.
std::optional<Split> split_of(const RegionGame& game, const RegionState& state, WindowJudge& judge,
                              const WindowChoice& choice);

/// The split as certificates have it.
Keeping keeping_of(const Split& split, const RegionGame& game, const RegionState& state,
                   const RegionNames& names, WindowJudge& judge);

}  // namespace shikatsu::optimized
