// A player's strings in an area, and which of them a clearing may keep (proofs/clearing.md).
#pragma once

#include <cstddef>
#include <vector>

#include "optimized/keeping/region_points.hpp"
#include "reference/values/position.hpp"

namespace shikatsu::optimized {

/// By string: whether it is kept.
using IsKept = std::vector<bool>;

/// A choice of what is not kept.
struct NotKept {
    /// Loose strings of at most so many stones: those inside of a single part of the area.
    int loosest = 0;
    /// Strings that lack the liberties that kept ones need at the start. Where the first play saves them they
    /// may be kept all the same.
    bool in_atari = false;
};

class AreaStrings {
  public:
    /// `area` consists of points in reading order. Keeps references to it and to the position.
    AreaStrings(const Position& position, Player keeper, const Points& area);

    std::size_t size() const { return strings_.size(); }
    const Points& operator[](std::size_t string) const { return strings_[string]; }

    bool beside(Point point, std::size_t string) const;
    /// Empty intersections of the area beside it.
    int liberties_of(std::size_t string) const;
    /// All but what is not kept. What is beside others than those of the area is kept.
    IsKept to_keep(const NotKept& not_kept) const;

    /// The connected parts of what `in` accepts.
    template <class In>
    std::vector<Points> parts_of_area(In in) const {
        const Grid& grid = position_.grid();
        return connected_parts(
            grid, area_, [&](Point point) { return grid.adjacent(point); }, in);
    }

  private:
    bool in_area(Point point) const;
    bool reaches_out(std::size_t string) const;

    const Position& position_;
    Player keeper_;
    const Points& area_;
    std::vector<Points> strings_;
};

}  // namespace shikatsu::optimized
