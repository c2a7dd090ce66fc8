// Eye-points, territory and seki regions of both players, from any assignment of alive and dead to strings.
#include "proofs/claims/kernel_scene.hpp"
#include "proofs/claims/text_scoring.hpp"
#include "proofs/theorems/theorems.hpp"

namespace shikatsu::proofs::eye_points_are_disjoint {

namespace {

template <class Scene>
auto analysed(const Scene& scene) {
    return text::Analysed<TruthOf<Scene>>{stones_of(scene), pointwise(scene.grid(), scene.sets[2])};
}

/// A position whose third set are the stones of its alive strings.
struct AnalysedPosition {
    template <class Scene>
    auto operator()(const Scene& scene) const {
        return AnyPosition{}(scene) && text::is_by_strings(scene.grid(), analysed(scene));
    }
};

/// Of a function that gives for each player a set, whether the two sets have nothing in common.
template <class SetOf>
auto disjoint(SetOf set_of) {
    return [set_of](const auto& scene) {
        using T = TruthOf<decltype(scene)>;
        const auto a = analysed(scene);
        const text::Points<T> blacks = set_of(scene.grid(), a);
        const text::Points<T> whites = set_of(scene.grid(), a.swapped());
        return text::every<T>(scene.grid().points(),
                              [&](Point p) { return !(T(blacks[p.index]) && T(whites[p.index])); });
    };
}

/// Of a function that gives for each player a set: no in-seki region of either player meets either's.
template <class SetOf>
auto no_seki_holds(SetOf set_of) {
    return [set_of](const auto& scene) {
        using T = TruthOf<decltype(scene)>;
        const auto a = analysed(scene);
        const text::Points<T> black_seki = text::in_seki_region(scene.grid(), a);
        const text::Points<T> white_seki = text::in_seki_region(scene.grid(), a.swapped());
        const text::Points<T> blacks = set_of(scene.grid(), a);
        const text::Points<T> whites = set_of(scene.grid(), a.swapped());
        return text::every<T>(scene.grid().points(), [&](Point p) {
            return !((T(black_seki[p.index]) || T(white_seki[p.index])) &&
                     (T(blacks[p.index]) || T(whites[p.index])));
        });
    };
}

Claim<1> claim(const Grid&) {
    const auto eye_points = [](const Grid& grid, const auto& a) { return text::eye_points(grid, a); };
    const auto territory = [](const Grid& grid, const auto& a) { return text::territory(grid, a); };
    const auto eyes_beside = [](const Grid& grid, const auto& a) { return text::eyes_beside_alive(grid, a); };
    const auto goal = [=](const auto& scene) {
        return disjoint(eye_points)(scene) && disjoint(territory)(scene) && no_seki_holds(territory)(scene);
    };
    const auto both_score = [=](const auto& scene) {
        using T = TruthOf<decltype(scene)>;
        const auto a = analysed(scene);
        const auto points = scene.grid().points();
        const text::Points<T> blacks = text::territory(scene.grid(), a);
        const text::Points<T> whites = text::territory(scene.grid(), a.swapped());
        return text::some<T>(points, [&](Point p) { return T(blacks[p.index]); }) &&
               text::some<T>(points, [&](Point p) { return T(whites[p.index]); });
    };
    const auto dead_stone_in_eye = [=](const auto& scene) {
        using T = TruthOf<decltype(scene)>;
        const text::Points<T> blacks = text::eye_points(scene.grid(), analysed(scene));
        return text::some<T>(scene.grid().points(),
                             [&](Point p) { return T(blacks[p.index]) && scene.sets[1].contains(p); });
    };
    return {{"black", "white", "alive"},
            AnalysedPosition{},
            goal,
            {{"territory of both", both_score}, {"a dead stone on an eye-point", dead_stone_in_eye}},
            {{"eye-strings that also border on something else", AnalysedPosition{}, disjoint(eyes_beside)},
             {"no in-seki region holds an eye-point", AnalysedPosition{}, no_seki_holds(eye_points)}},
            {}};
}

}  // namespace

Theorem theorem() {
    return {
        "eye-points-are-disjoint",
        "Whichever strings are alive, no intersection is an eye-point or territory of both players, and no "
        "in-seki region of either player holds territory of either.",
        {"J2003-D3-1", "J2003-D3-2", "J2003-D3-4", "J2003-D3-5", "J2003-D3-6", "J2003-D3-7"},
        Status::proved_up_to,
        {},
        "",
        {instance(1, 7, Effort::fast, claim), instance(2, 3, Effort::fast, claim),
         instance(2, 4, Effort::fast, claim), instance(3, 3, Effort::long_only, claim)}};
}

}  // namespace shikatsu::proofs::eye_points_are_disjoint
