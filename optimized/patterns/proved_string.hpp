// A string of a position that is known to be kept by patterns.
#pragma once

#include <memory>
#include <vector>

#include "reference/values/pattern_proof.hpp"

namespace shikatsu::optimized {

struct ProvedString {
    /// In reading order.
    std::vector<Point> stones;
    /// That the opponent cannot capture it.
    std::shared_ptr<const PatternProof> proof;

    Point target() const { return stones.front(); }
};

}  // namespace shikatsu::optimized
