// With which first play a region is likely to be cleared most easily. Orders the search, decides nothing.
#pragma once

#include <cstddef>
#include <functional>
#include <vector>

#include "reference/values/position.hpp"

namespace shikatsu::optimized {

/// The first plays after which a part between kept strings is cleared by looking at the fewest states where
/// these strings are sure to stay; at most so many, the best first. None if each takes more than some 100,000
/// states. `kept` has the number of the kept string on each point, or -1. The result does not depend on the
/// number of threads, unless `stopped` returns true; any thread may call it.
std::vector<Point> easiest_first_plays(const Position& position, Player keeper,
                                       const std::vector<Point>& part, const std::vector<int>& kept,
                                       std::size_t most, int threads, const std::function<bool()>& stopped);

}  // namespace shikatsu::optimized
