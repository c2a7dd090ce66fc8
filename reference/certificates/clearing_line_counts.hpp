// How many lines of a clearing's text regions and states take, so that what is wrong can be said with its
// line.
#pragma once

#include <cstddef>
#include <vector>

#include "reference/values/clearing.hpp"

namespace shikatsu::reference {

/// Needs, points, maybe bans, and how many states or that it is filled.
inline std::size_t lines_of_head(const ClearedRegion& region) {
    return region.bans != BansRelied::never ? 4 : 3;
}

inline std::size_t lines_of(const ClearedState& state);

/// With all their states and parts.
inline std::size_t lines_of(const std::vector<ClearedRegion>& regions) {
    std::size_t lines = 0;
    for (const ClearedRegion& region : regions) {
        lines += lines_of_head(region);
        for (const ClearedState& state : region.states) lines += lines_of(state);
    }
    return lines;
}

inline std::size_t lines_of(const ClearedState& state) {
    return (state.known ? 2 : 1) + lines_of(state.parts);
}

}  // namespace shikatsu::reference
