// What a long cycle counts: over a cycle of positions removals and plays balance on each intersection.
#include "proofs/claims/kernel_scene.hpp"
#include "proofs/theorems/theorems.hpp"

namespace shikatsu::proofs::removals_balance_plays {

namespace {

// The sets of a scene, all of stones of one colour: where they were at the start of the count, where they are
// now, where one more was played than removed since, where one more was removed than played; and what the
// next move plays and removes.
enum Set : std::size_t { start, now, surplus, deficit, played, removed };

/// Whether surplus and deficit are what `standing` and the start tell: +1 where a stone is new, -1 where one
/// is gone.
template <class T, class Scene, class Bits>
T is_counted(const Scene& scene, const Bits& standing, const Bits& more, const Bits& less) {
    return T(more == standing - scene.sets[start]) && T(less == scene.sets[start] - standing);
}

struct Counted {
    template <class Scene>
    auto operator()(const Scene& scene) const {
        using T = TruthOf<Scene>;
        const auto& s = scene.sets;
        return is_counted<T>(scene, s[now], s[surplus], s[deficit]) && !s[played].meets(s[now]) &&
               (s[played].empty() || s[played].single()) && !s[played].meets(s[removed]);
    }
};

/// Of the opponent's move only stones that stand are removed. [J2003-MV-1] [J2003-MV-2]
struct Moves {
    template <class Scene>
    auto operator()(const Scene& scene) const {
        return Counted{}(scene) && scene.sets[removed].subset_of(scene.sets[now]);
    }
};

/// The counts after the move are right again, none left -1, 0, +1, and are all 0 if the start is back.
struct StaysCounted {
    template <class Scene>
    auto operator()(const Scene& scene) const {
        using T = TruthOf<Scene>;
        const auto& s = scene.sets;
        const auto standing = (s[now] | s[played]) - s[removed];
        const auto more = (s[surplus] | (s[played] - s[deficit])) - s[removed];
        const auto less = (s[deficit] | (s[removed] - s[surplus])) - s[played];
        const T in_range = T(!s[played].meets(s[surplus])) && T(!s[removed].meets(s[deficit]));
        const T back = standing == s[start];
        return in_range && is_counted<T>(scene, standing, more, less) &&
               (!back || (T(more.empty()) && T(less.empty())));
    }
};

template <int W>
Claim<W> claim(const Grid&) {
    const auto cycle_ends = [](const auto& scene) {
        const auto& s = scene.sets;
        return ((s[now] | s[played]) - s[removed]) == s[start] && !s[surplus].empty() && !s[removed].empty();
    };
    return {{"start", "now", "surplus", "deficit", "played", "removed"},
            Moves{},
            StaysCounted{},
            {{"a move that brings the start back", cycle_ends}},
            {{"removals of stones that do not stand", Counted{}, StaysCounted{}}},
            {}};
}

}  // namespace

Theorem theorem() {
    return {"removals-balance-plays",
            "Since a position first occurred, on each intersection as many stones of a colour were played as "
            "removed, "
            "but for one where it is new or gone; when the position is back, none. So over a long cycle the "
            "removed "
            "stones that decide it are as many as the plays of each player.",
            {"J2003-AS-5", "J2003-AS-6", "J2003-MV-1", "J2003-MV-2"},
            Status::proved,
            {},
            "engine-theorems.md#long-cycle",
            {instance(2, 3, Effort::fast, claim<1>), instance(19, 19, Effort::fast, claim<6>)}};
}

}  // namespace shikatsu::proofs::removals_balance_plays
