#include "optimized/clearing/clearing_game.hpp"

#include <algorithm>

namespace shikatsu::optimized {

ClearingGame::ClearingGame(const RegionShape& shape, Mask within, std::vector<RegionGroup> groups)
    : field_(shape, within, 0, beside_any(groups)), groups_(std::move(groups)) {}

bool ClearingGame::holds(const RegionState& state) const {
    const Mask free = field_.empty(state);
    return std::all_of(groups_.begin(), groups_.end(), [&](const RegionGroup& group) {
        return std::popcount(group.beside & free) >= group.wanted;
    });
}

}  // namespace shikatsu::optimized
