// Finds which strings of a player are kept from capture for ever by watching disjoint regions, and how
// (proofs/keeping.md). What it finds is proved by the keeping; what it does not find says nothing.
#pragma once

#include <cstddef>
#include <functional>
#include <vector>

#include "optimized/keeping/keeping_effort.hpp"
#include "reference/values/keeping.hpp"
#include "reference/values/position.hpp"

namespace shikatsu::optimized {

/// A keeping, and how many states were looked at to find it.
struct FoundKeeping {
    Keeping keeping;
    std::size_t states = 0;
};

/// As many strings of the player as were found to be kept, by one keeping or two: their stones are those of
/// the keepings' units. The same whatever the clock says, unless `stopped` says yes.
std::vector<FoundKeeping> find_keepings(const Position& position, Player keeper, const KeepingEffort& effort,
                                        const std::function<bool()>& stopped);

}  // namespace shikatsu::optimized
