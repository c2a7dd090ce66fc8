// Certificates of what games by the Japanese 2003 Rules are worth: those that are written are accepted and
// hold in all games; changed ones are refused or true.
#include <gtest/gtest.h>

#include <random>
#include <set>

#include "reference/certificates/alternating_strategy_reader.hpp"
#include "reference/values/diagram.hpp"
#include "tests/alternating/bounds.hpp"
#include "tests/certificates/changed_value_strategies.hpp"
#include "tools/lib/value_strategy_writer.hpp"
#include "tools/shikatsu_check/check.hpp"

namespace shikatsu::alternating_tests {
namespace {

using check::Outcome;
using check::Verdict;
using reference::AlternatingCertificate;
using reference::ValueBound;

// [J2003-AS-1] [J2003-AS-4] [J2003-AS-7] [J2003-HA-1]
TEST(AlternatingStrategies, OfAllPositionsOfTinyGridsAreAccepted) {
    int bounds = 0;
    for (const auto& [rows, columns] : {std::pair{1, 1}, {1, 3}, {2, 2}, {1, 4}}) {
        for (const WrittenBound& bound : bounds_of_all_positions(rows, columns)) {
            ++bounds;
            const Verdict verdict = check::check_bytes(bound.text, {});
            ASSERT_EQ(verdict.outcome, Outcome::accepted) << verdict.sentence << "\n" << bound.text;
            const auto read = reference::read_alternating_strategy(bound.text, {});
            ASSERT_TRUE(read.has_value()) << read.error().sentence;
            EXPECT_EQ(verdict.sentence, reference::claim_in_words(*read));
            EXPECT_GE(verdict.states, read->strategy.lines.size());
            EXPECT_EQ(read->margin, bound.margin);
            EXPECT_EQ(read->position, bound.position);
            EXPECT_EQ(read->first, bound.first);
        }
    }
    EXPECT_GT(bounds, 350);
}

/// How many games follow strategies for all positions of these grids.
int games_that_hold(const Readings& readings) {
    int games = 0;
    for (const auto& [rows, columns] : {std::pair{1, 3}, {2, 2}}) {
        for (const WrittenBound& bound : bounds_of_all_positions(rows, columns, readings)) {
            const auto read = reference::read_alternating_strategy(bound.text, {});
            EXPECT_TRUE(read.has_value()) << read.error().sentence;
            if (!read) continue;
            EXPECT_EQ(read->readings, readings);
            for (const std::string& departure : departures(readings)) {
                EXPECT_NE(reference::claim_in_words(*read).find("Rules, reading " + departure),
                          std::string::npos);
            }
            EXPECT_EQ(check::check_bytes(bound.text, {}).outcome, Outcome::accepted) << bound.text;
            EXPECT_EQ(objection_of_games(*read, by_the_text(readings), games), "") << bound.text;
        }
    }
    return games;
}

// [J2003-AS-5] [J2003-AS-6] [J2003-RS-1] [J2003-RS-2] By the text's judge, with the whole past.
TEST(AlternatingStrategies, HoldInAllGames) {
    EXPECT_GT(games_that_hold({}), 3'000);
}

TEST(AlternatingStrategies, HoldInAllGamesByOtherReadings) {
    for (const char* const assignment : {"long-cycle=position-and-mover", "hypothetical-ko=basic-ko"})
        EXPECT_GT(games_that_hold(with_reading(Readings{}, assignment).value()), 3'000) << assignment;
}

// [J2003-AS-5]
TEST(AlternatingStrategies, ThatWereChangedAreRefusedOrTrue) {
    std::mt19937 random(20061);
    std::map<Outcome, int> outcomes;
    std::set<std::string> objections;
    for (const auto& [rows, columns] : {std::pair{1, 3}, {2, 2}}) {
        for (const WrittenBound& bound : bounds_of_all_positions(rows, columns)) {
            const auto read = reference::read_alternating_strategy(bound.text, {});
            ASSERT_TRUE(read.has_value());
            for (int i = 0; i < 20; ++i) {
                AlternatingCertificate other = certificates::changed(*read, random);
                if (random() % 2 == 0) other = certificates::changed(other, random);
                const Verdict verdict = reference::check(other, {});
                ++outcomes[verdict.outcome];
                const std::size_t moves = verdict.sentence.rfind(": ");
                objections.insert(verdict.sentence.substr(moves == std::string::npos ? 0 : moves + 2));
                if (!verdict.accepted()) continue;
                const auto value = by_the_text().value(other.position, other.first, 1'000'000);
                ASSERT_TRUE(value.has_value());
                const Margin margin = Margin::of_points(*value);
                EXPECT_TRUE(other.bound == ValueBound::at_least ? margin >= other.margin
                                                                : margin <= other.margin)
                    << bound.text << verdict.sentence;
            }
        }
    }
    EXPECT_GT(outcomes[Outcome::accepted], 200);
    EXPECT_GT(outcomes[Outcome::rejected], 2000);
    EXPECT_GT(objections.size(), 30U);
}

}  // namespace
}  // namespace shikatsu::alternating_tests
