// What best play comes to from a position, or how far that is known.
#pragma once

#include <cstdint>
#include <optional>

#include "optimized/ikeda/arena.hpp"
#include "reference/values/margin.hpp"

namespace shikatsu::optimized::ikeda {

/// Bounds on the margin, sound in any case; the same if the value is known.
struct BestPlay {
    std::optional<Margin> at_least;
    std::optional<Margin> at_most;
    std::uint64_t states = 0;

    bool decided() const { return at_least && at_least == at_most; }
};

/// The value of a game that starts from `position`, nothing having appeared before, with `first` to move.
/// Searched for on grids that are small enough; else nothing is known.
BestPlay best_play(const Rules& rules, const IkedaReadings& readings, const Position& position, Player first,
                   const Limits& limits, Restricted restricted = Restricted::removals);

}  // namespace shikatsu::optimized::ikeda
