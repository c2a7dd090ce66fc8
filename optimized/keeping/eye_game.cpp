#include "optimized/keeping/eye_game.hpp"

namespace shikatsu::optimized {

bool EyeGame::holds(const RegionState& state) const {
    return std::popcount(liberties(body(state), empty(state))) >= wanted_;
}

bool EyeGame::settled(const RegionState& state) const {
    const Mask kept = body(state);
    const Mask free = empty(state);
    const Mask far = free & ~liberties(kept, free);
    int eyes = 0;
    for (Mask rest = points_ & ~kept; rest != 0 && eyes < wanted_;) {
        const Mask part = shape_->flood(lowest_of(rest), rest);
        rest &= ~part;
        const bool shut = (part & (border_ | state.keeper)) == 0 && (part & free) != 0;
        if (shut && (part & far) == 0) ++eyes;
    }
    return eyes >= wanted_;
}

std::optional<RegionState> EyeGame::after_play(const RegionState& state, int place) const {
    RegionState after = state;
    after.opponent |= mask_of(place);
    const Mask near = adjacent(place);
    Mask captured = 0;
    if ((state.keeper & near) != 0) {
        const Mask loose = state.keeper & ~body(state);
        for_each_string(*shape_, loose, [&](Mask string) {
            if ((neighbours(string) & empty(after)) == 0) captured |= string;
        });
    }
    after.keeper &= ~captured;
    const Mask own = shape_->flood(mask_of(place), after.opponent);
    const Mask free = empty(after);
    if ((own & border_) == 0 && (neighbours(own) & free) == 0) return std::nullopt;
    // It may be a ko-capture, and then he may not take back.
    const bool lone = own == mask_of(place) && (near & free & ~captured) == 0;
    if (std::popcount(captured) == 1 && lone) after.marked |= captured;
    return after;
}

std::optional<RegionState> EyeGame::after_answer(const RegionState& state, int place) const {
    if ((state.marked & mask_of(place)) != 0) return std::nullopt;
    RegionState after = state;
    after.keeper |= mask_of(place);
    Mask captured = 0;
    for (Mask touched = state.opponent & adjacent(place); touched != 0;) {
        const Mask string = shape_->flood(lowest_of(touched), state.opponent);
        touched &= ~string;
        if ((string & border_) == 0 && (neighbours(string) & empty(after)) == 0) captured |= string;
    }
    after.opponent &= ~captured;
    const Mask own = shape_->flood(mask_of(place), after.keeper);
    if ((own & beside_) != 0) return after;
    if ((own & (border_ | others_)) != 0 || (neighbours(own) & empty(after)) == 0) return std::nullopt;
    return after;
}

std::vector<RegionState> EyeGame::vanishings(const RegionState& state) const {
    std::vector<RegionState> after;
    for_each_string(*shape_, state.opponent, [&](Mask string) {
        if ((string & border_) == 0) return;
        after.push_back(state);
        after.back().opponent &= ~string;
    });
    return after;
}

}  // namespace shikatsu::optimized
