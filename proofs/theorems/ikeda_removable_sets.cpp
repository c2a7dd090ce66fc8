// Ikeda's removable state is a property of sets; the largest such set is what the engine removes.
#include "optimized/ikeda/stones.hpp"
#include "proofs/claims/bounds.hpp"
#include "proofs/claims/kernel_scene.hpp"
#include "proofs/theorems/theorems.hpp"

namespace shikatsu::proofs::ikeda_removable_sets {

namespace {

enum Set : std::size_t { own, rival, set };

/// Whether every point beside the set and not in it has a stone of the other colour. [IK-D3-1]
template <class T, class Scene, class Bits>
T is_removable(const Scene& scene, const Bits& stones) {
    return T(stones.subset_of(scene.sets[own])) && text::every<T>(scene.grid().points(), [&](Point p) {
               return text::every<T>(scene.grid().adjacent(p), [&](Point q) {
                   return !T(stones.contains(p)) || T(stones.contains(q)) || T(scene.sets[rival].contains(q));
               });
           });
}

template <class Scene>
auto engines_set(const Scene& scene) {
    const auto empty = (scene.geometry.all() - scene.sets[own]) - scene.sets[rival];
    return optimized::without_liberty(scene.geometry, scene.sets[own], empty);
}

/// The engine removes the strings without liberty by paths; they are in a removable state; and `set`, if it
/// is in one, is a part of them.
struct IsLargest {
    template <class Scene>
    auto operator()(const Scene& scene) const {
        using T = TruthOf<Scene>;
        const auto removed = engines_set(scene);
        const auto stones = stones_of(scene);
        const auto breathing = text::with_liberty(scene.grid(), stones.own, stones);
        const T is_texts = text::every<T>(scene.grid().points(), [&](Point p) {
            return T(removed.contains(p)) == (T(stones.own[p.index]) && !T(breathing[p.index]));
        });
        return is_texts && is_removable<T>(scene, removed) &&
               (!is_removable<T>(scene, scene.sets[set]) || T(scene.sets[set].subset_of(removed)));
    }
};

/// As if it were enough that no point beside the set is empty.
struct NoLibertyBeside {
    template <class Scene>
    auto operator()(const Scene& scene) const {
        using T = TruthOf<Scene>;
        const auto empty = (scene.geometry.all() - scene.sets[own]) - scene.sets[rival];
        return AnyPosition{}(scene) && T(scene.sets[set].subset_of(scene.sets[own])) &&
               T(!scene.sets[set].meets(scene.geometry.neighbours(empty)));
    }
};

struct IsPart {
    template <class Scene>
    auto operator()(const Scene& scene) const {
        return scene.sets[set].subset_of(engines_set(scene));
    }
};

/// As if the set had to be connected, and thus a string.
struct IsOneString {
    template <class Scene>
    auto operator()(const Scene& scene) const {
        using T = TruthOf<Scene>;
        const auto& s = scene.sets;
        return !is_removable<T>(scene, s[set]) || T(s[set].empty()) ||
               T(scene.geometry.flood(s[set].lowest(), s[set]) == s[set]);
    }
};

Claim<1> claim(const Grid& grid) {
    const auto part = [](const auto& scene) {
        using T = TruthOf<decltype(scene)>;
        return is_removable<T>(scene, scene.sets[set]) && !scene.sets[set].empty() &&
               !T(scene.sets[set] == engines_set(scene));
    };
    const auto none = [](const auto& scene) { return engines_set(scene).empty(); };
    return {{"black", "white", "set"},
            AnyPosition{},
            IsLargest{},
            {{"a part of what is removed", part}, {"nothing is removed", none}},
            {{"no empty point beside the set is enough", NoLibertyBeside{}, IsPart{}},
             {"a removable set is connected", AnyPosition{}, IsOneString{}}},
            bounds_for(grid)};
}

}  // namespace

Theorem theorem() {
    return {
        "ikeda-removable-sets",
        "The strings without liberty are in a removable state, every set that is in one is a part of them, "
        "and "
        "they are what the engine removes.",
        {"IK-D3-1", "IK-R-3"},
        Status::proved_up_to,
        {},
        "",
        {instance(2, 3, Effort::fast, claim), instance(2, 4, Effort::fast, claim),
         instance(3, 3, Effort::long_only, claim)}};
}

}  // namespace shikatsu::proofs::ikeda_removable_sets
