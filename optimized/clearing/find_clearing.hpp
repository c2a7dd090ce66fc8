// Finds how a player captures all that his opponent has in a part of the grid, region by region
// (proofs/clearing.md). What it finds is proved by the clearing; what it does not find says nothing.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

#include "reference/values/clearing.hpp"
#include "reference/values/position.hpp"

namespace shikatsu::optimized {

/// States that are looked at in each region, and empty intersections that it may have.
struct ClearingEffort {
    std::size_t states = 20'000;
    int largest_region = 12;
};

/// Efforts that grow, from 0 on; the last is the greatest for all numbers after it.
ClearingEffort clearing_effort(int level);

struct FoundClearing {
    Clearing clearing;
    std::size_t states = 0;
};

/// A clearing whose regions and kept strings are together the `area`, points in reading order that no stone
/// of the player and no empty point outside is adjacent to. The same whatever the clock says, unless
/// `stopped` says yes.
std::optional<FoundClearing> find_clearing(const Position& position, Player keeper,
                                           const std::vector<Point>& area, const ClearingEffort& effort,
                                           const std::function<bool()>& stopped);

}  // namespace shikatsu::optimized
