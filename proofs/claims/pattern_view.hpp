// Scenes of a whole grid and of what is known of it, and whether what is said of plays by that is true.
#pragma once

#include "optimized/patterns/local_plays.hpp"
#include "proofs/claims/kernel_scene.hpp"

namespace shikatsu::proofs {

/// The whole grid and what is seen of it; Black is the keeper. The third set is what is known, the fourth, if
/// there is one, the anchored stones of that: on the whole grid all that is in one string with them is.
template <int W, class Word>
struct PatternView {
    using T = optimized::Truth<Word>;
    using Known = optimized::KnownBoard<W, Word>;
    using Effect = optimized::PlayEffect<W, Word>;
    using Side = optimized::Side;

    explicit PatternView(const Scene<W, Word>& scene)
        : geometry(scene.geometry),
          plays(scene.geometry),
          real{scene.geometry.all(), {{scene.sets[1], scene.sets[0]}}},
          whole(scene.geometry, real.board),
          seen(real.on(scene.sets[2])) {
        if (scene.sets.size() < 4) return;
        seen.anchored = scene.sets[3];
        real.anchored = geometry.flood(seen.anchored, real.of(Side::defender));
    }

    T is_seen_empty(Point p) const { return seen.empty().contains(p); }
    T is_unseen_empty(Point p) const { return !T(seen.known.contains(p)) && real.empty().contains(p); }
    /// Whether something is unknown.
    T is_partial() const { return !(real.known - seen.known).empty(); }

    /// Whether `known` is there after the play on the whole grid.
    T shows_after(Side side, Point p, const Effect& effect, const Known& known) const {
        Known after = real;
        after.board.of(side).insert(p);
        after.board.of(optimized::other(side)) -= effect.captured;
        after.anchored = geometry.flood(real.anchored, after.of(Side::defender));
        return after.shows(known);
    }

    const optimized::Geometry<W, Word>& geometry;
    optimized::LocalPlays<W, Word> plays;
    Known real;
    optimized::StringTable<W, Word> whole;
    Known seen;
};

template <int W, class Word>
PatternView(const Scene<W, Word>&) -> PatternView<W, Word>;

/// A legal position, of which some known stones of the keeper's are anchored.
struct SomeAreAnchored {
    template <class Scene>
    auto operator()(const Scene& scene) const {
        using T = TruthOf<Scene>;
        return T(LegalPosition{}(scene)) && T(scene.sets[3].subset_of(scene.sets[0] & scene.sets[2]));
    }
};

/// Whether each string of anchored stones has one of the liberties.
template <class View, class Set>
auto all_breathe(const View& view, const Set& liberties) {
    using T = typename View::T;
    const auto& staying = view.real.anchored;
    return T(view.geometry.flood(view.geometry.neighbours(liberties) & staying, staying) == staying);
}

/// What is said of plays, as the kernel has it.
struct SaidOfPlays {
    template <class View>
    static auto keepers(const View& view, Point p) {
        return view.plays.of_keeper(view.seen, p);
    }
    template <class View>
    static auto rivals(const View& view, Point p) {
        return view.plays.of_opponent(view.seen, p);
    }
    template <class View>
    static auto elsewhere(const View& view) {
        return view.plays.elsewhere(view.seen);
    }
};

/// Wrongly: without a look at kos.
struct KeeperMayTakeKos : SaidOfPlays {
    template <class View>
    static auto keepers(const View& view, Point p) {
        auto effect = SaidOfPlays::keepers(view, p);
        effect.may = view.plays.breathes(view.seen, p, effect.captured);
        return effect;
    }
};

/// Wrongly: without a look at liberties.
struct KeeperNeedsNoLiberty : SaidOfPlays {
    template <class View>
    static auto keepers(const View& view, Point p) {
        auto effect = SaidOfPlays::keepers(view, p);
        effect.may = view.plays.is_no_ko(view.seen, p, effect.captured);
        return effect;
    }
};

/// Whether the keeper's play is possible on the whole grid, is no ko-capture and does what is said of it.
template <class Said, class View>
auto keeper_plays(const View& view, Point p) {
    using T = typename View::T;
    const auto said = Said::keepers(view, p);
    const auto real = view.whole.effect(optimized::Side::defender, p);
    return T(
        !(view.is_seen_empty(p) && said.may) ||
        (real.legal && !real.ko_capture && view.shows_after(optimized::Side::defender, p, real, said.after)));
}

/// Whether the opponent's play on a known intersection, if there is one, is said to be possible and does what
/// is said of it.
template <class Said, class View>
auto rival_plays(const View& view, Point p) {
    using T = typename View::T;
    const auto said = Said::rivals(view, p);
    const auto real = view.whole.effect(optimized::Side::attacker, p);
    return T(!(view.is_seen_empty(p) && real.legal) ||
             (said.may && view.shows_after(optimized::Side::attacker, p, real, said.after)));
}

/// Whether `what` holds of the view and of an intersection that is known to be empty.
template <class What>
auto somewhere_known(What what) {
    return [what](const auto& scene) {
        using T = TruthOf<decltype(scene)>;
        const PatternView view(scene);
        return text::some<T>(scene.grid().points(),
                             [&](Point p) { return T(view.is_seen_empty(p)) && T(what(view, p)); });
    };
}

}  // namespace shikatsu::proofs
