#include "optimized/keeping/region_field.hpp"

namespace shikatsu::optimized {

std::optional<RegionState> RegionField::after_play(const RegionState& state, int place) const {
    RegionState after = state;
    after.opponent |= mask_of(place);
    const Mask near = adjacent(place);
    Mask captured = 0;
    if ((state.keeper & near) != 0) {
        const Mask loose = state.keeper & ~body(state);
        for_each_string(*shape_, loose, [&](Mask string) {
            if (!breathes(string, after)) captured |= string;
        });
    }
    after.keeper &= ~captured;
    const Mask own = shape_->flood(mask_of(place), after.opponent);
    if (!open(own) && !breathes(own, after)) return std::nullopt;
    // It may be a ko-capture, and then he may not take back.
    const bool lone = own == mask_of(place) && (near & empty(after) & ~captured) == 0;
    if (std::popcount(captured) == 1 && lone) after.marked |= captured;
    return after;
}

std::optional<RegionState> RegionField::after_answer(const RegionState& state, int place) const {
    RegionState after = state;
    after.keeper |= mask_of(place);
    Mask captured = 0;
    for (Mask touched = state.opponent & adjacent(place); touched != 0;) {
        const Mask string = shape_->flood(lowest_of(touched), state.opponent);
        touched &= ~string;
        if (!open(string) && !breathes(string, after)) captured |= string;
    }
    after.opponent &= ~captured;
    if ((state.marked & mask_of(place)) != 0 &&
        may_be_ko_capture(place, state.keeper | empty(state), captured))
        return std::nullopt;
    const Mask own = shape_->flood(mask_of(place), after.keeper);
    if ((own & walls_) != 0) return after;
    if ((own & border_) != 0 || !breathes(own, after)) return std::nullopt;
    return after;
}

std::vector<RegionState> RegionField::vanishings(const RegionState& state) const {
    std::vector<RegionState> after;
    for_each_string(*shape_, state.opponent, [&](Mask string) {
        if (!open(string)) return;
        after.push_back(state);
        after.back().opponent &= ~string;
    });
    return after;
}

}  // namespace shikatsu::optimized
