// How much is spent on a position's questions, in growing attempts.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "optimized/adjudication.hpp"

namespace shikatsu::optimized {

/// The states that a question may use, asked in a zone and of the whole grid; 0 means that it is not asked.
struct Effort {
    std::uint64_t in_zones;
    std::uint64_t on_the_whole;
};

/// What is easy gets its answer before anything hard takes all the time; an attempt costs little beside the
/// next. Where zones are tried the whole grid is asked less, for it is rarely decided where no zone is.
inline std::vector<Effort> attempts(const Budget& budget, bool zones) {
    const std::uint64_t growth = zones ? 4 : 8;
    std::vector<std::uint64_t> sizes{budget.max_states};
    while (sizes.front() > 100'000) sizes.insert(sizes.begin(), sizes.front() / growth);
    std::vector<Effort> efforts;
    for (const std::uint64_t size : sizes) {
        efforts.push_back(zones ? Effort{size, std::max<std::uint64_t>(size / growth, 1)} : Effort{0, size});
    }
    if (zones) efforts.push_back({0, budget.max_states});
    return efforts;
}

}  // namespace shikatsu::optimized
