// Two-eye-formations on bit sets.
#pragma once

#include "optimized/kernel/strings.hpp"

namespace shikatsu::optimized {

/// Whether a two-eye-formation of `side` is on one of `points`: strings that all have the same two liberties,
/// which are adjacent to nothing else. [DAMS2006-TE-1] [DAMS2006-TE-2]
template <int W>
bool two_eye_formation_on(const Geometry<W>& geometry, const Board<W>& board, Side side,
                          const Bits<W>& points) {
    const Bits<W> own = board.of(side);
    const Bits<W> empty = geometry.all() - board.occupied();
    const Bits<W> eyes = empty - geometry.neighbours(geometry.all() - own);
    if (eyes.count() < 2) return false;
    bool found = false;
    eyes.for_each([&](Point eye) {
        if (found) return;
        const Bits<W> one = Bits<W>::of(eye);
        const Bits<W> strings = geometry.flood(geometry.neighbours(one), own);
        const Bits<W> liberties = geometry.neighbours(strings) & empty;
        const Bits<W> other = liberties - one;
        if (!other.single() || !other.subset_of(eyes)) return;
        // The strings beside the other eye are these, neither more nor fewer.
        if (geometry.flood(geometry.neighbours(other), own) != strings) return;
        found = (strings | liberties).meets(points);
    });
    return found;
}

}  // namespace shikatsu::optimized
