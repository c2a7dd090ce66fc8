// Turning, mirroring and swapping colours changes no verdict; swapping colours negates the score.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <set>

#include "optimized/adjudication.hpp"
#include "tests/optimized/kernel_comparison.hpp"
#include "tests/optimized/legal_generators.hpp"

namespace shikatsu::optimized {
namespace {

/// One of the grid's symmetries, with or without a swap of colours.
struct Symmetry {
    bool transposed = false;
    bool rows_reversed = false;
    bool columns_reversed = false;
    bool colours_swapped = false;

    Grid image(const Grid& grid) const {
        return transposed ? Grid::create(grid.columns(), grid.rows()).value() : grid;
    }
    Point image(const Grid& grid, Point point) const {
        const int row = rows_reversed ? grid.rows() - 1 - grid.row(point) : grid.row(point);
        const int column = columns_reversed ? grid.columns() - 1 - grid.column(point) : grid.column(point);
        return transposed ? image(grid).at(column, row) : grid.at(row, column);
    }
    Position image(const Position& position) const {
        Position result(image(position.grid()));
        for (const Point point : position.grid().points()) {
            if (position.empty(point)) continue;
            const Player owner = position.player_at(point);
            result.set(image(position.grid(), point), stone_of(colours_swapped ? opponent(owner) : owner));
        }
        return result;
    }
};

Symmetry any_symmetry() {
    const auto coin = [] { return *rc::gen::elementOf(std::vector<bool>{false, true}); };
    return {coin(), coin(), coin(), coin()};
}

/// What is said of a string, in a form that does not depend on the order of points.
struct Said {
    reference::PointSet points;
    Status status = Status::undecided;
    std::optional<bool> capturable_3;
    reference::PointSet local_2;
    reference::PointSet local_3;
    friend auto operator<=>(const Said&, const Said&) = default;
};

template <class Place>
std::set<Said> said(const Adjudication& result, const Place& place) {
    const auto placed = [&](const std::vector<Point>& points) {
        reference::PointSet image;
        for (const Point point : points) image.insert(place(point));
        return image;
    };
    std::set<Said> all;
    for (const StringVerdict& verdict : result.strings) {
        all.insert({placed(verdict.points), verdict.status, verdict.capturable_3,
                    placed(verdict.local_2.value()), placed(verdict.local_3.value())});
    }
    return all;
}

void check_symmetry(const std::vector<testing::GridSize>& sizes, const Readings& readings) {
    const Position position = *testing::legal_positions_on(sizes);
    const Symmetry symmetry = any_symmetry();
    const int prisoners = *rc::gen::elementOf(std::vector<int>{-4, 0, 3});
    Options options;
    options.readings = readings;
    options.budget = {20'000'000, 600.0};
    const Adjudication one = adjudicate(position, prisoners, options);
    const Adjudication other =
        adjudicate(symmetry.image(position), symmetry.colours_swapped ? -prisoners : prisoners, options);
    RC_LOG() << one_line(position) << "\n";
    RC_ASSERT(one.scoring.has_value() && other.scoring.has_value());
    RC_ASSERT(said(one, [&](Point point) { return symmetry.image(position.grid(), point); }) ==
              said(other, [](Point point) { return point; }));
    RC_ASSERT(other.scoring->score == (symmetry.colours_swapped ? -one.scoring->score : one.scoring->score));
    RC_ASSERT(other.end_prohibited_by_direct_ko == one.end_prohibited_by_direct_ko);
}

const std::vector<testing::GridSize> small{{1, 4}, {1, 5}, {2, 2}, {2, 3}, {3, 2}, {3, 3}};

// [J2003-HA-1] [J2003-D3-9]
RC_GTEST_PROP(Symmetry, ChangesNoVerdict, ()) {
    check_symmetry(small, {});
}

RC_GTEST_PROP(Symmetry, ChangesNoVerdictUnderOtherReadings, ()) {
    const auto assignment = *rc::gen::elementOf(
        std::vector<std::string>{"ban-identity=ko", "ban-without-shape=lapses", "ko-pass=per-ko",
                                 "hypothetical-ko=basic-ko", "capturable-2=local-2-minus-local-1"});
    check_symmetry({{1, 4}, {1, 5}, {2, 2}, {2, 3}}, with_reading({}, assignment).value());
}

}  // namespace
}  // namespace shikatsu::optimized
