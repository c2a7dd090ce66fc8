// What a search by patterns is to show.
#pragma once

#include "optimized/patterns/known_board.hpp"

namespace shikatsu::optimized {

/// That a string of the keeper is never captured; or, if there is no target, that a stone of his on the
/// region stays, one that comes there or one of the string in question.
template <int W>
struct PatternGoal {
    Bits<W> target;
    /// Without the intersections that have stones of his other strings at the start: theirs did not come.
    Bits<W> region = {};

    bool gains() const { return target.empty(); }
    /// Stones that it suffices to keep one of: the target's, or those on the region.
    Bits<W> to_keep(const KnownBoard<W>& seen) const {
        return gains() ? region & seen.of(Side::defender) : target;
    }
};

}  // namespace shikatsu::optimized
