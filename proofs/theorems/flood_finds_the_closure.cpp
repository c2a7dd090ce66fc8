// The flood by its invariants, which need no unrolling and so reach the rules' own grid.
#include "proofs/claims/kernel_scene.hpp"
#include "proofs/theorems/theorems.hpp"

namespace shikatsu::proofs::flood_finds_the_closure {

namespace {

/// Of a step from the first set, which is reached already, in the second: that it keeps what was reached,
/// leaves neither the second set nor the third, and if it adds nothing, what was reached is closed.
template <class Step>
auto steps_rightly(Step step) {
    return [step](const auto& scene) {
        using T = TruthOf<decltype(scene)>;
        const auto& reached = scene.sets[0];
        const auto& within = scene.sets[1];
        const auto next = step(scene.geometry, reached, within);
        return T(reached.subset_of(next)) && T(next.subset_of(within)) && T(next.subset_of(scene.sets[2])) &&
               (T(!(next == reached)) || is_closed<T>(scene.grid(), reached, within));
    };
}

template <int W>
Claim<W> claim(const Grid&) {
    const auto inside = [](const auto& scene) {
        return scene.sets[0].subset_of(scene.sets[1]) && scene.sets[0].subset_of(scene.sets[2]);
    };
    const auto inside_closed = [inside](const auto& scene) {
        return inside(scene) &&
               is_closed<TruthOf<decltype(scene)>>(scene.grid(), scene.sets[2], scene.sets[1]);
    };
    const auto kernel = steps_rightly([](const auto& geometry, const auto& reached, const auto& within) {
        return geometry.flooding(within).step(reached);
    });
    const auto wrapping = steps_rightly([](const auto& geometry, const auto& reached, const auto& within) {
        auto flooding = geometry.flooding(within);
        flooding.to_left = within;
        return flooding.step(reached);
    });
    const auto spilling = steps_rightly([](const auto& geometry, const auto& reached, const auto&) {
        return reached | geometry.neighbours(reached);
    });
    const auto grows = [](const auto& scene) {
        return !(scene.geometry.flooding(scene.sets[1]).step(scene.sets[0]) == scene.sets[0]);
    };
    const auto stops = [grows](const auto& scene) { return !grows(scene) && !scene.sets[0].empty(); };
    return {{"reached", "within", "closed"},
            inside_closed,
            kernel,
            {{"a step that grows", grows}, {"a step that does not", stops}},
            {{"the third set need not be closed", inside, kernel},
             {"without the mask of the last column", inside_closed, wrapping},
             {"a step that leaves the set", inside_closed, spilling}},
            {}};
}

}  // namespace

Theorem theorem() {
    return {
        "flood-finds-the-closure",
        "Each step of a flood keeps what it has, stays within the set and within every closed set around the "
        "seed, and stops only at a closed set: so the flood ends at the smallest closed set.",
        {"J2003-D1-7", "J2003-LD-5", "J2003-LD-7"},
        Status::proved,
        {},
        "",
        {instance(2, 3, Effort::fast, claim<1>), instance(9, 9, Effort::fast, claim<2>),
         instance(19, 19, Effort::fast, claim<6>)}};
}

}  // namespace shikatsu::proofs::flood_finds_the_closure
