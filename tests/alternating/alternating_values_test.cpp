// What best play by the Japanese 2003 Rules comes to: the engine against whole games by the text.
#include <gtest/gtest.h>

#include "optimized/alternating/best_play.hpp"
#include "reference/values/diagram.hpp"
#include "tests/alternating/whole_games.hpp"
#include "tools/worth/class_scores.hpp"

namespace shikatsu::alternating_tests {
namespace {

using optimized::alternating::BestPlay;
using optimized::alternating::FinalScore;
using optimized::alternating::PositionNumber;
using optimized::alternating::Positions;
using optimized::alternating::Worth;

Grid grid_of(int rows, int columns) {
    return Grid::create(rows, columns).value();
}

BestPlay best_play(const Grid& grid, WholeGames& games, LongCycle long_cycle = LongCycle::position) {
    return BestPlay(grid, long_cycle, [&](const Position& position) {
        return FinalScore{games.final_score(position), true};
    });
}

struct Counts {
    int games = 0;
    int exact = 0;
};

/// Of each position, whoever begins: what a player is sure of he gets, and what is exact is so.
Counts compare(const Grid& grid, std::uint64_t most_moves, const Readings& readings = {}) {
    WholeGames& games = by_the_text(readings);
    const BestPlay engine = best_play(grid, games, readings.long_cycle);
    const Positions positions(grid);
    Counts counts;
    for (PositionNumber number = 0; number < positions.size(); ++number) {
        for (const Player first : {Player::black, Player::white}) {
            const Position start = positions.position(number);
            const Worth worth = engine.worth(start, first);
            if (worth.exact()) ++counts.exact;
            EXPECT_TRUE(worth.at_least && worth.at_most) << one_line(start);
            const auto value = games.value(start, first, most_moves);
            if (!value) continue;
            ++counts.games;
            const std::string name = one_line(start) + (first == Player::black ? "black" : "white");
            EXPECT_LE(worth.at_least.value_or(-long_cycle_win), *value) << name;
            EXPECT_GE(worth.at_most.value_or(long_cycle_win), *value) << name;
        }
    }
    return counts;
}

// [J2003-AS-1] [J2003-AS-2] [J2003-AS-3] [J2003-AS-4] [J2003-AS-5] [J2003-AS-6] [J2003-RS-1] [J2003-RS-2]
TEST(BestPlay, IsThatOfWholeGames) {
    for (const auto& [rows, columns, exact] : {std::tuple{1, 1, 2}, {1, 2, 10}, {1, 3, 30}}) {
        const Counts counts = compare(grid_of(rows, columns), 1'000'000);
        EXPECT_EQ(counts.games, exact) << rows << "x" << columns;
        EXPECT_EQ(counts.exact, exact) << rows << "x" << columns;
    }
}

// [J2003-AS-5] [J2003-HS-4] [J2003-LD-6] By readings that matter on such grids.
TEST(BestPlay, IsWithinThatOfWholeGamesByOtherReadings) {
    for (const auto& [assignment, rows, columns, games, exact] :
         {std::tuple{"long-cycle=position-and-mover", 1, 3, 30, 30},
          {"long-cycle=position-and-mover", 1, 4, 82, 82},
          {"long-cycle=position-and-mover", 2, 2, 114, 114},
          {"hypothetical-ko=basic-ko", 1, 4, 82, 78},
          {"capturable-2=local-2-minus-local-1", 1, 4, 82, 78}}) {
        const Counts counts =
            compare(grid_of(rows, columns), 2'000, with_reading(Readings{}, assignment).value());
        EXPECT_EQ(counts.games, games) << rows << "x" << columns << " " << assignment;
        EXPECT_EQ(counts.exact, exact) << rows << "x" << columns << " " << assignment;
    }
}

// On 1×4 not all is found out, for long cycles.
TEST(BestPlay, IsWithinThatOfWholeGames) {
    for (const auto& [rows, columns, games, exact] : {std::tuple{1, 4, 82, 78}, {2, 2, 114, 114}}) {
        const Counts counts = compare(grid_of(rows, columns), 2'000);
        EXPECT_EQ(counts.games, games) << rows << "x" << columns;
        EXPECT_EQ(counts.exact, exact) << rows << "x" << columns;
    }
}

// [J2003-AS-3] [J2003-D3-9]
TEST(BestPlay, HasAMainLineThatComesToIt) {
    for (const auto& [rows, columns] : {std::pair{1, 4}, {2, 2}}) {
        WholeGames& games = by_the_text();
        const Grid grid = grid_of(rows, columns);
        const BestPlay engine = best_play(grid, games);
        const Positions positions(grid);
        int played = 0;
        for (PositionNumber number = 0; number < positions.size(); ++number) {
            for (const Player first : {Player::black, Player::white}) {
                const Position start = positions.position(number);
                const Worth worth = engine.worth(start, first);
                if (!worth.exact()) continue;
                ++played;
                EXPECT_EQ(games.margin_after(start, first, engine.main_line(start, first)), worth.at_least)
                    << one_line(start);
            }
        }
        EXPECT_GT(played, 60);
    }
}

/// With the scores that the engine finds.
BestPlay best_play_on(const Grid& grid) {
    const auto scores = worth::ClassScores::adjudicated(grid, {}, [](std::size_t, std::size_t) {});
    return BestPlay(grid, LongCycle::position,
                    [&](const Position& position) { return scores.value().of(position); });
}

Worth if_black_begins(const BestPlay& games, const char* row) {
    return games.worth(position_from_rows(std::vector<std::string>{row}).value(), Player::black);
}

// [J2003-AS-5] [J2003-RS-1] Black can keep to 2 for ever, which is but a tie; White is sure of 1, as 2 could
// come to a tie; and she is sure to lose by no more than 5, for which a tie is enough.
TEST(BestPlay, MindsTiesWhereTheyAreNotEnough) {
    const BestPlay short_games = best_play_on(grid_of(1, 6));
    EXPECT_EQ(if_black_begins(short_games, "#.#.#.").at_least, 0);
    EXPECT_EQ(if_black_begins(short_games, "#.#.#.").at_most, 2);
    const BestPlay games = best_play_on(grid_of(1, 7));
    EXPECT_EQ(if_black_begins(games, "#.#....").at_least, -2);
    EXPECT_EQ(if_black_begins(games, "#.#....").at_most, -1);
    EXPECT_EQ(if_black_begins(games, "O..#...").at_least, 5);
    EXPECT_EQ(if_black_begins(games, "O..#...").at_most, 5);
}

// [J2003-AS-5] By whole games.
TEST(BestPlay, DependsOnWhatLongCyclesCompare) {
    const Position start = position_from_rows(std::vector<std::string>{"#..."}).value();
    Readings readings;
    EXPECT_EQ(by_the_text(readings).value(start, Player::black, 1'000'000), -2);
    readings.long_cycle = LongCycle::position_and_mover;
    EXPECT_EQ(by_the_text(readings).value(start, Player::black, 1'000'000), -3);
}

// [J2003-AS-5] Were it left out of account that a position may not come back, White would seem sure of -3.
TEST(BestPlay, MindsLongCycles) {
    WholeGames& games = by_the_text();
    const Grid grid = grid_of(1, 4);
    const Worth worth =
        best_play(grid, games)
            .worth(position_from_rows(std::vector<std::string>{"#..."}).value(), Player::black);
    EXPECT_EQ(worth.at_least, -3);
    EXPECT_EQ(worth.at_most, -2);
}

}  // namespace
}  // namespace shikatsu::alternating_tests
