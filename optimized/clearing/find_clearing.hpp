// Finds how a player captures all that his opponent has in a part of the grid, region by region
// (proofs/clearing.md). What it finds is proved by the clearing; what it does not find says nothing.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "optimized/clearing/own_bans.hpp"
#include "reference/values/clearing.hpp"
#include "reference/values/position.hpp"

namespace shikatsu::optimized {

/// What the search for a clearing may cost.
struct ClearingEffort {
    /// So many are looked at in each region.
    std::size_t states = 20'000;
    /// Empty intersections that a region may have.
    int largest_region = 12;
    /// If all was in vain, the search goes on with so many first plays, each by itself.
    std::size_t first_plays = 0;
};

inline constexpr int clearing_levels = 6;

/// Efforts that grow with the level, from 0 to `clearing_levels` - 1.
ClearingEffort clearing_effort(int level);

class AreaFinder;

/// A clearing, and how many states were looked at to find it.
struct FoundClearing {
    Clearing clearing;
    std::size_t states = 0;
};

/// Looks for a clearing whose regions and kept strings are together an area, and goes on where it has stopped
/// when it is asked again.
class AreaClearing {
  public:
    /// `area` consists of points in reading order that no stone of the player and no empty point outside is
    /// adjacent to. `stays`: where a stone of the player's in it is to stay, if anywhere, though the opponent
    /// begins. Keeps a reference to the position.
    AreaClearing(const Position& position, Player keeper, const std::vector<Point>& area,
                 std::optional<Point> stays = std::nullopt, OwnBans own_bans = OwnBans::lifted);
    ~AreaClearing();
    AreaClearing(const AreaClearing&) = delete;
    AreaClearing& operator=(const AreaClearing&) = delete;

    /// Searches with up to `effort` in total, earlier calls included, in `threads` threads. The result does
    /// not depend on the number of threads or the clock, unless `stopped` returns true; any thread may call
    /// it.
    std::optional<FoundClearing> find(const ClearingEffort& effort, int threads,
                                      const std::function<bool()>& stopped);
    /// States that are remembered.
    std::size_t states() const;
    /// So many more may be remembered while such effort is spent in so many threads.
    std::size_t most_new_states(const ClearingEffort& effort, int threads) const;

  private:
    using Finders = std::vector<std::unique_ptr<AreaFinder>>;

    /// By the first of the finders that succeeds with so much effort.
    static std::optional<FoundClearing> find_by_first(const Finders& finders, const ClearingEffort& effort,
                                                      int threads, const std::function<bool()>& stopped);
    /// By the one that succeeds with the fewest states.
    std::optional<FoundClearing> find_by_quickest(const ClearingEffort& effort, int threads,
                                                  const std::function<bool()>& stopped);
    /// Goes on with so many first plays that promise most, if there are such.
    void choose_first_plays(std::size_t most, int threads, const std::function<bool()>& stopped);

    /// One for each choice of the strings that are kept, or of a first play, the likeliest first.
    Finders finders_;
    /// If all was in vain, and one part's bans were in the way of another's.
    Finders together_;
    /// Or there is nothing to choose.
    bool first_plays_chosen_;
    /// The quickest of the finders is wanted, not the first.
    bool side_by_side_ = false;
};

/// The same, from the beginning.
inline std::optional<FoundClearing> find_clearing(const Position& position, Player keeper,
                                                  const std::vector<Point>& area,
                                                  const ClearingEffort& effort, int threads,
                                                  const std::function<bool()>& stopped) {
    return AreaClearing(position, keeper, area).find(effort, threads, stopped);
}

}  // namespace shikatsu::optimized
