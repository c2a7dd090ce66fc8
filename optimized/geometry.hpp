// Neighbourhood on a grid as word operations: dilation and flood fill.
#pragma once

#include "optimized/bits.hpp"
#include "reference/values/grid.hpp"

namespace shikatsu::optimized {

/// The masks that a grid's adjacency needs.
template <int W>
class Geometry {
  public:
    /// Requires grid.size() <= 64*W.
    explicit Geometry(const Grid& grid) : grid_(grid) {
        for (const Point point : grid.points()) {
            all_.insert(point);
            if (grid.column(point) > 0) not_first_column_.insert(point);
            if (grid.column(point) + 1 < grid.columns()) not_last_column_.insert(point);
        }
    }

    const Grid& grid() const { return grid_; }
    const Bits<W>& all() const { return all_; }

    /// The intersections adjacent to at least one of `set`. [J2003-D1-5]
    Bits<W> neighbours(const Bits<W>& set) const {
        const int columns = grid_.columns();
        return (set.raised(1) & not_first_column_) | (set.lowered(1) & not_last_column_) |
               (set.raised(columns) & all_) | set.lowered(columns);
    }

    /// The intersections of `within` that are joined to `seed` by a path inside `within`.
    /// Requires seed ⊆ within.
    Bits<W> flood(const Bits<W>& seed, const Bits<W>& within) const {
        const int columns = grid_.columns();
        const Bits<W> to_right = within & not_first_column_;
        const Bits<W> to_left = within & not_last_column_;
        Bits<W> reached = seed;
        for (;;) {
            // Along the rows first, then along the columns: a step reaches the diagonal neighbours, too.
            const Bits<W> wide = reached | (reached.raised(1) & to_right) | (reached.lowered(1) & to_left);
            const Bits<W> next = wide | ((wide.raised(columns) | wide.lowered(columns)) & within);
            if (next == reached) return reached;
            reached = next;
        }
    }

  private:
    Grid grid_;
    Bits<W> all_;
    Bits<W> not_first_column_;
    Bits<W> not_last_column_;
};

}  // namespace shikatsu::optimized
