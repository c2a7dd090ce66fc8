// The memory of the hypothetical-ko rule: where its bans come from and what a ko-pass leaves of them.
#include "proofs/claims/kernel_scene.hpp"
#include "proofs/theorems/theorems.hpp"

namespace shikatsu::proofs::bans_come_from_ko_captures {

namespace {

// The sets of a scene. Bans of the mover and of the other player; since the last ko-pass, the intersections
// that ko-captures took stones from, by whose stones they were; the intersection that the mover's move
// ko-captures from; the ko-captures that the other player has after it; and whether the move is a ko-pass (at
// the first point).
enum Set : std::size_t { own_bans, rival_bans, own_lost, rival_lost, captured, rival_kos, ko_pass };

template <class Scene>
auto is_ko_pass(const Scene& scene) {
    return scene.sets[ko_pass].contains(Point{0});
}

/// Every ban stands where a ko-capture took the banned player's stone since the last ko-pass; a ko-pass is no
/// play. [J2003-HS-4] [J2003-D2-6]
struct Remembered {
    template <class Scene>
    auto operator()(const Scene& scene) const {
        const auto& s = scene.sets;
        return s[own_bans].subset_of(s[own_lost]) && s[rival_bans].subset_of(s[rival_lost]) &&
               (s[captured].empty() || s[captured].single()) && (!is_ko_pass(scene) || s[captured].empty()) &&
               s[ko_pass].subset_of(std::decay_t<decltype(s[ko_pass])>::of(Point{0}));
    }
};

/// Whether the bans after the move come from ko-captures since the last ko-pass, and after a ko-pass the
/// other player has none to make a ko-pass for. `lifts_all`: whether a ko-pass lifts both players' bans.
template <bool LiftsAll>
struct StayRemembered {
    template <class Scene>
    auto operator()(const Scene& scene) const {
        using T = TruthOf<Scene>;
        using Bits = std::decay_t<decltype(scene.sets[0])>;
        const auto& s = scene.sets;
        Bits own;
        Bits rival;
        insert_if(!is_ko_pass(scene), own, s[own_bans]);
        insert_if(T(!is_ko_pass(scene)) || T(!LiftsAll), rival, s[rival_bans] | s[captured]);
        Bits own_since;
        Bits rival_since;
        insert_if(!is_ko_pass(scene), own_since, s[own_lost]);
        insert_if(!is_ko_pass(scene), rival_since, s[rival_lost] | s[captured]);
        const T ko_pass_available = rival.meets(s[rival_kos]);
        return T(own.subset_of(own_since)) && T(rival.subset_of(rival_since)) &&
               (T(!is_ko_pass(scene)) || !ko_pass_available);
    }
};

template <int W>
Claim<W> claim(const Grid&) {
    const auto answerable = [](const auto& scene) {
        return !is_ko_pass(scene) && scene.sets[captured].meets(scene.sets[rival_kos]);
    };
    const auto passes = [](const auto& scene) {
        return is_ko_pass(scene) && !scene.sets[own_bans].empty() &&
               scene.sets[rival_bans].meets(scene.sets[rival_kos]);
    };
    return {{"own bans", "rival bans", "own lost", "rival lost", "captured", "rival kos", "ko-pass"},
            Remembered{},
            StayRemembered<true>{},
            {{"a ko-capture whose answer it bans", answerable}, {"a ko-pass with bans of both", passes}},
            {{"a ko-pass lifts the passer's bans only", Remembered{}, StayRemembered<false>{}}},
            {}};
}

}  // namespace

Theorem theorem() {
    return {"bans-come-from-ko-captures",
            "A ko-capture is prohibited only after an earlier ko-capture since the last ko-pass, and right "
            "after a "
            "ko-pass the opponent has no ko-pass.",
            {"J2003-HS-4", "J2003-D2-6"},
            Status::proved,
            {},
            "",
            {instance(2, 3, Effort::fast, claim<1>), instance(19, 19, Effort::fast, claim<6>)}};
}

}  // namespace shikatsu::proofs::bans_come_from_ko_captures
