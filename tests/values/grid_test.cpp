// Grids: their bounds, their intersections and which of them are adjacent.
#include "reference/values/grid.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cstdlib>

#include "tests/values/generators.hpp"

namespace shikatsu::testing {
namespace {

TEST(Grid, HasOneToTwentyFiveLinesEachWay) {  // [J2003-AX-3] [J2003-D1-3]
    EXPECT_TRUE(Grid::create(1, 1));
    EXPECT_TRUE(Grid::create(19, 19));
    EXPECT_TRUE(Grid::create(25, 25));
    for (const auto& [rows, columns] : {std::pair{0, 5}, {5, 0}, {-1, 3}}) {
        EXPECT_EQ(Grid::create(rows, columns).error(), "a grid has at least one line in each direction");
    }
    EXPECT_EQ(Grid::create(26, 3).error(), "grid 26x3 is too large: at most 25x25");
    EXPECT_EQ(Grid::create(3, 26).error(), "grid 3x26 is too large: at most 25x25");
}

TEST(Grid, TheRulesOwnHas361Intersections) {  // [J2003-D1-3] [J2003-D1-4]
    const Grid grid = Grid::create(19, 19).value();
    EXPECT_EQ(grid.size(), 361);
    EXPECT_EQ(grid.points().size(), 361U);
}

TEST(Grid, CornerEdgeAndInnerIntersectionsHaveTwoThreeAndFourNeighbours) {  // [J2003-D1-5]
    const Grid grid = Grid::create(3, 4).value();
    EXPECT_EQ(grid.adjacent(grid.at(0, 0)), (std::vector{grid.at(0, 1), grid.at(1, 0)}));
    EXPECT_EQ(grid.adjacent(grid.at(0, 2)), (std::vector{grid.at(0, 1), grid.at(0, 3), grid.at(1, 2)}));
    EXPECT_EQ(grid.adjacent(grid.at(1, 1)),
              (std::vector{grid.at(0, 1), grid.at(1, 0), grid.at(1, 2), grid.at(2, 1)}));
    const Grid single = Grid::create(1, 1).value();
    EXPECT_TRUE(single.adjacent(single.at(0, 0)).empty());
}

RC_GTEST_PROP(GridProperty, RowAndColumnNameTheIntersection, ()) {  // [J2003-D1-4]
    const Grid grid = *grids();
    const Point point = *rc::gen::elementOf(grid.points());
    RC_ASSERT(grid.contains(point));
    RC_ASSERT(grid.at(grid.row(point), grid.column(point)) == point);
}

RC_GTEST_PROP(GridProperty, AdjacentIntersectionsAreOneLineStepApart, ()) {  // [J2003-D1-5]
    const Grid grid = *grids();
    const Point one = *rc::gen::elementOf(grid.points());
    const std::vector<Point> near = grid.adjacent(one);
    for (const Point other : grid.points()) {
        const int distance =
            std::abs(grid.row(one) - grid.row(other)) + std::abs(grid.column(one) - grid.column(other));
        RC_ASSERT(std::count(near.begin(), near.end(), other) == (distance == 1 ? 1 : 0));
    }
}

}  // namespace
}  // namespace shikatsu::testing
