// Diagrams: what they draw, and how errors are located.
#include "reference/values/diagram.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "tests/values/generators.hpp"

namespace shikatsu::testing {
namespace {

using Rows = std::vector<std::string>;

void expect_error(const Rows& rows, int row, int column, const std::string& words) {
    const auto position = position_from_rows(rows);
    ASSERT_FALSE(position);
    EXPECT_EQ(position.error().row, row);
    EXPECT_EQ(position.error().column, column);
    EXPECT_NE(position.error().message.find(words), std::string::npos) << position.error().message;
}

TEST(Diagram, DrawsAPosition) {  // [J2003-D1-6] [J2003-D1-2]
    const Position position = position_from_rows(Rows{". # O", "X o ."}).value();
    const Grid& grid = position.grid();
    EXPECT_EQ(grid, Grid::create(2, 3).value());
    EXPECT_TRUE(position.empty(grid.at(0, 0)));
    EXPECT_TRUE(position.holds(grid.at(0, 1), Player::black));
    EXPECT_TRUE(position.holds(grid.at(0, 2), Player::white));
    EXPECT_TRUE(position.holds(grid.at(1, 0), Player::black));
    EXPECT_EQ(position[grid.at(1, 1)], Content::white);
    EXPECT_EQ(rows_of(position), (Rows{".#O", "#O."}));
}

TEST(Diagram, BlanksDoNotMatter) {
    EXPECT_EQ(position_from_rows(Rows{". #\tO "}).value(), position_from_rows(Rows{".#O"}).value());
}

TEST(Diagram, AnUnknownSignIsLocatedByTextColumn) {
    expect_error({". # O", ". ? O"}, 2, 3, "unknown sign '?'");
    expect_error({"\x01"}, 1, 1, "unknown sign byte 1");
    expect_error({".#O\r..."}, 1, 4, "unknown sign byte 13");
}

TEST(Diagram, RaggedRowsAreLocated) {
    expect_error({"...", "...", ".."}, 3, 1, "2 intersections, the first has 3");
}

TEST(Diagram, HasAtLeastOneLineAndAtMostTwentyFive) {
    expect_error({}, 1, 1, "at least one line");
    expect_error({""}, 1, 1, "at least one line");
    expect_error({std::string(26, '.')}, 1, 1, "too large");
    expect_error(Rows(26, "."), 1, 1, "too large");
}

RC_GTEST_PROP(DiagramProperty, RowsAndPositionSayTheSame, ()) {  // [J2003-D1-6]
    const Position position = *positions();
    RC_ASSERT(position_from_rows(rows_of(position)).value() == position);
}

}  // namespace
}  // namespace shikatsu::testing
