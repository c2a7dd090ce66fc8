// What may be spent on looking for a keeping.
#pragma once

#include <cstddef>

#include "optimized/keeping/eye_regions.hpp"

namespace shikatsu::optimized {

/// How large regions may be, and what may be spent on them.
struct KeepingEffort {
    /// Intersections that a region may have which links strings, and an enclosed part as a whole.
    int largest_link = 5;
    std::size_t largest_part = 60;
    /// Of each part.
    EyeLimits eyes;
    /// States in all after which the search is given up.
    std::size_t most_states = 0;
};

/// Efforts that grow, from 0 on; the last is the greatest for all numbers after it.
KeepingEffort keeping_effort(int level);

}  // namespace shikatsu::optimized
