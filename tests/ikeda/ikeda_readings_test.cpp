// The readings: the smallest positions on which they differ, as spec/readings.md has them, and that nothing
// smaller does.
#include <gtest/gtest.h>

#include "optimized/ikeda/best_play.hpp"
#include "reference/values/diagram.hpp"
#include "tests/ikeda/random_games.hpp"
#include "tests/reference/small_grids.hpp"

namespace shikatsu::reference::ikeda::testing {
namespace {

Margin searched_under(const Rules& rules, const Start& start, const IkedaReadings& readings) {
    const auto found =
        optimized::ikeda::best_play(optimized::ikeda::rules_named(rules.name), readings, start.configuration,
                                    start.first, optimized::ikeda::Limits{});
    if (!found.decided()) throw std::runtime_error("undecided");
    return *found.at_least;
}

IkedaReadings reading(const char* assignment) {
    return with_reading(IkedaReadings{}, assignment).value();
}

void expect_values(const Rules& rules, const Start& start, const char* assignment, int literal,
                   int alternative) {
    EXPECT_EQ(searched_under(rules, start, {}), Margin::of_points(literal)) << assignment;
    EXPECT_EQ(searched_under(rules, start, reading(assignment)), Margin::of_points(alternative))
        << assignment;
}

void expect_no_difference(int rows, int columns, const char* assignment) {
    for (const Rules& rules : all_rules) {
        for (const Position& position : reference::testing::legal_positions(rows, columns)) {
            for (const Player first : {Player::black, Player::white}) {
                const Start start{position, first};
                ASSERT_EQ(searched_under(rules, start, {}), searched_under(rules, start, reading(assignment)))
                    << rules.name << ' ' << rows_of(position).front() << ' ' << assignment;
            }
        }
    }
}

// [IK-R-4]
TEST(IkedaReadings, RepetitionMemorySeparatesFrom1x4On) {
    expect_values(territory_rules_1, empty_grid(1, 4), "repetition-memory=since-preliminary-end", 3, 2);
    for (int columns = 1; columns < 4; ++columns)
        expect_no_difference(1, columns, "repetition-memory=since-preliminary-end");
}

// [IK-T1-61]
TEST(IkedaReadings, FirstAfterPreliminaryEndSeparatesFrom1x5On) {
    const Start start = start_of({"#.#.O"}, Player::white);
    expect_values(territory_rules_2, start, "first-after-preliminary-end=black", -1, 0);
    for (int columns = 1; columns < 5; ++columns)
        expect_no_difference(1, columns, "first-after-preliminary-end=black");
    expect_no_difference(2, 2, "first-after-preliminary-end=black");
}

// [IK-A3-6]
TEST(IkedaReadings, FirstPassSeparatesFrom1x2On) {
    expect_values(area_rules_3, start_of({".#"}, Player::white), "first-pass=one-of-the-two", -3, -2);
    expect_no_difference(1, 1, "first-pass=one-of-the-two");
}

// [IK-R-5]
TEST(IkedaReadings, SelfCaptureSeparatesFrom1x2On) {
    expect_values(area_rules_2, start_of({".#"}), "self-capture=single-stone", -2, 2);
    expect_no_difference(1, 1, "self-capture=single-stone");
}

TEST(IkedaReadings, AreLiteralUnlessSaidOtherwise) {
    EXPECT_TRUE(departures(IkedaReadings{}).empty());
    for (const ReadingEntry& entry : ikeda_reading_register()) {
        const std::string assignment = std::string(entry.name) + "=" + std::string(entry.alternative);
        EXPECT_EQ(departures(with_reading(IkedaReadings{}, assignment).value()),
                  std::vector<std::string>{assignment});
    }
    EXPECT_FALSE(with_reading(IkedaReadings{}, "ko-pass=per-ko"));
}

}  // namespace
}  // namespace shikatsu::reference::ikeda::testing
