// The playout board equals the reference all along random games: which plays are legal, what they capture,
// and how often a random play falls on each.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <map>

#include "tests/optimized/playout_comparison.hpp"

namespace shikatsu::optimized {
namespace {

using testing::allowed_plays;
using testing::first_difference;
using testing::GridSize;
using testing::random_game_difference;
using testing::RandomBelow;

/// Plays `choices`, each among the allowed plays; a choice divisible by 13 is a pass.
void check_game(const GridSize& size, const std::vector<unsigned>& choices) {
    const Grid grid = Grid::create(size.first, size.second).value();
    PlayoutBoard board(grid);
    Position position(grid);
    Position before_last(grid);
    Player player = Player::black;
    for (const unsigned choice : choices) {
        const auto allowed = allowed_plays(position, player, before_last);
        RC_ASSERT(first_difference(board, allowed) == -1);
        before_last = position;
        if (choice % 13 == 0 || allowed.empty()) {
            board.pass();
        } else {
            const auto chosen = std::next(allowed.begin(), static_cast<long>(choice % allowed.size()));
            board.play(chosen->first);
            position = chosen->second;
        }
        player = opponent(player);
        RC_ASSERT(board.position() == position);
        RC_ASSERT(board.mover() == player);
    }
}

std::vector<unsigned> numbers_to(unsigned end) {
    std::vector<unsigned> numbers;
    for (unsigned i = 0; i < end; ++i) numbers.push_back(i);
    return numbers;
}

// [J2003-MV-1] [J2003-MV-2] [J2003-MV-3] [J2003-AS-4]
RC_GTEST_PROP(PlayoutBoard, EqualsTheReferenceInChosenGames, ()) {
    const auto size = *rc::gen::elementOf(
        std::vector<GridSize>{{1, 1}, {1, 2}, {1, 5}, {2, 2}, {2, 3}, {3, 2}, {3, 3}, {4, 5}, {7, 1}});
    check_game(size, *rc::gen::container<std::vector<unsigned>>(rc::gen::elementOf(numbers_to(120))));
}

RC_GTEST_PROP(PlayoutBoard, EqualsTheReferenceInLongRandomGames, ()) {
    const auto size =
        *rc::gen::elementOf(std::vector<GridSize>{{1, 4}, {2, 2}, {2, 5}, {3, 3}, {5, 3}, {5, 5}, {2, 9}});
    RC_ASSERT(random_game_difference(size, *rc::gen::arbitrary<std::uint64_t>(), 150) == "");
}

TEST(PlayoutBoard, EqualsTheReferenceOnLargeGrids) {
    EXPECT_EQ(random_game_difference({9, 9}, 1, 400), "");
    EXPECT_EQ(random_game_difference({4, 16}, 2, 200), "");
    EXPECT_EQ(random_game_difference({13, 7}, 3, 200), "");
    EXPECT_EQ(random_game_difference({19, 19}, 4, 40), "");
    EXPECT_EQ(random_game_difference({25, 25}, 5, 20), "");
}

TEST(PlayoutBoard, PlaysEveryLegalPlayEquallyOften) {
    // White's legal plays are B3 and C3 alone; in the corner a play would be suicide.
    const Grid grid = Grid::create(3, 3).value();
    PlayoutBoard start(grid);
    for (const auto& [row, column] : std::vector<std::pair<int, int>>{{0, 1}, {1, 0}, {1, 1}, {1, 2}}) {
        start.play(grid.at(row, column));
        start.pass();
    }
    start.play(grid.at(2, 0));
    std::map<Point, int> legal;
    for (const Point point : grid.points()) {
        if (start.legal(point)) legal.emplace(point, 0);
    }
    ASSERT_FALSE(start.legal(grid.at(0, 0)));
    ASSERT_EQ(legal.size(), 2U);
    RandomBelow random(20031);
    constexpr int games = 20000;
    for (int i = 0; i < games; ++i) {
        PlayoutBoard board = start;
        ++legal.at(board.play_random(random).value());
    }
    for (const auto& [point, count] : legal) EXPECT_NEAR(count, games / 2, 500) << point.index;
}

TEST(PlayoutBoard, LeavesEyesAlone) {
    const Grid grid = Grid::create(2, 3).value();
    PlayoutBoard board(grid);
    for (const auto& [row, column] : std::vector<std::pair<int, int>>{{0, 1}, {1, 0}, {1, 1}, {1, 2}}) {
        board.play(grid.at(row, column));
        board.pass();
    }
    RandomBelow random(20031);
    EXPECT_EQ(board.play_random_outside_eyes(random), std::nullopt);
    EXPECT_TRUE(board.play_random(random).has_value());
}

}  // namespace
}  // namespace shikatsu::optimized
