// The readings: the smallest positions and games that separate them, as spec/readings.md has them, and that
// nothing smaller does.
#include <gtest/gtest.h>

#include "optimized/ing_sst/best_play.hpp"
#include "reference/values/diagram.hpp"
#include "reference/values/vertex.hpp"
#include "tests/ing_sst/ing_games.hpp"

namespace shikatsu::reference::ing_sst::testing {
namespace {

namespace engine = optimized::ing_sst;

IngReadings reading(const char* assignment) {
    return with_reading(IngReadings{}, assignment).value();
}

Margin value(const Start& start, const IngReadings& readings) {
    const auto found = engine::best_play(engine::Game(start.position, start.first, readings), {});
    if (!found.decided()) throw std::runtime_error("undecided");
    return found.at_least;
}

std::vector<Start> starts(int rows, int columns) {
    std::vector<Start> all;
    for (const Position& position : all_positions(rows, columns)) {
        if (!breathless(position, Player::black).empty() || !breathless(position, Player::white).empty())
            continue;
        all.push_back({position, Player::black});
        all.push_back({position, Player::white});
    }
    return all;
}

void expect_equal_values(int rows, int columns, const char* assignment) {
    for (const Start& start : starts(rows, columns)) {
        ASSERT_EQ(value(start, {}), value(start, reading(assignment)))
            << rows_of(start.position).front() << ' ' << name(start.first) << " first, " << assignment;
    }
}

void expect_values(const char* row, const char* assignment, int literal, int alternative) {
    const Start start{board({row}), Player::black};
    EXPECT_EQ(value(start, {}), Margin::of_points(literal)) << assignment;
    EXPECT_EQ(value(start, reading(assignment)), Margin::of_points(alternative)) << assignment;
}

/// A game of at most so many moves on which the two rule a move differently; empty if there is none.
std::string separating_game(engine::Game& one, engine::Game& other, const Grid& grid, int moves) {
    std::vector<Move> all{Pass{}};
    for (const Point point : grid.points()) all.emplace_back(Play{point});
    for (const Move& move : all) {
        const auto* play = std::get_if<Play>(&move);
        const std::string word = play == nullptr ? "pass" : vertex(grid, play->point);
        const engine::MoveRuling ruling = one.ruling(move);
        const bool allowed = ruling == engine::MoveRuling::allowed;
        if (allowed != (other.ruling(move) == engine::MoveRuling::allowed)) return word;
        if (moves == 0 || !allowed) continue;
        one.make(move);
        other.make(move);
        const std::string rest = separating_game(one, other, grid, moves - 1);
        one.take_back();
        other.take_back();
        if (!rest.empty()) return word + " " + rest;
    }
    return "";
}

void expect_no_separating_game(int rows, int columns, const char* assignment, int moves) {
    for (const Start& start : starts(rows, columns)) {
        engine::Game one(start.position, start.first, {});
        engine::Game other(start.position, start.first, reading(assignment));
        EXPECT_EQ(separating_game(one, other, start.position.grid(), moves), "")
            << rows_of(start.position).front() << ' ' << name(start.first) << " first, " << assignment;
    }
}

// [ING-DK-1]
TEST(IngReadings, KoSeparatesFrom1x2On) {
    expect_values("#.", "ing-ko=positional-superko", 2, -2);
    expect_equal_values(1, 1, "ing-ko=positional-superko");
    expect_no_separating_game(1, 1, "ing-ko=positional-superko", 4);
}

// [ING-DK-2]
TEST(IngReadings, DisturberSeparatesFrom1x2On) {
    expect_values("#.", "ing-disturber=completer", 2, -2);
    expect_equal_values(1, 1, "ing-disturber=completer");
    expect_no_separating_game(1, 1, "ing-disturber=completer", 4);
}

// [ING-DK-3] Games part from 1x2 on, values of best play not yet on so small grids.
TEST(IngReadings, BanSeparatesGamesFrom1x2On) {
    const Start start{empty_board(1, 2), Player::black};
    EXPECT_EQ(ruling(game_of(start, "A1 pass B1 A1"), "B1"), "ING-DK-3");
    EXPECT_EQ(ruling(game_of(start, "A1 pass B1 A1", {}, reading("ing-ban=positions")), "B1"), "allowed");
    expect_no_separating_game(1, 1, "ing-ban=positions", 4);
    expect_no_separating_game(1, 2, "ing-ban=positions", 3);
    for (int columns = 1; columns <= 4; ++columns) expect_equal_values(1, columns, "ing-ban=positions");
}

// [ING-HC-1] [ING-CT-10] On a single point the difference is compensation itself.
TEST(IngReadings, DrawSeparatesFrom1x2On) {
    const Start start{board({"#."}), Player::black};
    const Conditions two_points{0, 2};
    const auto literal = game_of(start, "pass pass pass pass", two_points);
    EXPECT_EQ(literal.result()->winner, Player::black);
    const auto draw = game_of(start, "pass pass pass pass", two_points, reading("ing-draw=draw"));
    EXPECT_EQ(draw.result()->winner, std::nullopt);
    const Start single{empty_board(1, 1), Player::black};
    EXPECT_EQ(value(single, {}), Margin{});
    EXPECT_EQ(game_of(single, "pass pass pass pass", two_points).result()->winner, Player::white);
}

TEST(IngReadings, AreLiteralUnlessSaidOtherwise) {
    EXPECT_TRUE(departures(IngReadings{}).empty());
    for (const ReadingEntry& entry : ing_reading_register()) {
        const std::string assignment = std::string(entry.name) + "=" + std::string(entry.alternative);
        EXPECT_EQ(departures(reading(assignment.c_str())), std::vector<std::string>{assignment});
    }
}

}  // namespace
}  // namespace shikatsu::reference::ing_sst::testing
