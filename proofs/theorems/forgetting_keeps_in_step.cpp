// A state that forgets bans and a state that does not, move by move: one of the adversary's assumptions keeps
// them in step.
#include "proofs/claims/kernel_scene.hpp"
#include "proofs/theorems/theorems.hpp"

namespace shikatsu::proofs::forgetting_keeps_in_step {

namespace {

// The sets of a scene, all of one player's ko-captures: the bans in force and those remembered, before the
// move; where his ko-captures are on the board, before and after it; the ban that the move, if it is a
// ko-capture of the opponent's, makes. Flags, at the first point: whether the remembered state is complete;
// whether it forgets bans if it has the occasion; whether the move is a ko-pass.
enum Set : std::size_t { bans, remembered, kos, kos_after, created, complete, forgets, ko_pass };

template <class Scene>
auto flag(const Scene& scene, Set set) {
    return scene.sets[set].contains(Point{0});
}

/// A complete state remembers the bans in force, another one those whose ko is on the board.
template <class T, class Bits>
T in_step(const Bits& in_force, const Bits& known, const Bits& on_board, T is_complete) {
    return (!is_complete || T(known == in_force)) && (is_complete || T(known == (in_force & on_board)));
}

struct InStep {
    template <class Scene>
    auto operator()(const Scene& scene) const {
        using T = TruthOf<Scene>;
        const auto& s = scene.sets;
        const T one_ban = s[created].empty() || T(s[created].single());
        const T no_play = T(s[created].empty()) && T(s[kos_after] == s[kos]);
        return in_step<T>(s[bans], s[remembered], s[kos], flag(scene, complete)) && one_ban &&
               (!flag(scene, ko_pass) || no_play);
    }
};

/// What is assumed of forgotten bans when a ko comes back: what is the case, or that none is in force; and
/// whether a state that forgets is marked as incomplete.
enum class Assumed { what_is_so, none };
enum class Marked { yes, no };

/// The bans after the move [J2003-HS-4], and what is remembered of them (`BanMemory`).
template <Assumed assumed, Marked marked>
struct StaysInStep {
    template <class Scene>
    auto operator()(const Scene& scene) const {
        using T = TruthOf<Scene>;
        using Bits = std::decay_t<decltype(scene.sets[0])>;
        const auto& s = scene.sets;
        const T play = !flag(scene, ko_pass);
        Bits in_force;
        insert_if(play, in_force, s[bans] | s[created]);
        const T stays_complete = flag(scene, complete) && !flag(scene, forgets);
        const Bits listed = s[remembered] | s[created];
        const Bits come_back = (s[kos_after] - s[kos]) - s[created];
        Bits known;
        insert_if(play && stays_complete, known, listed);
        insert_if(play && !stays_complete, known, listed & s[kos_after]);
        if (assumed == Assumed::what_is_so)
            insert_if(play && !flag(scene, complete), known, in_force & come_back);
        const T is_complete = !play || stays_complete || (T(marked == Marked::no) && flag(scene, complete));
        const T same_prohibited = (known & s[kos_after]) == (in_force & s[kos_after]);
        return in_step<T>(in_force, known, s[kos_after], is_complete) && same_prohibited;
    }
};

template <int W>
Claim<W> claim(const Grid&) {
    const auto comes_back = [](const auto& scene) {
        const auto& s = scene.sets;
        return !flag(scene, complete) && !flag(scene, ko_pass) && (s[kos_after] - s[kos]).meets(s[bans]);
    };
    const auto forgets_one = [](const auto& scene) {
        const auto& s = scene.sets;
        return flag(scene, complete) && flag(scene, forgets) && !flag(scene, ko_pass) &&
               !(s[bans] - s[kos_after]).empty();
    };
    const auto lifts = [](const auto& scene) {
        const auto& s = scene.sets;
        return !flag(scene, complete) && flag(scene, ko_pass) && s[bans].meets(s[kos]);
    };
    return {{"bans", "remembered", "kos", "kos after", "created", "complete", "forgets", "ko-pass"},
            InStep{},
            StaysInStep<Assumed::what_is_so, Marked::yes>{},
            {{"a ban that was forgotten comes back with its ko", comes_back},
             {"a ban is forgotten", forgets_one},
             {"a ko-pass makes what is remembered complete", lifts}},
            {{"a forgotten ban is never in force again", InStep{}, StaysInStep<Assumed::none, Marked::yes>{}},
             {"a state that forgets need not be marked", InStep{},
              StaysInStep<Assumed::what_is_so, Marked::no>{}}},
            {}};
}

}  // namespace

Theorem theorem() {
    return {
        "forgetting-keeps-in-step",
        "If a state remembers all bans in force, or is marked and remembers those whose ko is on the board, "
        "then "
        "after each move it does so again for one of the assumptions about kos that come back; and it "
        "prohibits the same ko-captures, so both states allow the same moves.",
        {"J2003-HS-4", "J2003-D2-6"},
        Status::proved,
        {},
        "engine-theorems.md#forgetting",
        {instance(2, 3, Effort::fast, claim<1>), instance(9, 9, Effort::fast, claim<2>),
         instance(19, 19, Effort::long_only, claim<6>)}};
}

}  // namespace shikatsu::proofs::forgetting_keeps_in_step
