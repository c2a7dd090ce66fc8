#include "optimized/clearing/known_plays.hpp"

#include <bit>

namespace shikatsu::optimized {

Mask ko_captured(const RegionField& field, const KnownState& state, int place) {
    const Mask near = field.adjacent(place);
    if ((state.empty() & mask_of(place)) == 0 || (near & ~state.state.keeper) != 0) return 0;
    const Mask free = state.empty() & ~mask_of(place);
    Mask captured = 0;
    for (Mask touched = near; touched != 0;) {
        const Mask string = field.shape().flood(lowest_of(touched), state.state.keeper);
        touched &= ~string;
        const Mask around = field.neighbours(string);
        if ((string & field.walls()) != 0 || (around & free) != 0) continue;
        if ((around & ~state.known) != 0) return 0;
        captured |= string;
    }
    return std::popcount(captured) == 1 ? captured : 0;
}

KnownState without_doubtful_bars(const RegionField& field, KnownState state) {
    for_each_place(state.state.barred, [&](int place) {
        if (ko_captured(field, state, place) == 0) state.state.barred &= ~mask_of(place);
    });
    return state;
}

KnownState with_taking_back_barred(const RegionField& field, const KnownState& before, int place,
                                   KnownState after) {
    const Mask taken = before.state.opponent & field.adjacent(place) & after.empty();
    if (std::popcount(taken) != 1) return after;
    const int back = std::countr_zero(taken);
    if (ko_captured(field, after, back) == mask_of(place)) after.state.barred |= taken;
    return after;
}

std::optional<KnownState> KnownPlays::after_play(const KnownState& state, int place) const {
    if ((state.state.barred & mask_of(place)) != 0) return std::nullopt;
    KnownState after = state;
    after.state.opponent |= mask_of(place);
    Mask captured = 0;
    Mask doubtful = 0;
    for_each_string(field_.shape(), state.state.keeper & ~field_.body(state.state), [&](Mask string) {
        if (!breathes(string, after)) (closed(string, state.known) ? captured : doubtful) |= string;
    });
    after.state.keeper &= ~captured;
    after = after.on(~doubtful);
    const Mask near = field_.adjacent(place);
    const Mask own = field_.shape().flood(mask_of(place), after.state.opponent);
    const bool possible = breathes(own, after) || !closed(own, state.known) || (near & doubtful) != 0;
    if (!possible) return std::nullopt;
    const bool lone = (near & (after.state.opponent | (after.empty() & ~captured))) == 0;
    if (std::popcount(captured) == 1 && lone) after.state.marked |= captured;
    return without_doubtful_bars(field_, after);
}

std::optional<KnownState> KnownPlays::after_answer(const KnownState& state, int place) const {
    if ((state.empty() & mask_of(place)) == 0) return std::nullopt;
    KnownState after = state;
    after.state.keeper |= mask_of(place);
    const Mask near = field_.adjacent(place);
    Mask captured = 0;
    Mask doubtful = 0;
    for_each_string(field_.shape(), state.state.opponent, [&](Mask string) {
        if (!breathes(string, after)) (closed(string, state.known) ? captured : doubtful) |= string;
    });
    after.state.opponent &= ~captured;
    if ((state.state.marked & mask_of(place)) != 0 &&
        field_.may_be_ko_capture(place, state.state.keeper | state.empty(), captured))
        return std::nullopt;
    const Mask own = field_.shape().flood(mask_of(place), after.state.keeper);
    if ((own & field_.walls()) == 0 && !breathes(own, after)) return std::nullopt;
    const bool touched = (near & (doubtful | ~state.known)) != 0;
    after = without_doubtful_bars(field_, touched ? after.on(~doubtful) : after);
    return bars_ ? with_taking_back_barred(field_, state, place, after) : after;
}

bool KnownPlays::in_peace(const KnownState& state) const {
    bool peace = true;
    for_each_string(field_.shape(), state.state.keeper & ~field_.body(state.state),
                    [&](Mask string) { peace = peace && breathes(string, state); });
    return peace;
}

}  // namespace shikatsu::optimized
