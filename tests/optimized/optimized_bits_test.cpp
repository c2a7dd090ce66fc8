// Sets of intersections as words: set operations and shifts against std::set, across word borders.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <compare>

#include "tests/optimized/boards.hpp"

namespace shikatsu::optimized {
namespace {

using ModelSet = reference::PointSet;
using testing::bits_of;
using testing::points_in;

template <int W>
ModelSet any_points() {
    std::vector<std::uint16_t> indices(64 * W);
    for (std::size_t i = 0; i < indices.size(); ++i) indices[i] = static_cast<std::uint16_t>(i);
    ModelSet points;
    for (const std::uint16_t index :
         *rc::gen::container<std::vector<std::uint16_t>>(rc::gen::elementOf(indices))) {
        points.insert(Point{index});
    }
    return points;
}

ModelSet moved(const ModelSet& points, int by, int capacity) {
    ModelSet result;
    for (const Point point : points) {
        const int index = point.index + by;
        if (index >= 0 && index < capacity) result.insert(Point{static_cast<std::uint16_t>(index)});
    }
    return result;
}

template <int W>
void check_shifts() {
    const ModelSet points = any_points<W>();
    const int by = *rc::gen::elementOf(std::vector<int>{1, 2, 7, 11, 19, 25, 32, 63});
    const Bits<W> bits = bits_of<W>(points);
    RC_ASSERT(points_in(bits.raised(by)) == moved(points, by, 64 * W));
    RC_ASSERT(points_in(bits.lowered(by)) == moved(points, -by, 64 * W));
}

template <int W>
void check_sets() {
    const ModelSet a = any_points<W>();
    const ModelSet b = any_points<W>();
    ModelSet both;
    ModelSet either = a;
    ModelSet only_a;
    either.insert(b.begin(), b.end());
    for (const Point point : a) (b.contains(point) ? both : only_a).insert(point);
    const Bits<W> x = bits_of<W>(a);
    const Bits<W> y = bits_of<W>(b);
    RC_ASSERT(points_in(x & y) == both);
    RC_ASSERT(points_in(x | y) == either);
    RC_ASSERT(points_in(x - y) == only_a);
    RC_ASSERT(x.subset_of(y) == only_a.empty());
    RC_ASSERT(x.meets(y) == !both.empty());
    RC_ASSERT(x.empty() == a.empty());
    RC_ASSERT(x.count() == static_cast<int>(a.size()));
    RC_ASSERT(x.single() == (a.size() == 1));
    RC_ASSERT(a.empty() || x.first() == *a.begin());
    RC_ASSERT((x == y) == (a == b));
    RC_ASSERT((x < y) == (y > x));
    RC_ASSERT(std::is_eq(x <=> y) == (a == b));
}

RC_GTEST_PROP(Bits, ShiftsInOneWord, ()) {
    check_shifts<1>();
}
RC_GTEST_PROP(Bits, ShiftsInTwoWords, ()) {
    check_shifts<2>();
}
RC_GTEST_PROP(Bits, ShiftsInSixWords, ()) {
    check_shifts<6>();
}
RC_GTEST_PROP(Bits, ShiftsInTenWords, ()) {
    check_shifts<10>();
}
RC_GTEST_PROP(Bits, SetsInOneWord, ()) {
    check_sets<1>();
}
RC_GTEST_PROP(Bits, SetsInTwoWords, ()) {
    check_sets<2>();
}
RC_GTEST_PROP(Bits, SetsInSixWords, ()) {
    check_sets<6>();
}

TEST(Bits, EveryPointCrossesEveryBorder) {
    for (std::uint16_t index = 0; index < 384; ++index) {
        const Bits<6> bits = Bits<6>::of(Point{index});
        for (const int by : {1, 19, 25, 63}) {
            EXPECT_EQ(points_in(bits.raised(by)), moved({Point{index}}, by, 384)) << index << " by " << by;
            EXPECT_EQ(points_in(bits.lowered(by)), moved({Point{index}}, -by, 384)) << index << " by " << by;
        }
    }
}

// Sets that differ in one point, whichever it is, are told apart by their order, too.
TEST(Bits, EveryPointCountsInTheOrder) {
    for (std::uint16_t index = 0; index < 384; ++index) {
        const Bits<6> one = Bits<6>::of(Point{index});
        for (const auto& others : {Bits<6>{}, bits_of<6>({Point{7}, Point{130}, Point{383}})})
            EXPECT_NE((others | one) < (others - one), (others - one) < (others | one)) << index;
    }
}

template <int W>
void check_neighbours(int rows, int columns) {
    const Grid grid = Grid::create(rows, columns).value();
    const Geometry<W> geometry(grid);
    for (const Point point : grid.points()) {
        const auto near = grid.adjacent(point);
        EXPECT_EQ(points_in(geometry.neighbours(Bits<W>::of(point))), ModelSet(near.begin(), near.end()))
            << rows << "x" << columns << " point " << point.index;
    }
}

TEST(Geometry, NeighboursAreTheAdjacentIntersections) {  // [J2003-D1-5]
    for (int rows = 1; rows <= 8; ++rows) {
        for (int columns = 1; columns <= 8; ++columns) check_neighbours<1>(rows, columns);
    }
    check_neighbours<1>(1, 25);
    check_neighbours<1>(25, 1);
    check_neighbours<2>(9, 9);
    check_neighbours<2>(6, 11);
    check_neighbours<2>(11, 6);
    check_neighbours<6>(19, 19);
    check_neighbours<6>(13, 25);
    check_neighbours<10>(25, 25);
}

}  // namespace
}  // namespace shikatsu::optimized
