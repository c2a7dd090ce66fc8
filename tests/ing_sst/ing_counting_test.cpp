// Article 4: fill-in counting agrees with the area formula; step size and parity.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "reference/values/diagram.hpp"
#include "tests/ing_sst/ing_games.hpp"

namespace shikatsu::reference::ing_sst::testing {
namespace {

const std::vector<std::pair<int, int>> grids{{1, 1}, {1, 2}, {1, 3}, {2, 2}, {1, 5}, {2, 3}, {2, 4}, {3, 3}};

// [ING-CT-1] [ING-CT-4] [ING-CT-8]
TEST(Counting, FillInIsTheAreaFormulaOnEveryPosition) {
    for (const auto& [rows, columns] : grids) {
        for (const Position& position : all_positions(rows, columns))
            ASSERT_EQ(fill_in(position, 0).difference, area_difference(position)) << drawing(position);
    }
}

// [ING-CT-7] Compensation and penalties go from the difference.
TEST(Counting, CompensationIsTakenOffOnEveryPosition) {
    for (const int points : {-4, -2, 2, 8}) {
        for (const Position& position : all_positions(2, 4)) {
            ASSERT_EQ(fill_in(position, points).difference,
                      area_difference(position) - Margin::of_points(points))
                << drawing(position) << "\nto White " << points;
        }
    }
}

// [ING-CT-9] On boards with an odd number of points, as the text's, the difference is odd without shared
// space left over and even with one; one space of a kind is left in the end.
TEST(Counting, ParityTellsWhetherASharedSpaceIsLeft) {
    for (const auto& [rows, columns] : grids) {
        if (rows * columns % 2 == 0) continue;
        for (const Position& position : all_positions(rows, columns)) {
            const FilledBoard filled = fill_in(position, 0);
            const bool odd = filled.difference.half_points() / 2 % 2 != 0;
            ASSERT_EQ(odd, filled.unfilled_shared.empty()) << drawing(position);
            ASSERT_EQ(spaces_of(position).shared.size() % 2 == 1, filled.unfilled_shared.size() == 1);
        }
    }
}

// [ING-CT-6] [ING-CT-9] With stones enough the filled board has no space but one.
TEST(Counting, OneSpaceIsLeftIfTheStonesSuffice) {
    for (const Position& position : all_positions(3, 3)) {
        const FilledBoard filled = fill_in(position, 0);
        if (filled.left_over[0].borrowed + filled.left_over[1].borrowed > 0) continue;
        ASSERT_EQ(filled.open_winning_spaces.size() + filled.unfilled_shared.size(), 1U) << drawing(position);
    }
}

// [ING-CT-9] The four combinations.
TEST(Counting, KnowsTheFourCombinations) {
    EXPECT_EQ(combination_of(fill_in(board({".#O", "##O", ".#O"}), 0)),
              Combination::winning_space_and_losing_stones);
    EXPECT_EQ(combination_of(fill_in(board({".#O", "##O", ".OO"}), 0)), Combination::shared_space);
    EXPECT_EQ(combination_of(fill_in(board({"##O", "#.O", "#OO"}), 0)), Combination::shared_space);
    EXPECT_EQ(combination_of(fill_in(board({".#O", "##.", ".#O"}), 0)),
              Combination::shared_space_and_losing_stones);
    EXPECT_EQ(combination_of(fill_in(board({".#O", "#OO", "#O."}), 0)), Combination::winning_space);
}

// [ING-CT-2] [ING-CT-3] [ING-CT-5]
TEST(Spaces, BelongToTheirBoundary) {
    const Position position = board({".#O.", ".#O.", "##OO", ".#.O"});
    const Spaces spaces = spaces_of(position);
    EXPECT_EQ(spaces.black.size(), 3U);
    EXPECT_EQ(spaces.white.size(), 2U);
    EXPECT_EQ(spaces.shared.size(), 1U);
    EXPECT_EQ(fill_in(position, 0).unfilled_shared, spaces.shared);
    EXPECT_EQ(spaces_of(empty_board(2, 2)).shared.size(), 4U);
}

// [ING-ST-1]
TEST(Stones, AreHalfOfThePointsLessOne) {
    EXPECT_EQ(stones_of_a_side(Grid::create(19, 19).value()), 180);
    EXPECT_EQ(stones_of_a_side(Grid::create(9, 9).value()), 40);
}

// [ING-CT-4] [ING-CT-7] [ING-CT-8] On boards of the text's sizes, after random games.
RC_GTEST_PROP(Counting, FillInIsTheAreaFormulaAfterGames, ()) {
    const auto choices = *rc::gen::container<std::vector<unsigned>>(120, rc::gen::arbitrary<unsigned>());
    const int points = *rc::gen::element(-6, -2, 0, 2, 8);
    Position position = empty_board(9, 9);
    Player player = Player::black;
    for (const unsigned choice : choices) {
        const Point point{static_cast<std::uint16_t>(choice % 81)};
        const auto made = board_play(position, player, point);
        if (made) position = made->position;
        player = opponent(player);
    }
    const FilledBoard filled = fill_in(position, points);
    if (filled.difference != area_difference(position) - Margin::of_points(points))
        RC_FAIL(drawing(position));
}

}  // namespace
}  // namespace shikatsu::reference::ing_sst::testing
