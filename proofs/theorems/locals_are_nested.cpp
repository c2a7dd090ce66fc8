// local-1, local-3 and local-2 by the closed sets of which they are the smallest.
#include "proofs/claims/kernel_scene.hpp"
#include "proofs/theorems/theorems.hpp"

namespace shikatsu::proofs::locals_are_nested {

namespace {

/// Whether the first set is closed without the owner's kept strings and, if wanted, without the opponent's.
template <bool WithoutRivals>
struct Closed {
    template <class Scene>
    auto operator()(const Scene& scene) const {
        const auto open = scene.geometry.all() - scene.sets[1];
        return is_closed<TruthOf<Scene>>(scene.grid(), scene.sets[0],
                                         WithoutRivals ? open - scene.sets[2] : open);
    }
};

template <int W>
Claim<W> claim(const Grid&) {
    const Closed<false> for_local_2;
    const Closed<true> for_local_3;
    const auto different = [=](const auto& scene) {
        return !scene.sets[0].empty() && !(scene.sets[0] == scene.geometry.all()) && !scene.sets[2].empty();
    };
    return {{"set", "kept of the owner", "kept of the opponent"},
            for_local_2,
            for_local_3,
            {{"a set that is not everything", different}},
            {{"local-2 ⊆ local-3", for_local_3, for_local_2}},
            {}};
}

}  // namespace

Theorem theorem() {
    return {"locals-are-nested",
            "Every set that is closed as local-2 has to be is closed as local-3 has to be; both being the "
            "smallest "
            "such set around local-1, local-1 ⊆ local-3 ⊆ local-2.",
            {"J2003-LD-3", "J2003-LD-5", "J2003-LD-7"},
            Status::proved,
            {"flood-finds-the-closure"},
            "",
            {instance(2, 3, Effort::fast, claim<1>), instance(19, 19, Effort::fast, claim<6>)}};
}

}  // namespace shikatsu::proofs::locals_are_nested
