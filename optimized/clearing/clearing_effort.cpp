// How much is spent on clearings at each level.
#include <array>

#include "optimized/clearing/find_clearing.hpp"

namespace shikatsu::optimized {

ClearingEffort clearing_effort(int level) {
    constexpr std::array<ClearingEffort, clearing_levels> efforts{
        ClearingEffort{20'000, 16},       ClearingEffort{100'000, 24},   ClearingEffort{400'000, 40},
        ClearingEffort{2'000'000, 64, 2}, ClearingEffort{8'000'000, 64}, ClearingEffort{16'000'000, 64}};
    return efforts.at(static_cast<std::size_t>(level));
}

}  // namespace shikatsu::optimized
