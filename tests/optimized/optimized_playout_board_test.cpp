// The playout board equals the reference all along random games: which plays are legal, what they capture,
// and how often a random play falls on each.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <map>

#include "optimized/playout_board.hpp"
#include "reference/japanese2003/moves.hpp"
#include "reference/values/diagram.hpp"
#include "tests/optimized/legal_generators.hpp"

namespace shikatsu::optimized {
namespace {

using testing::GridSize;

/// The plays that the text allows, with what they lead to. `before_last` is the position before the last
/// move.
std::map<Point, Position> allowed_plays(const Position& position, Player player,
                                        const Position& before_last) {
    std::map<Point, Position> allowed;
    for (const Point point : position.grid().points()) {
        const auto outcome = reference::play(position, player, point);
        if (!outcome) continue;
        if (!outcome->removed.empty() && outcome->position == before_last) continue;
        allowed.emplace(point, outcome->position);
    }
    return allowed;
}

/// Where the board's legal plays differ from the allowed ones, or -1.
int first_difference(const PlayoutBoard& board, const std::map<Point, Position>& allowed) {
    for (const Point point : board.grid().points()) {
        if (board.legal(point) != allowed.contains(point)) return point.index;
    }
    return -1;
}

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

/// A generator of numbers below n.
class RandomBelow {
  public:
    explicit RandomBelow(std::uint64_t seed) : state_(seed) {}
    std::uint32_t operator()(std::uint32_t n) {
        state_ = state_ * 6364136223846793005ULL + 1442695040888963407ULL;
        return static_cast<std::uint32_t>((state_ >> 33) % n);
    }

  private:
    std::uint64_t state_;
};

/// What differs in a game from the empty grid on of `moves` random plays (passes where there is none), or "".
std::string random_game_difference(const GridSize& size, std::uint64_t seed, int moves) {
    const Grid grid = Grid::create(size.first, size.second).value();
    PlayoutBoard board(grid);
    Position position(grid);
    Position before_last(grid);
    Player player = Player::black;
    RandomBelow random(seed);
    for (int i = 0; i < moves; ++i) {
        const auto allowed = allowed_plays(position, player, before_last);
        if (first_difference(board, allowed) != -1) return "legal plays before move " + std::to_string(i);
        before_last = position;
        const std::optional<Point> played = board.play_random(random);
        if (played.has_value() == allowed.empty()) return "whether to play at move " + std::to_string(i);
        if (played) {
            if (!allowed.contains(*played)) return "the play at move " + std::to_string(i);
            position = allowed.at(*played);
        } else {
            board.pass();
        }
        player = opponent(player);
        if (board.position() != position) return "the position after move " + std::to_string(i);
    }
    return "";
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
