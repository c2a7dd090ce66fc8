// The kernel's plays, which look only at strings around, are the text's, which clear the whole grid.
#include "proofs/claims/bounds.hpp"
#include "proofs/claims/kernel_scene.hpp"
#include "proofs/theorems/theorems.hpp"

namespace shikatsu::proofs::play_is_the_texts_play {

namespace {

using optimized::Side;

/// Whether both agree on whether there is such a play and on what it removes.
struct Agree {
    template <class Scene, class Table>
    auto operator()(const Scene& scene, const Table& table, Point p) const {
        using T = TruthOf<Scene>;
        const auto effect = table.effect(Side::attacker, p);
        const auto play = text::play(scene.grid(), stones_of(scene), p);
        return T(T(effect.legal) == play.possible) && same<T>(scene.grid(), effect.captured, play.removed);
    }
};

/// As if suicide were judged before the capture.
struct AgreeWithoutCapture {
    template <class Scene, class Table>
    auto operator()(const Scene& scene, const Table& table, Point p) const {
        using T = TruthOf<Scene>;
        auto put = stones_of(scene);
        put.own[p.index] = true;
        return T(T(table.effect(Side::attacker, p).legal) == text::all_have_liberties(scene.grid(), put));
    }
};

Claim<1> claim(const Grid& grid) {
    const auto captures = at_some_empty_point([](const auto&, const auto& table, Point p) {
        const auto effect = table.effect(Side::attacker, p);
        return !effect.captured.empty() && !effect.captured.single();
    });
    const auto suicide = at_some_empty_point(
        [](const auto&, const auto& table, Point p) { return !table.effect(Side::attacker, p).legal; });
    return {
        {"black", "white"},
        LegalPosition{},
        at_every_empty_point(Agree{}),
        {{"two stones captured at once", captures}, {"a suicide", suicide}},
        {{"positions with strings without liberty", AnyPosition{}, at_every_empty_point(Agree{})},
         {"suicide judged before the capture", LegalPosition{}, at_every_empty_point(AgreeWithoutCapture{})}},
        bounds_for(grid)};
}

}  // namespace

Theorem theorem() {
    return {
        "play-is-the-texts-play",
        "Where each string has a liberty, the kernel's play exists and removes stones exactly as the text's "
        "does; elsewhere it need not.",
        {"J2003-MV-1", "J2003-MV-2", "J2003-MV-3"},
        Status::proved_up_to,
        {},
        "",
        {instance(2, 3, Effort::fast, claim), instance(1, 6, Effort::fast, claim),
         instance(2, 4, Effort::fast, claim), instance(3, 3, Effort::long_only, claim)}};
}

}  // namespace shikatsu::proofs::play_is_the_texts_play
