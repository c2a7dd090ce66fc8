// What best play comes to from a position, or how far that is known.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "optimized/ikeda/arena.hpp"
#include "reference/values/margin.hpp"
#include "reference/values/value_strategy.hpp"

namespace shikatsu::optimized::ikeda {

/// Bounds on the margin, sound in any case; the same if the value is known.
struct BestPlay {
    std::optional<Margin> at_least;
    std::optional<Margin> at_most;
    std::uint64_t states = 0;
    /// How Black is sure of the one bound and White of the other, if that was asked for and found out.
    std::shared_ptr<const ValueStrategy> blacks = nullptr;
    std::shared_ptr<const ValueStrategy> whites = nullptr;
    /// The game of these two strategies, if the value is known; of best_play_of_each only.
    std::optional<std::vector<Move>> main_line = std::nullopt;

    bool decided() const { return at_least && at_least == at_most; }
};

/// The value of a game that starts from `position`, nothing having appeared before, with `first` to move.
/// Searched for on grids that are small enough; else nothing is known. The limits are for one search.
BestPlay best_play(const Rules& rules, const IkedaReadings& readings, const Position& position, Player first,
                   const Limits& limits, Restricted restricted = Restricted::removals);

/// With Black to move first, and with White; what they have in common is found once. Strategies are looked
/// for that have up to so many lines; 0: none.
std::array<BestPlay, 2> best_play_of_each(const Rules& rules, const IkedaReadings& readings,
                                          const Position& position, const Limits& limits,
                                          std::size_t most_lines = 0);

/// The same by the search that fits all rulesets, and no other. Under area rules on small grids, where
/// another one goes much farther, the two can be held against each other.
BestPlay best_play_in_arena(const Rules& rules, const IkedaReadings& readings, const Position& position,
                            Player first, const Limits& limits, Restricted restricted = Restricted::removals);

}  // namespace shikatsu::optimized::ikeda
