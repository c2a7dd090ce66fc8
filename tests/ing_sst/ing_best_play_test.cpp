// What best play comes to: the engine's search beside the text as code, with and without a game before, and
// values of small grids.
#include <gtest/gtest.h>

#include <random>

#include "optimized/ing_sst/best_play.hpp"
#include "reference/ing_sst/best_play.hpp"
#include "reference/values/diagram.hpp"
#include "tests/ing_sst/ing_games.hpp"
#include "tests/ing_sst/main_lines.hpp"

namespace shikatsu::reference::ing_sst::testing {
namespace {

namespace engine = optimized::ing_sst;

/// Where the two contradict each other; empty if they do not.
std::string contradiction(const engine::BestPlay& found, const Outlook& outlook) {
    const auto words = [](Margin at_least, Margin at_most) {
        return to_text(at_least) + ".." + to_text(at_most);
    };
    if (found.at_least <= outlook.at_most && found.at_most >= outlook.at_least) return "";
    return "the engine finds " + words(found.at_least, found.at_most) + ", the text " +
           words(outlook.at_least, outlook.at_most);
}

bool is_a_position(const Position& position) {
    return breathless(position, Player::black).empty() && breathless(position, Player::white).empty();
}

int compare(int rows, int columns, int moves) {
    int decided_by_both = 0;
    for (const IngReadings& readings : readings_of_ko()) {
        for (const Position& position : all_positions(rows, columns)) {
            if (!is_a_position(position)) continue;
            for (const Player first : {Player::black, Player::white}) {
                const auto found = engine::best_play(engine::Game(position, first, readings), {});
                const Outlook outlook = look_ahead(Game({position, first}, {}, readings), moves);
                EXPECT_TRUE(found.decided()) << rows_of(position).front();
                EXPECT_EQ(contradiction(found, outlook), "")
                    << rows_of(position).front() << ' ' << name(first) << " first";
                if (found.decided() && outlook.decided()) ++decided_by_both;
            }
        }
    }
    return decided_by_both;
}

// [ING-KO-4] [ING-LD-1]
TEST(BestPlay, IsThatOfTheTextOnTheTiniestGrids) {
    EXPECT_EQ(compare(1, 1, 4), 8);
    EXPECT_EQ(compare(1, 2, 16), 40);
    EXPECT_GT(compare(1, 3, 6), 40);
}

struct Seen {
    int with_ban = 0;
    int decided = 0;
};

/// A random game, often after cycles and a pass, goes on by best play.
void compare_in_the_middle(unsigned seed, Seen& seen) {
    std::mt19937 random(seed);
    const std::vector<std::pair<int, int>> grids{{1, 3}, {1, 4}, {2, 2}, {1, 5}};
    const auto [rows, columns] = grids[random() % grids.size()];
    const std::vector<IngReadings> all = readings_of_ko();
    const IngReadings readings = all[random() % all.size()];
    std::vector<unsigned> choices(10 + random() % 30);
    for (unsigned& choice : choices) choice = static_cast<unsigned>(random());
    Game literal(Start{empty_board(rows, columns), Player::black}, {}, readings);
    follow(literal, choices, 1U << 28);
    if (random() % 2 == 0 && !literal.ended() && !literal.moves().empty()) make(literal, "pass");
    engine::Game fast(empty_board(rows, columns), Player::black, readings);
    for (const MadeMove& made : literal.moves()) ASSERT_EQ(fast.make(made.move), engine::MoveRuling::allowed);
    const auto found = engine::best_play(fast, engine::Limits{.max_states = 30'000});
    const Outlook outlook = look_ahead(literal, rows * columns > 4 ? 4 : 5);
    ASSERT_EQ(contradiction(found, outlook), "") << rows << "x" << columns << ' ' << moves_of(literal);
    seen.with_ban += literal.bans().empty() ? 0 : 1;
    seen.decided += found.decided() && outlook.decided() ? 1 : 0;
}

// [ING-DK-3] [ING-HS-4] Games in which cycles have been completed go on under the same bans.
TEST(BestPlay, IsThatOfTheTextInTheMiddleOfGames) {
    Seen seen;
    for (unsigned seed = 1; seed <= 300; ++seed) {
        SCOPED_TRACE(seed);
        compare_in_the_middle(seed, seen);
    }
    EXPECT_GT(seen.with_ban, 40);
    EXPECT_GT(seen.decided, 40);
}

int value(const Position& position, const IngReadings& readings) {
    const auto found = engine::best_play(engine::Game(position, Player::black, readings), {});
    if (!found.decided()) throw std::runtime_error("undecided");
    return found.at_least.half_points() / 2;
}

// [ING-DK-2] On 2x2 whoever begins loses all by default.
TEST(BestPlay, ValuesOfEmptyGrids) {
    const IngReadings superko = with_reading(IngReadings{}, "ing-ko=positional-superko").value();
    const std::vector<std::pair<int, int>> grids{{1, 1}, {1, 2}, {1, 3}, {1, 4}, {1, 5}};
    std::vector<int> by_default;
    std::vector<int> by_superko;
    for (const auto& [rows, columns] : grids) {
        by_default.push_back(value(empty_board(rows, columns), {}));
        by_superko.push_back(value(empty_board(rows, columns), superko));
    }
    EXPECT_EQ(by_default, (std::vector<int>{0, -2, 3, 4, 0}));
    EXPECT_EQ(by_superko, (std::vector<int>{0, -2, 3, 4, 0}));
    EXPECT_EQ(value(empty_board(2, 2), superko), 1);
    EXPECT_EQ(value(empty_board(2, 2), {}), -4);
}

// Where he has to begin, as here, Black would rather not on 2x3.
TEST(BestPlay, ValuesOfLargerEmptyGrids) {
    const IngReadings superko = with_reading(IngReadings{}, "ing-ko=positional-superko").value();
    const std::vector<std::pair<int, int>> grids{{1, 6}, {1, 7}, {2, 3}, {2, 4}, {2, 5}, {3, 3}, {3, 4}};
    std::vector<int> by_default;
    std::vector<int> by_superko;
    for (const auto& [rows, columns] : grids) {
        by_default.push_back(value(empty_board(rows, columns), {}));
        by_superko.push_back(value(empty_board(rows, columns), superko));
    }
    EXPECT_EQ(by_default, (std::vector<int>{1, 2, -6, 8, 10, 9, 4}));
    EXPECT_EQ(by_superko, (std::vector<int>{1, 2, -2, 8, 10, 9, 4}));
}

// [ING-LD-1]
TEST(BestPlay, HasAMainLineThatEndsWithTheValue) {
    int lines = 0;
    int long_lines = 0;
    for (const auto& [rows, columns] : {std::pair{1, 2}, std::pair{1, 3}, std::pair{1, 4}, std::pair{2, 2}}) {
        for (const IngReadings& readings : readings_of_ko()) {
            for (const Position& position : all_positions(rows, columns)) {
                if (!is_a_position(position)) continue;
                const engine::Game game(position, Player::white, readings);
                engine::PreparedOutlook outlook;
                const auto found =
                    engine::explained_best_play(game, engine::Limits{.max_states = 20'000}, 0, outlook);
                ASSERT_TRUE(found.main_line || rows > 1) << rows_of(position).front();
                if (!found.main_line) continue;
                const Start start{position, Player::white};
                ASSERT_EQ(fault_of(*found.main_line, start, readings, found.value.at_least), "");
                ++lines;
                long_lines += found.main_line->size() > 10 ? 1 : 0;
            }
        }
    }
    EXPECT_GT(lines, 340);
    EXPECT_GT(long_lines, 10);
}

// A search that is cut short says what it knows.
TEST(BestPlay, IsUndecidedWithBounds) {
    const auto found = engine::best_play(engine::Game(empty_board(3, 3), Player::black, {}),
                                         engine::Limits{.max_states = 1000});
    EXPECT_FALSE(found.decided());
    EXPECT_LT(found.at_least, found.at_most);
    const auto large = engine::best_play(engine::Game(empty_board(5, 5), Player::black, {}), {});
    EXPECT_EQ(large.at_least, Margin::of_points(-25));
    EXPECT_EQ(large.at_most, Margin::of_points(25));
}

}  // namespace
}  // namespace shikatsu::reference::ing_sst::testing
