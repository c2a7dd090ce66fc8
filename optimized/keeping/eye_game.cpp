#include "optimized/keeping/eye_game.hpp"

namespace shikatsu::optimized {

bool EyeGame::holds(const RegionState& state) const {
    return std::popcount(liberties(field_.body(state), empty(state))) >= wanted_;
}

bool EyeGame::settled(const RegionState& state) const {
    const Mask kept = field_.body(state);
    const Mask free = empty(state);
    const Mask far = free & ~liberties(kept, free);
    int eyes = 0;
    for (Mask rest = field_.points() & ~kept; rest != 0 && eyes < wanted_;) {
        const Mask part = field_.shape().flood(lowest_of(rest), rest);
        rest &= ~part;
        const bool shut = !field_.open(part) && (part & state.keeper) == 0 && (part & free) != 0;
        if (shut && (part & far) == 0) ++eyes;
    }
    return eyes >= wanted_;
}

}  // namespace shikatsu::optimized
