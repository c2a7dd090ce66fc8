// What is left alone is not lost: plays elsewhere and patterns of eyes.
#include "proofs/claims/bounds.hpp"
#include "proofs/claims/pattern_view.hpp"
#include "proofs/theorems/theorems.hpp"

namespace shikatsu::proofs::eyes_keep_in_peace {

namespace {

using optimized::Side;

/// What is asked of what is seen.
struct NothingIsLost {
    template <class View>
    static auto of(const View& view) {
        using T = typename View::T;
        return T(view.plays.in_peace(view.seen).known == view.seen.known) &&
               T(all_breathe(view, view.seen.empty()));
    }
};

// The same, wrongly.

/// But the keeper captures, too.
struct NothingOfTheKeepersIsLost {
    template <class View>
    static auto of(const View& view) {
        using T = typename View::T;
        return T(view.plays.elsewhere(view.seen).known == view.seen.known) &&
               T(all_breathe(view, view.seen.empty()));
    }
};

struct NothingOfTheOpponentsIsLost {
    template <class View>
    static auto of(const View& view) {
        using T = typename View::T;
        return T(view.plays.in_peace(view.seen).of(Side::attacker) == view.seen.of(Side::attacker)) &&
               T(all_breathe(view, view.seen.empty()));
    }
};

struct AnchoredStringsBreatheAnywhere {
    template <class View>
    static auto of(const View& view) {
        using T = typename View::T;
        return T(view.plays.in_peace(view.seen).known == view.seen.known);
    }
};

struct OneAnchoredStringBreathes {
    template <class View>
    static auto of(const View& view) {
        using T = typename View::T;
        const auto near = view.geometry.neighbours(view.seen.empty());
        return T(view.plays.in_peace(view.seen).known == view.seen.known) &&
               T(near.meets(view.real.anchored));
    }
};

template <class Asked>
struct Peaceful {
    template <class Scene>
    auto operator()(const Scene& scene) const {
        using T = TruthOf<Scene>;
        return T(SomeAreAnchored{}(scene)) && T(Asked::of(PatternView(scene)));
    }
};

/// Whether what is seen is there after each play of either player's on an unknown intersection.
struct Stays {
    template <class Scene>
    auto operator()(const Scene& scene) const {
        using T = TruthOf<Scene>;
        const PatternView view(scene);
        return text::every<T>(scene.grid().points(), [&](Point p) {
            return T(!view.is_unseen_empty(p)) ||
                   text::every<T>(std::array{Side::attacker, Side::defender}, [&](Side side) {
                       const auto effect = view.whole.effect(side, p);
                       return T(!effect.legal) || T(view.shows_after(side, p, effect, view.seen));
                   });
        });
    }
};

/// But what has one liberty, or is closed, may be captured from where it is known.
struct StaysWhereverTheyPlay {
    template <class Scene>
    auto operator()(const Scene& scene) const {
        using T = TruthOf<Scene>;
        const PatternView view(scene);
        return text::every<T>(scene.grid().points(), [&](Point p) {
            return T(!view.real.empty().contains(p)) ||
                   text::every<T>(std::array{Side::attacker, Side::defender}, [&](Side side) {
                       const auto effect = view.whole.effect(side, p);
                       return T(!effect.legal) || !T(effect.captured.meets(view.seen.known));
                   });
        });
    }
};

/// Whether `side` captures by a play elsewhere while stones of both are known.
auto captures(Side side) {
    return [side](const auto& scene) {
        using T = TruthOf<decltype(scene)>;
        const PatternView view(scene);
        return T(!view.seen.of(Side::attacker).empty()) && T(!view.seen.anchored.empty()) &&
               text::some<T>(scene.grid().points(), [&](Point p) {
                   const auto effect = view.whole.effect(side, p);
                   return T(view.is_unseen_empty(p)) && T(effect.legal) && !T(effect.captured.empty());
               });
    };
}

Claim<1> claim(const Grid& grid) {
    const auto open = [](const auto& scene) {
        using T = TruthOf<decltype(scene)>;
        const PatternView view(scene);
        return T(view.plays.border(view.seen).meets(view.seen.of(Side::attacker)));
    };
    const Peaceful<NothingIsLost> hypothesis;
    return {
        {"black", "white", "known", "anchored"},
        hypothesis,
        Stays{},
        {{"the keeper captures elsewhere", captures(Side::defender)},
         {"the opponent captures elsewhere", captures(Side::attacker)},
         {"an open string of the opponent", open}},
        {{"only the keeper's strings need liberties", Peaceful<NothingOfTheKeepersIsLost>{}, Stays{}},
         {"only the opponent's strings need liberties", Peaceful<NothingOfTheOpponentsIsLost>{}, Stays{}},
         {"anchored strings need no known liberty", Peaceful<AnchoredStringsBreatheAnywhere>{}, Stays{}},
         {"one anchored string's known liberty is enough", Peaceful<OneAnchoredStringBreathes>{}, Stays{}},
         {"it stays wherever they play", hypothesis, StaysWhereverTheyPlay{}}},
        bounds_for(grid)};
}

}  // namespace

Theorem theorem() {
    return {
        "eyes-keep-in-peace",
        "If in peace nothing of what is known is lost and the string of each anchored stone has a liberty in "
        "it, all of it stays after each play of either player where nothing is known.",
        {"J2003-MV-2", "J2003-MV-3"},
        Status::proved_up_to,
        {"play-is-the-texts-play"},
        "patterns.md#eyes",
        {instance(2, 3, Effort::fast, claim), instance(1, 6, Effort::fast, claim),
         instance(1, 7, Effort::long_only, claim), instance(2, 4, Effort::long_only, claim)}};
}

}  // namespace shikatsu::proofs::eyes_keep_in_peace
