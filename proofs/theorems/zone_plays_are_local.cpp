// What plays do in a zone, whatever stands around it: the steps of the proof about zones.
#include "optimized/zones/zone.hpp"
#include "proofs/claims/bounds.hpp"
#include "proofs/claims/kernel_scene.hpp"
#include "proofs/theorems/theorems.hpp"

namespace shikatsu::proofs::zone_plays_are_local {

namespace {

using optimized::Side;

/// The whole grid and the zone as the zone game sees it; Black is the prover. The third set is the zone.
template <int W, class Word>
struct View {
    using T = optimized::Truth<Word>;
    using Effect = optimized::PlayEffect<W, Word>;

    explicit View(const Scene<W, Word>& scene)
        : geometry(scene.geometry),
          zone(optimized::Zone<W, Word>::around(geometry, scene.sets[2], Side::attacker)),
          whole(geometry, board_of(scene)),
          inside(geometry, zone.inside(board_of(scene))) {}

    /// Whether the zone may go on after a play on the whole grid. [Z2]
    T serves_after(Side side, Point p, const Effect& effect) const {
        auto board = whole.board();
        board.of(side).insert(p);
        board.of(other(side)) -= effect.captured;
        return zone.nothing_framing(board) && zone.each_breathes(geometry, board);
    }

    const optimized::Geometry<W, Word>& geometry;
    optimized::Zone<W, Word> zone;
    optimized::StringTable<W, Word> whole;
    optimized::StringTable<W, Word> inside;
};

template <int W, class Word>
View(const Scene<W, Word>&) -> View<W, Word>;

// What the prover may play, as the kernel has it and wrongly.

struct Admitted {
    template <class View>
    auto operator()(const View& view, Point p, const typename View::Effect& effect) const {
        return view.zone.admits(view.geometry, view.inside, p, effect);
    }
};

struct WithoutP1 {
    template <class View>
    auto operator()(const View& view, Point p, const typename View::Effect& effect) const {
        return view.zone.no_lone_capture_at_border(p, effect) &&
               view.zone.breathes_after(view.geometry, view.inside, p, effect);
    }
};

struct WithoutP2 {
    template <class View>
    auto operator()(const View& view, Point p, const typename View::Effect& effect) const {
        return view.zone.leaves_liberties(view.geometry, view.inside, p) &&
               view.zone.breathes_after(view.geometry, view.inside, p, effect);
    }
};

struct WithoutP3 {
    template <class View>
    auto operator()(const View& view, Point p, const typename View::Effect& effect) const {
        return view.zone.no_lone_capture_at_border(p, effect) &&
               view.zone.leaves_liberties(view.geometry, view.inside, p);
    }
};

/// Whether a play that the prover may make exists on the whole grid, does the same to the zone and is a
/// ko-capture in both; or in reality only, at the border and of a stone outside.
template <class May>
struct ProverPlays {
    template <class View>
    auto operator()(const View& view, Point p) const {
        using T = typename View::T;
        const auto seen = view.inside.effect(Side::attacker, p);
        const auto real = view.whole.effect(Side::attacker, p);
        const auto& points = view.zone.points;
        const T same = (real.captured & points) == seen.captured;
        const T same_ko = T(seen.ko_capture == real.ko_capture) ||
                          (real.ko_capture && !seen.ko_capture && view.zone.border.contains(p) &&
                           !real.captured.meets(points));
        const T admitted =
            points.contains(p) && view.whole.empty().contains(p) && seen.legal && May{}(view, p, seen);
        return T(!admitted || (real.legal && same && same_ko && view.serves_after(Side::attacker, p, real)));
    }
};

/// Whether a play of the opponent in the zone is one of the zone game, of the same effect, unless the prover
/// counts as beaten by it; and one elsewhere does nothing to the zone.
template <bool WithP4>
struct RivalPlays {
    template <class View>
    auto operator()(const View& view, Point p) const {
        using T = typename View::T;
        const auto seen = view.inside.effect(Side::defender, p);
        const auto real = view.whole.effect(Side::defender, p);
        const T inside = view.zone.points.contains(p);
        const T lost = WithP4 ? T(inside && view.zone.breaks(view.inside, p)) : T(false);
        const T played = view.whole.empty().contains(p) && real.legal && !lost;
        const T alike = seen.legal && real.captured == seen.captured && T(seen.ko_capture == real.ko_capture);
        const T nothing = !real.captured.meets(view.zone.points);
        return T(!played ||
                 (((inside && alike) || (!inside && nothing)) && view.serves_after(Side::defender, p, real)));
    }
};

/// For every intersection what both players may play.
template <class Prover, class Rival>
struct StaysLocal {
    template <class Scene>
    auto operator()(const Scene& scene) const {
        using T = TruthOf<Scene>;
        const View view(scene);
        return text::every<T>(scene.grid().points(),
                              [&](Point p) { return T(Prover{}(view, p)) && T(Rival{}(view, p)); });
    }
};

using Kernel = StaysLocal<ProverPlays<Admitted>, RivalPlays<true>>;

/// Whether the first two sets are a position of play in which the third is a zone of the prover's; maybe with
/// stones of his on the frame.
template <bool Framed>
struct Served {
    template <class Scene>
    auto operator()(const Scene& scene) const {
        const View view(scene);
        const auto inside = view.zone.each_breathes(view.geometry, board_of(scene));
        const auto legal = LegalPosition{}(scene) && inside;
        return Framed ? legal : legal && view.zone.nothing_framing(board_of(scene));
    }
};

/// Whether the prover may play somewhere so that `what` holds of the view, the play's effect in the zone and
/// on the whole grid.
template <class What>
auto when_prover_plays(What what) {
    return [what](const auto& scene) {
        using T = TruthOf<decltype(scene)>;
        const View view(scene);
        return text::some<T>(scene.grid().points(), [&](Point p) {
            const auto seen = view.inside.effect(Side::attacker, p);
            return T(view.zone.points.contains(p)) && T(view.whole.empty().contains(p)) && T(seen.legal) &&
                   T(Admitted{}(view, p, seen)) && T(what(view, seen, view.whole.effect(Side::attacker, p)));
        });
    };
}

Claim<1> claim(const Grid& grid) {
    const auto captures = when_prover_plays([](const auto&, const auto& seen, const auto&) {
        return !seen.captured.empty() && !seen.captured.single();
    });
    const auto outside = when_prover_plays([](const auto& view, const auto&, const auto& real) {
        return !(real.captured - view.zone.points).empty();
    });
    using Rivals = RivalPlays<true>;
    return {{"black", "white", "zone"},
            Served<false>{},
            Kernel{},
            {{"two stones captured in the zone", captures}, {"a stone captured outside", outside}},
            {{"P1 is dropped", Served<false>{}, StaysLocal<ProverPlays<WithoutP1>, Rivals>{}},
             {"P2 is dropped", Served<false>{}, StaysLocal<ProverPlays<WithoutP2>, Rivals>{}},
             {"P3 is dropped", Served<false>{}, StaysLocal<ProverPlays<WithoutP3>, Rivals>{}},
             {"P4 is dropped", Served<false>{}, StaysLocal<ProverPlays<Admitted>, RivalPlays<false>>{}},
             {"a stone of the prover's on the frame", Served<true>{}, Kernel{}}},
            bounds_for(grid)};
}

}  // namespace

Theorem theorem() {
    return {"zone-plays-are-local",
            "Whatever stands outside of a zone, a play there that its prover may make exists and removes the "
            "same stones of the zone, and so does one of his opponent unless it takes an open string's last "
            "liberty; both are ko-captures in the zone game as in fact, but for one of a stone outside; and "
            "the zone can go on.",
            {"J2003-MV-2", "J2003-MV-3", "J2003-D2-5"},
            Status::proved_up_to,
            {"play-is-the-texts-play", "ko-is-its-shape"},
            "zones.md#zones",
            {instance(2, 3, Effort::fast, claim), instance(1, 6, Effort::fast, claim),
             instance(1, 7, Effort::long_only, claim), instance(2, 4, Effort::long_only, claim)}};
}

}  // namespace shikatsu::proofs::zone_plays_are_local
