// How a region in which eyes are owed falls into windows: some that join the groups beside it or see to small
// ones, others that give eyes to the foremost.
#pragma once

#include <optional>
#include <vector>

#include "optimized/keeping/eye_windows.hpp"
#include "optimized/keeping/small_windows.hpp"

namespace shikatsu::optimized {

/// Windows of one state of a region. Groups are named by their foremost group in the region's game.
struct EyeSplit {
    /// Joins two groups, or sees to one of them.
    struct Small {
        Mask points;
        RegionGame game;
        /// By group of the game.
        std::vector<std::size_t> groups;
    };
    struct Eyes {
        EyeGame game;
        RegionState start;
    };

    /// Those that join first.
    std::vector<Small> small;
    /// To whom the eyes are given.
    std::size_t leader;
    std::vector<Eyes> eyes;

    Mask zone() const;
};

struct EyeCutLimits {
    /// Intersections that a window may have which gives eyes.
    int largest = 8;
    /// States that such a window may cost.
    std::size_t states = 100;
    /// Intersections that a window may have which joins groups or sees to one.
    int largest_small = 4;
};

/// Enclosed parts as far as they are small, and what rectangles of the grid have of the rest.
class EyeCut {
  public:
    /// The game has groups to which the same number of eyes is owed, and perhaps others to which none is.
    /// Keeps a reference to it.
    EyeCut(const RegionGame& game, const EyeCutLimits& limits);

    std::optional<EyeSplit> split(const RegionState& state);
    Keeping written(const EyeSplit& split, const RegionNames& names);
    Mask all() const { return game_.shape.all(); }

    /// Looked at in windows that give eyes.
    std::size_t states() const { return memory_.states(); }

  private:
    class Cutting;

    const RegionGame& game_;
    int wanted_;
    EyeCutLimits limits_;
    /// What rectangles have in common with the region, the small ones first.
    std::vector<Mask> rectangles_;
    /// Sets of at least two; none if there is one group only.
    std::vector<Mask> sets_;
    EyeWindows memory_;
    SmallWindows small_;
};

}  // namespace shikatsu::optimized
