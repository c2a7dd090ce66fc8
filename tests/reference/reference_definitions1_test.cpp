// Positions, strings and liberties: the numbers of legal positions are those that are published.
#include <gtest/gtest.h>

#include "reference/japanese2003/definitions1.hpp"
#include "tests/reference/commentary.hpp"
#include "tests/reference/small_grids.hpp"

namespace shikatsu::reference {
namespace {

using testing::count_legal_positions;
using testing::position_of;

TEST(LegalPositions, NumbersArePublishedOnes) {  // [J2003-D1-6] [J2003-D1-8] [J2003-D1-9] [J2003-MV-3]
    EXPECT_EQ(count_legal_positions(1, 1), 1);
    EXPECT_EQ(count_legal_positions(1, 2), 5);
    EXPECT_EQ(count_legal_positions(2, 2), 57);
    EXPECT_EQ(count_legal_positions(2, 3), 489);
    EXPECT_EQ(count_legal_positions(2, 4), 4125);
    EXPECT_EQ(count_legal_positions(3, 3), 12675);
}

TEST(Strings,
     AreConnectedStonesOfOnePlayer) {  // [J2003-D1-2] [J2003-D1-5] [J2003-D1-7] [J2003-D1-8] [J2003-AX-2]
    const Position position = position_of({"##O", "O#.", "O.#"});
    const auto at = [&](int row, int column) { return position.grid().at(row, column); };
    const std::set<String> expected{{{at(0, 0), at(0, 1), at(1, 1)}, Player::black},
                                    {{at(0, 2)}, Player::white},
                                    {{at(1, 0), at(2, 0)}, Player::white},
                                    {{at(2, 2)}, Player::black}};
    EXPECT_EQ(strings(position), expected);
    EXPECT_EQ(string_at(position, at(1, 1)), *expected.begin());
    EXPECT_EQ(liberties(position, string_at(position, at(0, 0))), (PointSet{at(1, 2), at(2, 1)}));
}

TEST(Strings, AdjacentIsAlongALineOnly) {  // [J2003-D1-3] [J2003-D1-4] [J2003-D1-5] [J2003-AX-3]
    const Grid grid = Grid::create(3, 4).value();
    EXPECT_TRUE(are_adjacent(grid, grid.at(1, 1), grid.at(1, 2)));
    EXPECT_TRUE(are_adjacent(grid, grid.at(1, 1), grid.at(2, 1)));
    EXPECT_FALSE(are_adjacent(grid, grid.at(1, 1), grid.at(2, 2)));
    EXPECT_FALSE(are_adjacent(grid, grid.at(0, 3), grid.at(1, 0)));
    EXPECT_FALSE(are_adjacent(grid, grid.at(1, 1), grid.at(1, 3)));
}

TEST(Strings, WithoutLiberty) {  // [J2003-D1-9]
    EXPECT_EQ(strings_without_liberty(position_of({"#O."})).size(), 1U);
    EXPECT_TRUE(strings_without_liberty(position_of({"#.O"})).empty());
    EXPECT_EQ(strings_without_liberty(position_of({"#O"})).size(), 2U);
}

}  // namespace
}  // namespace shikatsu::reference
