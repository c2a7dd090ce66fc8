#include "optimized/clearing/known_plays.hpp"

#include <bit>

namespace shikatsu::optimized {

std::optional<KnownState> KnownPlays::after_play(const KnownState& state, int place) const {
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
    return after;
}

std::optional<KnownState> KnownPlays::after_answer(const KnownState& state, int place) const {
    if ((state.empty() & ~state.state.marked & mask_of(place)) == 0) return std::nullopt;
    KnownState after = state;
    after.state.keeper |= mask_of(place);
    const Mask near = field_.adjacent(place);
    Mask captured = 0;
    Mask doubtful = 0;
    for_each_string(field_.shape(), state.state.opponent, [&](Mask string) {
        if (!breathes(string, after)) (closed(string, state.known) ? captured : doubtful) |= string;
    });
    after.state.opponent &= ~captured;
    const Mask own = field_.shape().flood(mask_of(place), after.state.keeper);
    if ((own & field_.walls()) == 0 && !breathes(own, after)) return std::nullopt;
    const bool touched = (near & (doubtful | ~state.known)) != 0;
    return touched ? after.on(~doubtful) : after;
}

bool KnownPlays::in_peace(const KnownState& state) const {
    bool peace = true;
    for_each_string(field_.shape(), state.state.keeper & ~field_.body(state.state),
                    [&](Mask string) { peace = peace && breathes(string, state); });
    return peace;
}

}  // namespace shikatsu::optimized
