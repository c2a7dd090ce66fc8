// What plays do to what is known of a board, whatever is on its other intersections: the steps of the proof
// about patterns.
#include "optimized/patterns/local_plays.hpp"
#include "proofs/claims/bounds.hpp"
#include "proofs/claims/kernel_scene.hpp"
#include "proofs/theorems/theorems.hpp"

namespace shikatsu::proofs {

namespace {

using optimized::Side;

/// The whole grid and what is seen of it; Black is the keeper. The third set is what is known.
template <int W, class Word>
struct View {
    using T = optimized::Truth<Word>;
    using Known = optimized::KnownBoard<W, Word>;
    using Effect = optimized::PlayEffect<W, Word>;

    explicit View(const Scene<W, Word>& scene)
        : plays(scene.geometry),
          real{scene.geometry.all(), {{scene.sets[1], scene.sets[0]}}},
          whole(scene.geometry, real.board),
          seen(real.on(scene.sets[2])) {}

    T is_seen_empty(Point p) const { return seen.empty().contains(p); }
    T is_unseen_empty(Point p) const { return !T(seen.known.contains(p)) && real.empty().contains(p); }

    /// Whether `known` is there after the play on the whole grid.
    T shows_after(Side side, Point p, const Effect& effect, const Known& known) const {
        return plays.with_play(real, side, p, effect.captured).shows(known);
    }

    optimized::LocalPlays<W, Word> plays;
    Known real;
    optimized::StringTable<W, Word> whole;
    Known seen;
};

template <int W, class Word>
View(const Scene<W, Word>&) -> View<W, Word>;

/// What is said of plays, as the kernel has it.
struct Kernel {
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

// The same, wrongly.

struct KeeperMayTakeKos : Kernel {
    template <class View>
    static auto keepers(const View& view, Point p) {
        auto effect = Kernel::keepers(view, p);
        effect.may = view.plays.breathes(view.seen, p, effect.captured);
        return effect;
    }
};

struct KeeperNeedsNoLiberty : Kernel {
    template <class View>
    static auto keepers(const View& view, Point p) {
        auto effect = Kernel::keepers(view, p);
        effect.may = view.plays.is_no_ko(view.seen, p, effect.captured);
        return effect;
    }
};

struct NothingIsGoneAfterTheKeeper : Kernel {
    template <class View>
    static auto keepers(const View& view, Point p) {
        auto effect = Kernel::keepers(view, p);
        effect.after = view.plays.with_play(view.seen, Side::defender, p, effect.captured);
        return effect;
    }
};

/// But strings that are joined to them by unknown stones may be gone, too.
struct OnlyWhatIsTouchedIsGoneAfterTheKeeper : Kernel {
    template <class View>
    static auto keepers(const View& view, Point p) {
        auto effect = NothingIsGoneAfterTheKeeper::keepers(view, p);
        const auto attacked = view.plays.attack(view.seen, Side::attacker, p);
        effect.after = effect.after.without(Side::attacker, attacked.touched);
        return effect;
    }
};

/// But unknown stones beside the play may join strings, too.
struct NothingIsGoneIfNothingIsTouched : Kernel {
    template <class View>
    static auto keepers(const View& view, Point p) {
        using T = typename View::T;
        auto effect = Kernel::keepers(view, p);
        const auto attacked = view.plays.attack(view.seen, Side::attacker, p);
        const auto all = NothingIsGoneAfterTheKeeper::keepers(view, p).after;
        insert_if(T(attacked.touched.empty()), effect.after.known, all.known);
        insert_if(T(attacked.touched.empty()), effect.after.board.of(Side::attacker), attacked.doubtful);
        return effect;
    }
};

struct TheOpponentTakesNoOpenStrings : Kernel {
    template <class View>
    static auto rivals(const View& view, Point p) {
        using T = typename View::T;
        auto effect = Kernel::rivals(view, p);
        effect.may = T(view.plays.has_room(view.seen, p)) || !T(effect.captured.empty());
        return effect;
    }
};

struct NothingIsGoneAfterTheOpponent : Kernel {
    template <class View>
    static auto rivals(const View& view, Point p) {
        auto effect = Kernel::rivals(view, p);
        effect.after = view.plays.with_play(view.seen, Side::attacker, p, effect.captured);
        return effect;
    }
};

/// But an unknown stone may be its liberty.
struct OpenStringsAreTakenForSure : Kernel {
    template <class View>
    static auto rivals(const View& view, Point p) {
        auto effect = Kernel::rivals(view, p);
        const auto attacked = view.plays.attack(view.seen, Side::defender, p);
        effect.after =
            view.plays.with_play(view.seen, Side::attacker, p, attacked.captured | attacked.touched);
        return effect;
    }
};

struct NothingIsGoneAfterPlaysElsewhere : Kernel {
    template <class View>
    static auto elsewhere(const View& view) {
        return view.seen;
    }
};

/// Whether the keeper's play is possible on the whole grid, is no ko-capture and does what is said of it.
template <class Said, class View>
auto keeper_plays(const View& view, Point p) {
    using T = typename View::T;
    const auto said = Said::keepers(view, p);
    const auto real = view.whole.effect(Side::defender, p);
    return T(!(view.is_seen_empty(p) && said.may) ||
             (real.legal && !real.ko_capture && view.shows_after(Side::defender, p, real, said.after)));
}

/// Whether the opponent's play, if there is one, is said to be possible and does what is said of it.
template <class Said, class View>
auto rival_plays(const View& view, Point p) {
    using T = typename View::T;
    const auto said = Said::rivals(view, p);
    const auto real = view.whole.effect(Side::attacker, p);
    const T beside = T(said.may) && view.shows_after(Side::attacker, p, real, said.after);
    const T outside = view.shows_after(Side::attacker, p, real, Said::elsewhere(view));
    return T(!(view.is_seen_empty(p) && real.legal) || beside) &&
           T(!(view.is_unseen_empty(p) && real.legal) || outside);
}

/// For every intersection what both players may play, and the opponent's pass.
template <class Said>
struct StaysLocal {
    template <class Scene>
    auto operator()(const Scene& scene) const {
        using T = TruthOf<Scene>;
        const View view(scene);
        return T(view.seen.shows(Said::elsewhere(view))) &&
               text::every<T>(scene.grid().points(), [&](Point p) {
                   return T(keeper_plays<Said>(view, p)) && T(rival_plays<Said>(view, p));
               });
    }
};

/// Whether `what` holds of the view and of an intersection that is known to be empty.
template <class What>
auto somewhere(What what) {
    return [what](const auto& scene) {
        using T = TruthOf<decltype(scene)>;
        const View view(scene);
        return text::some<T>(scene.grid().points(),
                             [&](Point p) { return T(view.is_seen_empty(p)) && T(what(view, p)); });
    };
}

/// Something is unknown.
template <class View>
auto is_partial(const View& view) {
    return !(view.real.known - view.seen.known).empty();
}

Claim<1> claim(const Grid& grid) {
    const auto captures = somewhere([](const auto& view, Point p) {
        const auto effect = Kernel::keepers(view, p);
        return is_partial(view) && effect.may && !effect.captured.empty();
    });
    const auto captured = somewhere([](const auto& view, Point p) {
        const auto effect = Kernel::rivals(view, p);
        return is_partial(view) && view.whole.effect(Side::attacker, p).legal && !effect.captured.empty();
    });
    const auto impossible =
        somewhere([](const auto& view, Point p) { return is_partial(view) && !Kernel::rivals(view, p).may; });
    const auto gone = somewhere([](const auto& view, Point p) {
        const auto real = view.whole.effect(Side::attacker, p);
        return real.legal && real.captured.meets(view.seen.known - Kernel::rivals(view, p).after.known);
    });
    const LegalPosition legal;
    return {
        {"black", "white", "known"},
        legal,
        StaysLocal<Kernel>{},
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

Theorem pattern_plays_are_local() {
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

}  // namespace shikatsu::proofs
