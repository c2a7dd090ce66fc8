// Scenes of a position, seen by the kernel and by the text; and properties that many claims share.
#pragma once

#include "optimized/kernel/benson.hpp"
#include "proofs/claims/scene.hpp"
#include "proofs/claims/text.hpp"

namespace shikatsu::proofs {

/// The kind of truth of a scene: bool or a formula.
template <class Scene>
using TruthOf = decltype(std::declval<Scene>().sets[0].empty());

/// The first two sets are Black's and White's stones; Black is the attacker.
template <int W, class Word>
optimized::Board<W, Word> board_of(const Scene<W, Word>& scene) {
    return {{scene.sets[0], scene.sets[1]}};
}

template <int W, class Word>
text::Stones<optimized::Truth<Word>> stones_of(const Scene<W, Word>& scene) {
    return {pointwise(scene.grid(), scene.sets[0]), pointwise(scene.grid(), scene.sets[1])};
}

/// Whether the first two sets are a position in which each string has a liberty.
struct LegalPosition {
    template <class Scene>
    auto operator()(const Scene& scene) const {
        const auto stones = stones_of(scene);
        return text::is_position(scene.grid(), stones) && text::all_have_liberties(scene.grid(), stones);
    }
};

/// Whether the first two sets are a position.
struct AnyPosition {
    template <class Scene>
    auto operator()(const Scene& scene) const {
        return text::is_position(scene.grid(), stones_of(scene));
    }
};

/// For every empty intersection, what `holds(scene, table, point)` says; the table is of the scene's board.
template <class Holds>
auto at_every_empty_point(Holds holds) {
    return [holds](const auto& scene) {
        using T = TruthOf<decltype(scene)>;
        const optimized::StringTable table(scene.geometry, board_of(scene));
        return text::every<T>(scene.grid().points(), [&](Point p) {
            return T(!table.empty().contains(p)) || T(holds(scene, table, p));
        });
    };
}

/// For some empty intersection.
template <class Holds>
auto at_some_empty_point(Holds holds) {
    return [holds](const auto& scene) {
        using T = TruthOf<decltype(scene)>;
        const optimized::StringTable table(scene.geometry, board_of(scene));
        return text::some<T>(scene.grid().points(), [&](Point p) {
            return T(table.empty().contains(p)) && T(holds(scene, table, p));
        });
    };
}

/// Whether a set of intersections and a truth value for each are the same.
template <class T, class Bits>
T same(const Grid& grid, const Bits& set, const text::Points<T>& points) {
    return text::every<T>(grid.points(), [&](Point p) { return T(set.contains(p) == points[p.index]); });
}

/// Whether `set` is closed: of an intersection in it all adjacent ones of `within` are in it. [J2003-D1-5]
template <class T, class Bits>
T is_closed(const Grid& grid, const Bits& set, const Bits& within) {
    return text::every<T>(grid.points(), [&](Point p) {
        return text::every<T>(grid.adjacent(p), [&](Point q) {
            return !T(set.contains(p)) || !T(within.contains(q)) || T(set.contains(q));
        });
    });
}

}  // namespace shikatsu::proofs
