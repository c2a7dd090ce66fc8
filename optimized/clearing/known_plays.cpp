#include "optimized/clearing/known_plays.hpp"

#include <bit>

namespace shikatsu::optimized {

namespace {

/// What a play on the place takes of the stones beside it, whatever is on other places; nothing if it may
/// take others. Strings with a stone on a `safe` place are not taken.
std::optional<Mask> captured_for_sure(const RegionField& field, const KnownState& state, Mask stones,
                                      Mask safe, int place) {
    const Mask free = state.empty() & ~mask_of(place);
    Mask captured = 0;
    for (Mask touched = field.adjacent(place) & stones; touched != 0;) {
        const Mask string = field.shape().flood(lowest_of(touched), stones);
        touched &= ~string;
        const Mask around = field.neighbours(string);
        if ((string & safe) != 0 || (around & free) != 0) continue;
        if ((around & ~state.known) != 0) return std::nullopt;
        captured |= string;
    }
    return captured;
}

}  // namespace

Mask ko_captured(const RegionField& field, const KnownState& state, int place) {
    const bool lone = (field.adjacent(place) & ~state.state.keeper) == 0;
    if ((state.empty() & mask_of(place)) == 0 || !lone) return 0;
    const auto captured = captured_for_sure(field, state, state.state.keeper, field.walls(), place);
    return captured && std::popcount(*captured) == 1 ? *captured : 0;
}

Mask ko_captured_by_keeper(const RegionField& field, const KnownState& state, int place) {
    if ((state.empty() & mask_of(place)) == 0) return 0;
    const auto captured = captured_for_sure(field, state, state.state.opponent, 0, place);
    if (!captured || std::popcount(*captured) != 1) return 0;
    KnownState after = state;
    after.state.keeper |= mask_of(place);
    after.state.opponent &= ~*captured;
    return ko_captured(field, after, std::countr_zero(*captured)) == mask_of(place) ? *captured : 0;
}

bool keeper_can_ko_pass(const RegionField& field, const KnownState& state) {
    if (state.state.marked == 0 || state.state.barred != 0) return false;
    bool can = true;
    for_each_place(state.state.marked,
                   [&](int place) { can = can && ko_captured_by_keeper(field, state, place) != 0; });
    return can;
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
