// What plays do to what is known of a board, whatever is on its other intersections: the steps of the proof
// about patterns.
#include "proofs/claims/bounds.hpp"
#include "proofs/claims/pattern_view.hpp"
#include "proofs/theorems/theorems.hpp"

namespace shikatsu::proofs::pattern_plays_are_local {

namespace {

using optimized::Side;

// The same, wrongly; and two that are in pattern_view.hpp.

struct NothingIsGoneAfterTheKeeper : SaidOfPlays {
    template <class View>
    static auto keepers(const View& view, Point p) {
        auto effect = SaidOfPlays::keepers(view, p);
        effect.after = view.plays.with_play(view.seen, Side::defender, p, effect.captured);
        return effect;
    }
};

/// But strings that are joined to them by unknown stones may be gone, too.
struct OnlyWhatIsTouchedIsGoneAfterTheKeeper : SaidOfPlays {
    template <class View>
    static auto keepers(const View& view, Point p) {
        auto effect = NothingIsGoneAfterTheKeeper::keepers(view, p);
        const auto attacked = view.plays.attack(view.seen, Side::attacker, p);
        effect.after = effect.after.without(Side::attacker, attacked.touched);
        return effect;
    }
};

/// But unknown stones beside the play may join strings, too.
struct NothingIsGoneIfNothingIsTouched : SaidOfPlays {
    template <class View>
    static auto keepers(const View& view, Point p) {
        using T = typename View::T;
        auto effect = SaidOfPlays::keepers(view, p);
        const auto attacked = view.plays.attack(view.seen, Side::attacker, p);
        const auto all = NothingIsGoneAfterTheKeeper::keepers(view, p).after;
        insert_if(T(attacked.touched.empty()), effect.after.known, all.known);
        insert_if(T(attacked.touched.empty()), effect.after.board.of(Side::attacker), attacked.doubtful);
        return effect;
    }
};

struct TheOpponentTakesNoOpenStrings : SaidOfPlays {
    template <class View>
    static auto rivals(const View& view, Point p) {
        using T = typename View::T;
        auto effect = SaidOfPlays::rivals(view, p);
        effect.may = T(view.plays.has_room(view.seen, p)) || !T(effect.captured.empty());
        return effect;
    }
};

struct NothingIsGoneAfterTheOpponent : SaidOfPlays {
    template <class View>
    static auto rivals(const View& view, Point p) {
        auto effect = SaidOfPlays::rivals(view, p);
        effect.after = view.plays.with_play(view.seen, Side::attacker, p, effect.captured);
        return effect;
    }
};

/// But an unknown stone may be its liberty.
struct OpenStringsAreTakenForSure : SaidOfPlays {
    template <class View>
    static auto rivals(const View& view, Point p) {
        auto effect = SaidOfPlays::rivals(view, p);
        const auto attacked = view.plays.attack(view.seen, Side::defender, p);
        effect.after =
            view.plays.with_play(view.seen, Side::attacker, p, attacked.captured | attacked.touched);
        return effect;
    }
};

struct NothingIsGoneAfterPlaysElsewhere : SaidOfPlays {
    template <class View>
    static auto elsewhere(const View& view) {
        return view.seen;
    }
};

/// Whether the opponent's play elsewhere, if there is one, does what is said of it.
template <class Said, class View>
auto rival_plays_elsewhere(const View& view, Point p) {
    using T = typename View::T;
    const auto real = view.whole.effect(Side::attacker, p);
    return T(!(view.is_unseen_empty(p) && real.legal) ||
             view.shows_after(Side::attacker, p, real, Said::elsewhere(view)));
}

/// For every intersection what both players may play, and the opponent's pass.
template <class Said>
struct StaysLocal {
    template <class Scene>
    auto operator()(const Scene& scene) const {
        using T = TruthOf<Scene>;
        const PatternView view(scene);
        return T(view.seen.shows(Said::elsewhere(view))) &&
               text::every<T>(scene.grid().points(), [&](Point p) {
                   return T(keeper_plays<Said>(view, p)) && T(rival_plays<Said>(view, p)) &&
                          T(rival_plays_elsewhere<Said>(view, p));
               });
    }
};

Claim<1> claim(const Grid& grid) {
    const auto captures = somewhere_known([](const auto& view, Point p) {
        const auto effect = SaidOfPlays::keepers(view, p);
        return view.is_partial() && effect.may && !effect.captured.empty();
    });
    const auto captured = somewhere_known([](const auto& view, Point p) {
        const auto effect = SaidOfPlays::rivals(view, p);
        return view.is_partial() && view.whole.effect(Side::attacker, p).legal && !effect.captured.empty();
    });
    const auto impossible = somewhere_known(
        [](const auto& view, Point p) { return view.is_partial() && !SaidOfPlays::rivals(view, p).may; });
    const auto gone = somewhere_known([](const auto& view, Point p) {
        const auto real = view.whole.effect(Side::attacker, p);
        return real.legal && real.captured.meets(view.seen.known - SaidOfPlays::rivals(view, p).after.known);
    });
    const LegalPosition legal;
    return {
        {"black", "white", "known"},
        legal,
        StaysLocal<SaidOfPlays>{},
        {{"the keeper captures for sure", captures},
         {"the opponent captures for sure", captured},
         {"the opponent cannot play", impossible},
         {"the opponent captures an open string", gone}},
        {{"the keeper may take kos", legal, StaysLocal<KeeperMayTakeKos>{}},
         {"the keeper needs no known liberty", legal, StaysLocal<KeeperNeedsNoLiberty>{}},
         {"nothing is gone after the keeper's play", legal, StaysLocal<NothingIsGoneAfterTheKeeper>{}},
         {"only what the keeper touches is gone", legal, StaysLocal<OnlyWhatIsTouchedIsGoneAfterTheKeeper>{}},
         {"nothing is gone if the keeper touches no open string", legal,
          StaysLocal<NothingIsGoneIfNothingIsTouched>{}},
         {"the opponent takes no open strings", legal, StaysLocal<TheOpponentTakesNoOpenStrings>{}},
         {"nothing is gone after the opponent's play", legal, StaysLocal<NothingIsGoneAfterTheOpponent>{}},
         {"open strings are taken for sure", legal, StaysLocal<OpenStringsAreTakenForSure>{}},
         {"nothing is gone after plays elsewhere", legal, StaysLocal<NothingIsGoneAfterPlaysElsewhere>{}}},
        bounds_for(grid)};
}

}  // namespace

Theorem theorem() {
    return {"pattern-plays-are-local",
            "Whatever is on the intersections of which nothing is known, the keeper's play that he may make "
            "exists and is no ko-capture, the opponent has no play that is called impossible, and after each "
            "play and each pass there is what is said to be known afterwards.",
            {"J2003-MV-2", "J2003-MV-3", "J2003-D2-5"},
            Status::proved_up_to,
            {"play-is-the-texts-play", "ko-is-its-shape"},
            "patterns.md#plays",
            {instance(2, 3, Effort::fast, claim), instance(1, 6, Effort::fast, claim),
             instance(1, 7, Effort::long_only, claim), instance(2, 4, Effort::long_only, claim)}};
}

}  // namespace shikatsu::proofs::pattern_plays_are_local
