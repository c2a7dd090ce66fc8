// The lists of regions of which a clearing consists: its own, and those of the parts into which regions fall.
#pragma once

#include <random>
#include <vector>

#include "reference/values/clearing.hpp"

namespace shikatsu::certificates {

inline void collect_lists(std::vector<ClearedRegion>& regions,
                          std::vector<std::vector<ClearedRegion>*>& all) {
    all.push_back(&regions);
    for (ClearedRegion& region : regions) {
        for (ClearedState& state : region.states) {
            if (!state.parts.empty()) collect_lists(state.parts, all);
        }
    }
}

/// Never empty ones but for the clearing's own.
inline std::vector<std::vector<ClearedRegion>*> lists_of_regions(std::vector<ClearedRegion>& regions) {
    std::vector<std::vector<ClearedRegion>*> all;
    collect_lists(regions, all);
    return all;
}

/// Calls visit(state) for each.
template <class Visit>
void for_each_state(std::vector<ClearedRegion>& regions, Visit visit) {
    for (std::vector<ClearedRegion>* list : lists_of_regions(regions)) {
        for (ClearedRegion& region : *list) {
            for (ClearedState& state : region.states) visit(state);
        }
    }
}

/// One of all regions, by chance. Requires that the clearing has some.
inline ClearedRegion& any_region(std::vector<ClearedRegion>& regions, std::mt19937& random) {
    const auto all = lists_of_regions(regions);
    std::vector<ClearedRegion>& some = *all[random() % all.size()];
    return some[random() % some.size()];
}

}  // namespace shikatsu::certificates
