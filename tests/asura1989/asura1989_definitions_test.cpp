// The general definitions and plays of asura's model.
#include <gtest/gtest.h>

#include "reference/asura1989/plays.hpp"
#include "tests/asura1989/grids.hpp"

namespace shikatsu::reference::asura1989::testing {
namespace {

// [AS89-U-1] [AS89-U-2] [AS89-U-3]
TEST(AsuraDefinitions, ThreeColoursTwoPlayersAnyBoard) {
    for (const auto& [rows, columns] : {std::pair{1, 1}, std::pair{2, 3}, std::pair{19, 19}}) {
        const Grid grid = Grid::create(rows, columns).value();
        Position position(grid);
        ASSERT_EQ(grid.points().size(), static_cast<std::size_t>(rows * columns));
        for (const Point point : grid.points()) {
            ASSERT_TRUE(position.empty(point));
            for (const Player player : {Player::black, Player::white}) {
                ASSERT_NE(opponent(player), player);
                ASSERT_EQ(opponent(opponent(player)), player);
                position.set(point, stone_of(player));
                ASSERT_TRUE(position.holds(point, player));
                ASSERT_FALSE(position.holds(point, opponent(player)));
                ASSERT_FALSE(position.empty(point));
            }
        }
    }
}

// [AS89-GD-1] [AS89-GD-2]
TEST(AsuraDefinitions, AdjacencyToASetExcludesItsElements) {
    const Grid grid = Grid::create(2, 3).value();
    EXPECT_TRUE(are_adjacent(grid, grid.at(0, 0), grid.at(1, 0)));
    EXPECT_FALSE(are_adjacent(grid, grid.at(0, 0), grid.at(1, 1)));
    const PointSet set = {grid.at(0, 0), grid.at(0, 1)};
    EXPECT_FALSE(is_adjacent(grid, grid.at(0, 0), set));
    EXPECT_TRUE(is_adjacent(grid, grid.at(1, 1), set));
    EXPECT_FALSE(is_adjacent(grid, grid.at(1, 2), set));
}

// [AS89-GD-3] [AS89-GD-4] [AS89-GD-5] [AS89-GD-6]
TEST(AsuraDefinitions, ChainsLibertiesAndStrings) {
    const Position position = board({"##.", "O#.", ".O."});
    ASSERT_EQ(chains(position).size(), 3U);
    EXPECT_EQ(chain_at(position, at(position, 1, 1)).points.size(), 3U);
    EXPECT_EQ(liberties(position, chain_at(position, at(position, 0, 0))),
              (PointSet{at(position, 0, 2), at(position, 1, 2)}));
    EXPECT_EQ(string_at(position, at(position, 2, 2)).size(), 3U) << "a string may be empty";
}

// [AS89-GD-3] [AS89-GD-6] [AS89-GD-7]
TEST(AsuraDefinitions, StringsPartEveryPosition) {
    for (const Position& position : positions_with_liberties(2, 3)) {
        for (const Point one : position.grid().points()) {
            const PointSet string = string_at(position, one);
            ASSERT_TRUE(string.contains(one));
            for (const Point other : position.grid().points()) {
                const bool joined = string.contains(other);
                ASSERT_EQ(joined, string_at(position, other).contains(one)) << one_line(position);
                ASSERT_TRUE(!joined || position[one] == position[other]) << one_line(position);
                const bool beside = is_adjacent(position.grid(), other, string);
                ASSERT_FALSE(beside && position[one] == position[other]) << one_line(position);
            }
        }
    }
}

TEST(AsuraDefinitions, ReachableAppliesEveryRuleUntilNothingIsAdded) {  // [AS89-GD-8]
    const Position position = board({".#.O."});
    const auto empty = [&](Point p) { return position.empty(p); };
    const auto black = [&](Point p) { return position.holds(p, Player::black); };
    const Point start = at(position, 0, 0);
    EXPECT_EQ(reachable(position.grid(), start, {}), PointSet{start});
    EXPECT_EQ(reachable(position.grid(), start, {{empty, black}}).size(), 2U);
    EXPECT_EQ(reachable(position.grid(), start, {{empty, black}, {black, empty}}).size(), 3U);
}

TEST(AsuraPlays, CaptureAndSuicide) {  // [AS89-HS-3] [AS89-HS-4]
    const Position position = board({".#", "O."});
    EXPECT_FALSE(play(position, Player::black, at(position, 0, 1))) << "occupied";
    const auto outcome = play(position, Player::black, at(position, 0, 0));
    ASSERT_TRUE(outcome);
    EXPECT_TRUE(outcome->captured.empty());
    EXPECT_EQ(play(position, Player::black, at(position, 1, 1))->captured.size(), 0U);
    const Position eye = board({".##", "#.#", "###"});
    EXPECT_FALSE(play(eye, Player::white, at(eye, 0, 0))) << "suicide";
    EXPECT_EQ(play(board({".#", "##"}), Player::white, Point{0})->captured.size(), 3U);
}

// [AS89-AN-1] [AS89-AN-2]
TEST(AsuraPlays, KoCaptureIsKnownByItsShape) {
    const Position ko = board({".#O.", "#O.O", ".#O."});
    EXPECT_TRUE(is_ko_capture(ko, Player::black, at(ko, 1, 2)));
    EXPECT_TRUE(is_ko_stone(ko, at(ko, 1, 1)));
    EXPECT_FALSE(is_ko_stone(ko, at(ko, 1, 0)));
    EXPECT_FALSE(is_ko_stone(ko, at(ko, 1, 2))) << "empty";
    const Position two_liberties = board({"O.."});
    EXPECT_FALSE(is_ko_capture(two_liberties, Player::black, Point{1})) << "the new stone has two liberties";
    EXPECT_FALSE(is_ko_capture(board({"O.O"}), Player::black, Point{1})) << "two stones go";
}

// [AS89-AN-1]
TEST(AsuraPlays, AKoCaptureCanBeTakenBackByASinglePlay) {
    for (const Position& position : positions_with_liberties(2, 3)) {
        for (const Player player : players) {
            for (const Point point : position.grid().points()) {
                if (!is_ko_capture(position, player, point)) continue;
                const PlayOutcome taken = *play(position, player, point);
                const auto back = play(taken.position, opponent(player), *taken.captured.begin());
                ASSERT_TRUE(back && back->position == position) << one_line(position);
            }
        }
    }
}

}  // namespace
}  // namespace shikatsu::reference::asura1989::testing
