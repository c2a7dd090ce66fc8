// The whole flood: it finds exactly what paths join.
#include "proofs/claims/bounds.hpp"
#include "proofs/claims/text.hpp"
#include "proofs/theorems/theorems.hpp"

namespace shikatsu::proofs::flood_is_connection {

namespace {

/// Whether a flood of the set `within` from the set `seed` gives what is joined to a point of the seed by
/// paths inside `within`.
template <class Flood>
auto floods_rightly(Flood flood) {
    return [flood](const auto& scene) {
        using T = decltype(scene.sets[0].empty());
        const auto& seed = scene.sets[0];
        const auto& within = scene.sets[1];
        const text::Connection<T> connection(scene.grid(), pointwise(scene.grid(), within));
        const auto part = flood(scene.geometry, seed, within);
        return text::every<T>(scene.grid().points(), [&](Point q) {
            const T joined = text::some<T>(
                scene.grid().points(), [&](Point p) { return seed.contains(p) && connection.joined(p, q); });
            return T(part.contains(q) == joined);
        });
    };
}

Claim<1> claim(const Grid& grid) {
    const auto seed_lies_within = [](const auto& scene) { return scene.sets[0].subset_of(scene.sets[1]); };
    const auto kernel = floods_rightly([](const auto& geometry, const auto& seed, const auto& within) {
        return geometry.flood(seed, within);
    });
    const auto wrapping = floods_rightly([](const auto& geometry, const auto& seed, const auto& within) {
        auto flooding = geometry.flooding(within);
        flooding.to_right = within;
        return flooding.from(seed);
    });
    const auto hasty = floods_rightly([](const auto& geometry, const auto& seed, const auto& within) {
        return geometry.flooding(within).step(seed);
    });
    const auto single_seed = [](const auto& scene) { return scene.sets[0].single(); };
    const auto something_out_of_reach = [](const auto& scene) {
        return scene.sets[0].single() &&
               !(scene.geometry.flood(scene.sets[0], scene.sets[1]) == scene.sets[1]);
    };
    return {{"seed", "within"},
            seed_lies_within,
            kernel,
            {{"a single point as seed", single_seed}, {"something out of reach", something_out_of_reach}},
            {{"without the mask of the first column", seed_lies_within, wrapping},
             {"one step only", seed_lies_within, hasty}},
            bounds_for(grid)};
}

}  // namespace

Theorem theorem() {
    return {"flood-is-connection",
            "A flood of a set from some of its points finds exactly what paths inside the set join to them.",
            {"J2003-D1-5", "J2003-D1-7"},
            Status::proved_up_to,
            {},
            "",
            {instance(2, 3, Effort::fast, claim), instance(3, 3, Effort::fast, claim),
             instance(3, 4, Effort::fast, claim), instance(4, 4, Effort::long_only, claim),
             instance(4, 5, Effort::long_only, claim)}};
}

}  // namespace shikatsu::proofs::flood_is_connection
