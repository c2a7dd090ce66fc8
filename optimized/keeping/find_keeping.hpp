// Finds which strings of a player are kept from capture for ever by watching disjoint regions, and how
// (proofs/keeping.md). What it finds is proved by the keeping; what it does not find says nothing.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

#include "reference/values/keeping.hpp"
#include "reference/values/position.hpp"

namespace shikatsu::optimized {

/// What may be spent on each region that is tried, and how many ways of cutting the grid into regions are.
struct KeepingEffort {
    /// Plays and answers in a region before it has to fall into windows.
    int depth = 4;
    /// States of a region that are looked at.
    std::size_t states = 300;
    int trials = 6;
    /// States in all after which no other way of cutting is tried; after twice as many the search is given
    /// up.
    std::size_t most_states = 100'000;
    /// Intersections that a region may have: to link strings, to give an eye, or as a whole enclosed part.
    std::size_t largest_link = 12;
    std::size_t largest_eye = 18;
    std::size_t largest_part = 40;
    /// In an enclosed part as a whole: plays and answers before it has to fall into large windows, and
    /// states.
    int depth_of_parts = 2;
    std::size_t states_of_parts = 40;
    /// Intersections that a large window of a part may have.
    int largest_window = 20;
};

/// Efforts that grow, from 0 on; the last is the greatest for all numbers after it.
KeepingEffort keeping_effort(int level);

struct FoundKeeping {
    Keeping keeping;
    std::size_t states = 0;
};

/// As many strings of the player as were found to be kept, by one keeping or two: their stones are those of
/// the keepings' units. The same whatever the clock says, unless `stopped` says yes.
std::vector<FoundKeeping> find_keepings(const Position& position, Player keeper, const KeepingEffort& effort,
                                        const std::function<bool()>& stopped);

}  // namespace shikatsu::optimized
