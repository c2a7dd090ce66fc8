// Neighbourhood on a grid as word operations: dilation and flood fill.
#pragma once

#include "optimized/kernel/bits.hpp"
#include "reference/values/grid.hpp"

namespace shikatsu::optimized {

/// A flood of `within` on a grid with so many columns, step by step. `to_right` and `to_left` are where it
/// may come to along a row: `within` without the first and without the last column.
template <int W, class Word = std::uint64_t>
struct Flooding {
    Bits<W, Word> within;
    Bits<W, Word> to_right;
    Bits<W, Word> to_left;
    int columns;

    /// What is reached after another step: along the rows first, then along the columns, so that it gets to
    /// the diagonal neighbours, too.
    Bits<W, Word> step(const Bits<W, Word>& reached) const {
        const Bits<W, Word> wide = reached | (reached.raised(1) & to_right) | (reached.lowered(1) & to_left);
        return wide | ((wide.raised(columns) | wide.lowered(columns)) & within);
    }

    Bits<W, Word> from(const Bits<W, Word>& seed) const {
        Bits<W, Word> reached = seed;
        for (int round = 0;; ++round) {
            const Bits<W, Word> next = step(reached);
            if (settled(Loop::flood, next == reached, round)) return reached;
            reached = next;
        }
    }
};

/// The masks that a grid's adjacency needs.
template <int W, class Word = std::uint64_t>
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
    const Bits<W, Word>& all() const { return all_; }

    /// The intersections adjacent to at least one of `set`. [J2003-D1-5]
    Bits<W, Word> neighbours(const Bits<W, Word>& set) const {
        const int columns = grid_.columns();
        return (set.raised(1) & not_first_column_) | (set.lowered(1) & not_last_column_) |
               (set.raised(columns) & all_) | set.lowered(columns);
    }

    /// The intersections of `within` that are joined to `seed` by a path inside `within`, and the seed.
    /// Requires seed ⊆ within if no more than the former are wanted.
    Bits<W, Word> flood(const Bits<W, Word>& seed, const Bits<W, Word>& within) const {
        return flooding(within).from(seed);
    }
    Flooding<W, Word> flooding(const Bits<W, Word>& within) const {
        return {within, within & not_first_column_, within & not_last_column_, grid_.columns()};
    }

  private:
    Grid grid_;
    Bits<W, Word> all_;
    Bits<W, Word> not_first_column_;
    Bits<W, Word> not_last_column_;
};

}  // namespace shikatsu::optimized
