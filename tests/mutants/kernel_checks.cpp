// The kernel beside plain sets and the reference.
#include <compare>
#include <random>
#include <set>

#include "tests/mutants/check.hpp"
#include "tests/optimized/components_comparison.hpp"
#include "tests/optimized/kernel_comparison.hpp"
#include "tests/optimized/legal_count.hpp"
#include "tests/optimized/legal_generators.hpp"
#include "tests/reference/small_grids.hpp"

namespace shikatsu::mutants {

namespace {

using optimized::Bits;
namespace testing = optimized::testing;
using reference::PointSet;

template <int W>
PointSet random_points(std::mt19937& random, std::size_t count) {
    PointSet points;
    while (points.size() < count) points.insert(Point{static_cast<std::uint16_t>(random() % (64 * W))});
    return points;
}

PointSet shifted(const PointSet& points, int by, int size) {
    PointSet result;
    for (const Point point : points) {
        const int index = point.index + by;
        if (index >= 0 && index < size) result.insert(Point{static_cast<std::uint16_t>(index)});
    }
    return result;
}

/// Set operations beside those of std::set.
template <int W>
void check_bits(Cases& cases) {
    std::mt19937 random(20031);
    for (int round = 0; round < 400; ++round) {
        const PointSet a = random_points<W>(random, random() % 6);
        const PointSet b = random_points<W>(random, random() % 40);
        const auto x = testing::bits_of<W>(a);
        const auto y = testing::bits_of<W>(b);
        PointSet both = a;
        both.insert(b.begin(), b.end());
        PointSet common;
        for (const Point point : a) {
            if (b.contains(point)) common.insert(point);
        }
        PointSet difference;
        for (const Point point : a) {
            if (!b.contains(point)) difference.insert(point);
        }
        const std::string where = "round " + std::to_string(round) + " of width " + std::to_string(W);
        cases.expect(testing::points_in(x) == a, "points: " + where);
        cases.expect((x == y) == (a == b), "equality: " + where);
        cases.expect(testing::points_in(x | y) == both, "union: " + where);
        cases.expect(testing::points_in(x & y) == common, "common part: " + where);
        cases.expect(testing::points_in(x - y) == difference, "difference: " + where);
        cases.expect(x.count() == static_cast<int>(a.size()), "count: " + where);
        cases.expect(x.single() == (a.size() == 1), "single: " + where);
        const auto one = Bits<W>::of(*random_points<W>(random, 1).begin());
        cases.expect(std::is_neq((x | one) <=> (x - one)), "order: " + where);
        cases.expect(x.empty() == a.empty(), "empty: " + where);
        cases.expect(x.subset_of(y) == difference.empty(), "subset_of: " + where);
        cases.expect(x.meets(y) == !common.empty(), "meets: " + where);
        PointSet lowest;
        if (!a.empty()) lowest.insert(*a.begin());
        cases.expect(testing::points_in(x.lowest()) == lowest, "lowest: " + where);
        if (!a.empty()) cases.expect(x.first() == *a.begin(), "first: " + where);
        const int by = 1 + static_cast<int>(random() % 25);
        cases.expect(testing::points_in(y.raised(by)) == shifted(b, by, 64 * W), "raised: " + where);
        cases.expect(testing::points_in(y.lowered(by)) == shifted(b, -by, 64 * W), "lowered: " + where);
    }
}

template <int W>
void check_position(const Position& position, Cases& cases) {
    for (const Player defender : reference::players) {
        const auto difference = testing::kernel_difference<W>(position, defender);
        cases.expect(!difference, one_line(position) + ": " + difference.value_or(""));
    }
}

template <int W>
void check_all(const std::vector<testing::GridSize>& sizes, Cases& cases) {
    for (const auto& [rows, columns] : sizes) {
        for (const Position& position : reference::testing::legal_positions(rows, columns))
            check_position<W>(position, cases);
    }
}

template <int W>
void check_random(const std::vector<testing::GridSize>& sizes, int count, Cases& cases) {
    std::mt19937 random(20031);
    for (int i = 0; i < count; ++i) {
        const auto& [rows, columns] = sizes[static_cast<std::size_t>(i) % sizes.size()];
        Position position(Grid::create(rows, columns).value());
        const unsigned stones = 2 + random() % 9;
        for (const Point point : position.grid().points()) {
            const unsigned drawn = random() % (1 + stones);
            if (drawn > 0) position.set(point, drawn % 2 == 0 ? Content::black : Content::white);
        }
        check_position<W>(testing::made_legal(position), cases);
    }
}

/// A long way round, which a flood has to follow through every bend.
template <int W>
void check_flood(Cases& cases) {
    const Grid grid = Grid::create(W == 1 ? 7 : 9, W == 1 ? 9 : 11).value();
    const optimized::Geometry<W> geometry(grid);
    Bits<W> within;
    for (int row = 0; row < grid.rows(); row += 2) {
        for (int column = 0; column < grid.columns(); ++column) within.insert(grid.at(row, column));
        if (row + 1 < grid.rows()) within.insert(grid.at(row + 1, row % 4 == 0 ? grid.columns() - 1 : 0));
    }
    within.for_each([&](Point point) {
        cases.expect(geometry.flood(Bits<W>::of(point), within) == within,
                     "flood along the meander from " + std::to_string(point.index));
    });
}

void check_counts(Cases& cases) {
    cases.expect(testing::count_legal(1, 2) == 5, "legal positions of 1x2");
    cases.expect(testing::count_legal(2, 2) == 57, "legal positions of 2x2");
    cases.expect(testing::count_legal(2, 3) == 489, "legal positions of 2x3");
    cases.expect(testing::count_legal(3, 3) == 12675, "legal positions of 3x3");
}

void check_components(Cases& cases) {
    std::mt19937_64 random(20031);
    for (int round = 0; round < 2000; ++round) {
        const auto nodes = static_cast<std::uint32_t>(2 + random() % 6);
        // Of all pairs a quarter in some, an eighth in others.
        const std::uint64_t some = random() & random();
        const std::uint64_t edges = round % 2 == 0 ? some : some & random();
        const std::string fault = testing::components_fault(testing::graph_of(nodes, edges), {0, 1});
        cases.expect(fault.empty(), fault);
    }
}

}  // namespace

std::vector<Check> kernel_checks() {
    return {
        {"bit sets", Turn::first,
         [](Cases& cases) {
             check_bits<1>(cases);
             check_bits<2>(cases);
             check_bits<6>(cases);
         }},
        {"kernel on small grids", Turn::middle,
         [](Cases& cases) {
             check_all<1>({{1, 1}, {1, 2}, {1, 3}, {1, 4}, {1, 5}, {5, 1}, {2, 2}, {2, 3}, {3, 2}}, cases);
             check_all<2>({{1, 4}, {2, 2}, {2, 3}}, cases);
         }},
        {"kernel on large grids", Turn::last,
         [](Cases& cases) {
             check_random<1>({{4, 4}, {5, 5}, {8, 8}, {3, 9}, {4, 16}}, 40, cases);
             check_random<2>({{9, 9}, {6, 11}, {11, 6}, {5, 13}, {11, 11}}, 20, cases);
             check_random<6>({{13, 13}, {19, 19}}, 4, cases);
         }},
        {"floods", Turn::first,
         [](Cases& cases) {
             check_flood<1>(cases);
             check_flood<2>(cases);
         }},
        {"legal positions", Turn::first, check_counts},
        {"strong components", Turn::first, check_components},
    };
}

}  // namespace shikatsu::mutants
