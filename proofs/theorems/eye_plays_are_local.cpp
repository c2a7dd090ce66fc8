// What plays do to what is known of a board with stones that have liberties elsewhere: the steps of the proof
// about patterns of eyes.
#include "proofs/claims/bounds.hpp"
#include "proofs/claims/pattern_view.hpp"
#include "proofs/theorems/theorems.hpp"

namespace shikatsu::proofs::eye_plays_are_local {

namespace {

using optimized::Side;

// What is said, wrongly.

/// But if it is joined to none of them, it may be captured.
struct WhatTheKeeperPlaysIsAnchored : SaidOfPlays {
    template <class View>
    static auto keepers(const View& view, Point p) {
        auto effect = SaidOfPlays::keepers(view, p);
        effect.after.anchored.insert(p);
        return effect;
    }
};

/// But they may be other strings with no liberty.
struct OneAnchoredStringKeepsAll : SaidOfPlays {
    template <class View>
    static auto rivals(const View& view, Point p) {
        using T = typename View::T;
        auto effect = SaidOfPlays::rivals(view, p);
        const auto all = view.plays.with_play(view.seen, Side::attacker, p, effect.captured);
        const T is_kept(!view.seen.anchored.empty());
        insert_if(is_kept, effect.after.known, all.known);
        insert_if(is_kept, effect.after.board.of(Side::defender), all.of(Side::defender));
        return effect;
    }
};

/// But they are no eyes of one stone each.
struct TheOpponentCannotPlayBesideAnchoredStones : SaidOfPlays {
    template <class View>
    static auto rivals(const View& view, Point p) {
        using T = typename View::T;
        auto effect = SaidOfPlays::rivals(view, p);
        const auto near = view.geometry.neighbours(decltype(view.seen.known)::of(p));
        effect.may = T(effect.may) && !T(near.meets(view.seen.anchored));
        return effect;
    }
};

/// But they stay.
struct AnchoredStringsAreLostLikeOthers : SaidOfPlays {
    template <class View>
    static auto rivals(const View& view, Point p) {
        auto bare = view.seen;
        bare.anchored = {};
        return view.plays.of_opponent(bare, p);
    }
};

/// Whether the anchored stones of what is seen still are, with what was joined to them.
template <class View, class Known>
auto stay_anchored(const View& view, const Known& after) {
    using T = typename View::T;
    const auto& stones = after.of(Side::defender);
    return T(view.seen.anchored.subset_of(after.anchored)) && T(after.anchored.subset_of(stones)) &&
           T(view.geometry.flood(after.anchored, stones) == after.anchored);
}

/// For every known intersection what both players may play.
template <class Said>
struct StaysLocal {
    template <class Scene>
    auto operator()(const Scene& scene) const {
        using T = TruthOf<Scene>;
        const PatternView view(scene);
        return text::every<T>(scene.grid().points(), [&](Point p) {
            const T keeps =
                !T(view.is_seen_empty(p)) || (T(stay_anchored(view, Said::keepers(view, p).after)) &&
                                              T(stay_anchored(view, Said::rivals(view, p).after)));
            return keeps && T(keeper_plays<Said>(view, p)) && T(rival_plays<Said>(view, p));
        });
    }
};

/// Some stones are anchored, and each of their strings has a liberty where nothing is known.
struct TheyHaveLibertiesElsewhere {
    template <class Scene>
    auto operator()(const Scene& scene) const {
        using T = TruthOf<Scene>;
        const PatternView view(scene);
        return T(SomeAreAnchored{}(scene)) && T(all_breathe(view, view.real.empty() - view.seen.known));
    }
};

/// But one string's liberties are not another's.
struct OneOfThemHasALibertyElsewhere {
    template <class Scene>
    auto operator()(const Scene& scene) const {
        using T = TruthOf<Scene>;
        const PatternView view(scene);
        const auto outside = view.geometry.neighbours(view.real.empty() - view.seen.known);
        return T(SomeAreAnchored{}(scene)) && T(outside.meets(view.real.anchored));
    }
};

Claim<1> claim(const Grid& grid) {
    const auto breathes = somewhere_known([](const auto& view, Point p) {
        auto bare = view.seen;
        bare.anchored = {};
        return SaidOfPlays::keepers(view, p).may && !view.plays.of_keeper(bare, p).may;
    });
    const auto joins = somewhere_known([](const auto& view, Point p) {
        const auto effect = SaidOfPlays::keepers(view, p);
        return effect.may &&
               !(effect.after.anchored.subset_of(view.seen.anchored | decltype(view.seen.known)::of(p)));
    });
    const auto stays = somewhere_known([](const auto& view, Point p) {
        auto bare = view.seen;
        bare.anchored = {};
        const auto lost = view.seen.known - view.plays.of_opponent(bare, p).after.known;
        return view.whole.effect(Side::attacker, p).legal && lost.meets(view.seen.anchored);
    });
    const auto impossible = somewhere_known([](const auto& view, Point p) {
        auto bare = view.seen;
        bare.anchored = {};
        return !SaidOfPlays::rivals(view, p).may && view.plays.of_opponent(bare, p).may;
    });
    const TheyHaveLibertiesElsewhere hypothesis;
    return {{"black", "white", "known", "anchored"},
            hypothesis,
            StaysLocal<SaidOfPlays>{},
            {{"the keeper plays where only anchored stones let him", breathes},
             {"the keeper joins stones to anchored ones", joins},
             {"an anchored string stays without known liberty", stays},
             {"the opponent cannot play because of anchored stones", impossible}},
            {{"the keeper may take kos", hypothesis, StaysLocal<KeeperMayTakeKos>{}},
             {"the keeper needs no liberty", hypothesis, StaysLocal<KeeperNeedsNoLiberty>{}},
             {"what the keeper plays is anchored", hypothesis, StaysLocal<WhatTheKeeperPlaysIsAnchored>{}},
             {"one anchored string keeps all", hypothesis, StaysLocal<OneAnchoredStringKeepsAll>{}},
             {"the opponent cannot play beside anchored stones", hypothesis,
              StaysLocal<TheOpponentCannotPlayBesideAnchoredStones>{}},
             {"anchored strings are lost like others", hypothesis,
              StaysLocal<AnchoredStringsAreLostLikeOthers>{}},
             {"anchored strings need no liberty elsewhere", SomeAreAnchored{}, StaysLocal<SaidOfPlays>{}},
             {"one anchored string's liberty elsewhere is enough", OneOfThemHasALibertyElsewhere{},
              StaysLocal<SaidOfPlays>{}}},
            bounds_for(grid)};
}

}  // namespace

Theorem theorem() {
    return {
        "eye-plays-are-local",
        "If the string of each anchored stone has a liberty where nothing is known, the keeper's play that "
        "he "
        "may make exists and is no ko-capture, the opponent has no play that is called impossible, and after "
        "each play on what is known there is what is said to be known afterwards, and what was anchored "
        "still is.",
        {"J2003-MV-2", "J2003-MV-3", "J2003-D2-5"},
        Status::proved_up_to,
        {"play-is-the-texts-play", "ko-is-its-shape"},
        "patterns.md#eyes",
        {instance(2, 3, Effort::fast, claim), instance(1, 6, Effort::fast, claim),
         instance(1, 7, Effort::long_only, claim), instance(2, 4, Effort::long_only, claim)}};
}

}  // namespace shikatsu::proofs::eye_plays_are_local
