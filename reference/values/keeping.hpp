// How a player keeps strings from capture by watching small regions, each by itself: what a keeping
// certificate consists of besides its position (proofs/keeping.md, spec/certificates.md).
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "reference/values/grid.hpp"

namespace shikatsu {

struct KeepingRegion;

/// A split: kept strings, and disjoint regions in which the opponent's plays are answered one by one.
struct Keeping {
    /// A stone of each string that is kept from here on and was not before. A string counts on nothing but
    /// itself when it is joined to one that stands behind it in the order of all units.
    std::vector<Point> units;
    /// Those with a link first: each link holds what it joins together for all regions after it.
    std::vector<KeepingRegion> regions;
};

/// What becomes of a region when the opponent is to move.
struct KeepingState {
    enum class Kind : unsigned char {
        /// What is wanted lasts even if the player passes for ever.
        settled,
        /// Each of the opponent's plays in the region has an answer in it.
        answers,
        /// The region falls into regions of its own.
        split,
    };
    Kind kind = Kind::settled;
    /// To the opponent's plays in reading order; without point: a pass.
    std::vector<std::optional<Point>> answers;
    /// One, if the kind is split.
    std::vector<Keeping> split;
};

/// A region of a split: what is wanted of it, and how it is got.
struct KeepingRegion {
    /// In reading order.
    std::vector<Point> points;
    /// The strings with these stones are joined in the region or have two liberties each there; or else …
    std::optional<std::pair<Point, Point>> link;
    /// … the strings with these stones have so many liberties in the region, 1 or 2.
    std::vector<std::pair<Point, int>> needs;
    /// In the order in which they are met, the first being that of the split.
    std::vector<KeepingState> states;
};

}  // namespace shikatsu
