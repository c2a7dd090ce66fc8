// A question in a zone, asked on a smaller grid: play that is confined to a zone does not see more of the
// rest than the intersections beside it.
#pragma once

#include "optimized/adjudication.hpp"

namespace shikatsu::optimized {

/// The smallest rectangle of the grid that holds the zone and the intersections beside it. Its answers are
/// those of the whole grid, with the same states.
class CutOut {
  public:
    /// Requires a question in a zone.
    CutOut(const Position& position, const Question& question);

    const Position& position() const { return position_; }
    const Question& question() const { return question_; }
    const Grid& whole() const { return whole_; }
    /// Where an intersection of the cut-out is on the whole grid.
    Point outside(Point cut) const;

    /// A strategy found in the cut-out, on the whole grid.
    RankedStrategy back(RankedStrategy strategy) const;

  private:
    Point inside(Point whole) const;

    /// Rows and columns from first to last.
    struct Rectangle {
        int top;
        int bottom;
        int left;
        int right;

        Rectangle(const Grid& grid, const std::vector<Point>& points);
        Grid grid() const;
    };

    Grid whole_;
    Rectangle rectangle_;
    Position position_;
    Question question_;
};

}  // namespace shikatsu::optimized
