// Neighbourhood by shifted words is adjacency, at the size of the rules' own grid and beyond.
#include "proofs/claims/kernel_scene.hpp"
#include "proofs/theorems/theorems.hpp"

namespace shikatsu::proofs::neighbours_are_adjacent {

namespace {

template <class Neighbours>
auto are_adjacent_points(Neighbours neighbours) {
    return [neighbours](const auto& scene) {
        using T = TruthOf<decltype(scene)>;
        const auto& set = scene.sets[0];
        const auto near = neighbours(scene.geometry, set);
        return text::every<T>(scene.grid().points(), [&](Point q) {
            const T adjacent =
                text::some<T>(scene.grid().adjacent(q), [&](Point p) { return T(set.contains(p)); });
            return T(near.contains(q) == adjacent);
        });
    };
}

template <int W>
Claim<W> claim(const Grid&) {
    const auto any = [](const auto& scene) { return TruthOf<decltype(scene)>(true); };
    const auto kernel =
        are_adjacent_points([](const auto& geometry, const auto& set) { return geometry.neighbours(set); });
    const auto wrapping = are_adjacent_points([](const auto& geometry, const auto& set) {
        const int columns = geometry.grid().columns();
        return (set.raised(1) | set.lowered(1) | set.raised(columns) | set.lowered(columns)) & geometry.all();
    });
    const auto both_edges = [](const auto& scene) {
        const Grid& grid = scene.grid();
        return scene.sets[0].contains(grid.at(0, 0)) &&
               scene.sets[0].contains(grid.at(grid.rows() - 1, grid.columns() - 1));
    };
    return {{"set"},
            any,
            kernel,
            {{"opposite corners", both_edges}},
            {{"without the masks of the columns", any, wrapping}},
            {}};
}

}  // namespace

Theorem theorem() {
    return {"neighbours-are-adjacent",
            "The kernel's neighbours of a set are exactly the intersections adjacent to one of it.",
            {"J2003-D1-5", "J2003-D1-9"},
            Status::proved,
            {},
            "",
            {instance(2, 3, Effort::fast, claim<1>), instance(25, 25, Effort::fast, claim<10>),
             instance(19, 19, Effort::fast, claim<6>)}};
}

}  // namespace shikatsu::proofs::neighbours_are_adjacent
