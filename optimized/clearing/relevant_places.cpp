#include "optimized/clearing/relevant_places.hpp"

#include <bit>

#include "optimized/clearing/known_plays.hpp"

namespace shikatsu::optimized {

Mask RelevantPlaces::before_play(const RegionState& state, int place, const RegionState& after,
                                 Mask known) const {
    const Mask captured = state.keeper & ~after.keeper;
    known = with_captured(known | mask_of(place), captured, state.keeper);
    // That it is no ko-capture has to be seen, too.
    if (std::popcount(captured) == 1 && (captured & known) != 0 && after.marked == state.marked) {
        const Mask others = field_.adjacent(place) & ~captured & (after.opponent | field_.empty(after));
        if ((others & known) == 0) known |= lowest_of(others);
    }
    return with_liberties(known & ~captured, after.keeper, field_.empty(after)) | (known & captured);
}

Mask RelevantPlaces::of_no_play(const RegionState& state, int place) const {
    const Mask own = field_.shape().flood(mask_of(place), state.opponent | mask_of(place));
    return with_liberties(own | field_.neighbours(own), state.keeper, field_.empty(state) & ~mask_of(place));
}

Mask RelevantPlaces::of_bars(const RegionState& state) const {
    Mask known = 0;
    for_each_place(state.barred, [&](int place) {
        const Mask near = field_.adjacent(place);
        const Mask taken = ko_captured(field_, {state, field_.points()}, place);
        known |= with_liberties(mask_of(place) | near | field_.neighbours(near & taken), state.keeper,
                                field_.empty(state) & ~mask_of(place));
    });
    return known;
}

Mask RelevantPlaces::before_ko_pass(const RegionState& state, Mask known) const {
    for (Mask last = 0; last != known;) {
        last = known;
        for_each_place(state.marked & known, [&](int place) {
            const Mask near = field_.adjacent(place);
            const Mask taken = ko_captured_by_keeper(field_, {state, field_.points()}, place);
            const Mask beside = mask_of(place) | near | field_.neighbours(taken);
            known |= with_liberties(known | beside, state.opponent & ~taken,
                                    field_.empty(state) & ~mask_of(place));
        });
    }
    return known;
}

Mask RelevantPlaces::before_answer(const RegionState& state, int place, const RegionState& after,
                                   Mask known) const {
    const Mask captured = state.opponent & ~after.opponent;
    const Mask body = field_.body(after);
    known |= mask_of(place) | (body & state.keeper);
    // Where the player may be banned, that it is no ko-capture.
    if ((state.marked & mask_of(place)) != 0) known |= captured;
    if ((body & mask_of(place)) == 0) {
        const Mask own = field_.shape().flood(mask_of(place), after.keeper);
        const Mask liberties = field_.neighbours(own) & field_.empty(after) & ~captured;
        known |= own | (liberties != 0 ? lowest_of(liberties) : captured);
        // Searches are shorter by a sixth if the pattern says, too, whether it is a ko-capture.
        const Mask near = field_.adjacent(place);
        const Mask was_empty = near & field_.empty(state);
        const Mask beside = was_empty != 0 ? was_empty : near & state.keeper;
        known |= beside != 0 ? lowest_of(beside) : captured;
    }
    known = with_captured(known, captured, state.opponent);
    const Mask free = field_.empty(after) & ~captured;
    return with_liberties(known & ~captured, after.opponent, free) | (known & captured);
}

Mask RelevantPlaces::with_liberties(Mask known, Mask stones, Mask free) const {
    for (Mask left = known & stones; left != 0;) {
        const Mask part = field_.shape().flood(lowest_of(left), stones & known);
        left &= ~part;
        const Mask near = field_.neighbours(part) & free;
        if (near != 0) {
            if ((near & known) == 0) known |= lowest_of(near);
            continue;
        }
        const Mask string = field_.shape().flood(lowest_of(part), stones);
        known |= string;
        left &= ~string;
        const Mask liberties = field_.neighbours(string) & free;
        if (liberties != 0) known |= lowest_of(liberties);
    }
    return known;
}

Mask RelevantPlaces::with_captured(Mask known, Mask captured, Mask stones) const {
    for (Mask left = captured; left != 0;) {
        const Mask string = field_.shape().flood(lowest_of(left), stones);
        left &= ~string;
        if ((string & known) != 0) known |= string | field_.neighbours(string);
    }
    return known;
}

}  // namespace shikatsu::optimized
