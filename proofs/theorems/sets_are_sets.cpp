// The operations of bit sets across words, each by its meaning for single intersections.
#include "proofs/claims/kernel_scene.hpp"
#include "proofs/theorems/theorems.hpp"

namespace shikatsu::proofs::sets_are_sets {

namespace {

struct MeanWhatTheySay {
    template <class Scene>
    auto operator()(const Scene& scene) const {
        using T = TruthOf<Scene>;
        const auto& a = scene.sets[0];
        const auto& b = scene.sets[1];
        const text::Points<T> in_a = pointwise(scene.grid(), a);
        const text::Points<T> in_b = pointwise(scene.grid(), b);
        const auto points = scene.grid().points();
        const T combined = text::every<T>(points, [&](Point p) {
            const T x = in_a[p.index];
            const T y = in_b[p.index];
            return T((a | b).contains(p) == (x || y)) && T((a & b).contains(p) == (x && y)) &&
                   T((a - b).contains(p) == (x && !y));
        });
        const T some_a = text::some<T>(points, [&](Point p) { return T(in_a[p.index]); });
        const T a_in_b =
            text::every<T>(points, [&](Point p) { return !T(in_a[p.index]) || T(in_b[p.index]); });
        const T shared = text::some<T>(points, [&](Point p) { return T(in_a[p.index]) && T(in_b[p.index]); });
        const T equal = text::every<T>(points, [&](Point p) { return T(in_a[p.index] == in_b[p.index]); });
        return combined && T(a.empty() == !some_a) && T(a.subset_of(b) == a_in_b) &&
               T(a.meets(b) == shared) && T(T(a == b) == equal) && T(a.single() == text::is_single(in_a)) &&
               lowest_is_first(scene, in_a);
    }

  private:
    template <class Scene, class T>
    static T lowest_is_first(const Scene& scene, const text::Points<T>& in_a) {
        const auto lowest = scene.sets[0].lowest();
        T earlier(false);
        return text::every<T>(scene.grid().points(), [&](Point p) {
            const T first = T(in_a[p.index]) && !earlier;
            earlier = earlier || T(in_a[p.index]);
            return T(lowest.contains(p) == first);
        });
    }
};

/// As if a set were single if no word of it had two points.
struct SingleInEachWord {
    template <class Scene>
    auto operator()(const Scene& scene) const {
        using T = TruthOf<Scene>;
        const text::Points<T> in_a = pointwise(scene.grid(), scene.sets[0]);
        T several(false);
        for (std::size_t begin = 0; begin < in_a.size(); begin += 64) {
            T seen(false);
            for (std::size_t i = begin; i < std::min(in_a.size(), begin + 64); ++i) {
                several = several || (seen && T(in_a[i]));
                seen = seen || T(in_a[i]);
            }
        }
        return T(scene.sets[0].single() == (!scene.sets[0].empty() && !several));
    }
};

template <int W>
Claim<W> claim(const Grid&) {
    const auto any = [](const auto& scene) { return TruthOf<decltype(scene)>(true); };
    const auto single = [](const auto& scene) { return scene.sets[0].single(); };
    const auto part = [](const auto& scene) {
        return scene.sets[0].subset_of(scene.sets[1]) && !(scene.sets[0] == scene.sets[1]);
    };
    return {{"a", "b"},
            any,
            MeanWhatTheySay{},
            {{"one point", single}, {"a proper subset", part}},
            {{"single if no word has two points", any, SingleInEachWord{}}},
            {}};
}

}  // namespace

Theorem theorem() {
    return {"sets-are-sets",
            "Union, difference, intersection, inclusion, equality, emptiness, 'exactly one' and 'the first' "
            "of bit "
            "sets of several words mean what they say of each intersection.",
            {"J2003-D1-4"},
            Status::proved,
            {},
            "",
            {instance(9, 9, Effort::fast, claim<2>), instance(19, 19, Effort::fast, claim<6>)}};
}

}  // namespace shikatsu::proofs::sets_are_sets
