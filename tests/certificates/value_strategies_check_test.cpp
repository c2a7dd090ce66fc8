// Certificates about best play by Ikeda's rulesets: those that the engine writes are accepted, and hold in
// all games; changed ones are refused or true.
#include <gtest/gtest.h>

#include <map>
#include <random>
#include <set>

#include "proofs/games/value_strategy_game.hpp"
#include "reference/certificates/value_strategy_reader.hpp"
#include "reference/values/diagram.hpp"
#include "tests/certificates/certificates_of.hpp"
#include "tests/certificates/changed_value_strategies.hpp"
#include "tests/certificates/value_strategies.hpp"
#include "tests/ikeda/random_games.hpp"
#include "tests/reference/drawn_positions.hpp"
#include "tests/reference/small_grids.hpp"
#include "tools/lib/value_strategy_writer.hpp"
#include "tools/shikatsu_check/check.hpp"

namespace shikatsu::certificates::value_strategies {
namespace {

using check::Outcome;
using check::Verdict;
using reference::ValueCertificate;
using reference::ikeda::Rules;
using reference::testing::legal_positions;
using Random = std::mt19937;
using tools::value_strategy_text;

void expect_accepted(const ValueCertificate& certificate) {
    const std::string text = value_strategy_text(certificate);
    const Verdict verdict = check::check_bytes(text, {});
    ASSERT_EQ(verdict.outcome, Outcome::accepted) << verdict.sentence << "\n" << text;
    EXPECT_EQ(verdict.states, certificate.strategy.lines.size());
    const auto read = reference::read_value_strategy(text, {});
    ASSERT_TRUE(read.has_value()) << read.error().sentence;
    EXPECT_EQ(value_strategy_text(*read), text);
    EXPECT_EQ(read->strategy, certificate.strategy);
}

void expect_all_accepted(const std::vector<Position>& positions, const IkedaReadings& readings) {
    for (const Rules& rules : reference::ikeda::all_rules) {
        for (const Position& position : positions) {
            for (const ValueCertificate& certificate : value_certificates_of(rules, readings, position))
                expect_accepted(certificate);
        }
    }
}

// [IK-R-4] [IK-R-8]
TEST(ValueStrategies, OfAllPositionsOfTinyGridsAreAccepted) {
    for (const auto& [rows, columns] : {std::pair{1, 1}, std::pair{1, 4}, std::pair{2, 2}, std::pair{1, 5}})
        expect_all_accepted(legal_positions(rows, columns), {});
}

TEST(ValueStrategies, UnderOtherReadingsAreAccepted) {
    for (const IkedaReadings& readings : reference::ikeda::testing::readings_one_by_one()) {
        expect_all_accepted(legal_positions(1, 3), readings);
        expect_all_accepted(reference::testing::some_legal_positions(2, 2, 20), readings);
    }
}

// Where games are followed until a player forces what he needs, by symmetries, too.
TEST(ValueStrategies, OfLargerGridsAreAccepted) {
    const std::vector<Position> positions{board("......"),      board(".../..."),     board("..../...."),
                                          board(".../.../..."), board("#../.O./..."), board("##./O../.O.")};
    for (const char* name : {"ikeda-area-1", "ikeda-area-2", "ikeda-area-3", "ikeda-territory-3"}) {
        for (const Position& position : positions) {
            for (const ValueCertificate& certificate :
                 value_certificates_of(*reference::ikeda_rules_named(name), {}, position))
                expect_accepted(certificate);
        }
    }
}

// [IK-R-2] [IK-R-4] By the text's own games, with their whole history.
TEST(ValueStrategies, HoldInAllGames) {
    constexpr std::size_t most_moves = 20'000;
    Random random(20051);
    std::vector<Position> positions = legal_positions(1, 3);
    for (const auto& [rows, columns, count] :
         {std::tuple{1, 4, 20}, std::tuple{2, 2, 20}, std::tuple{2, 3, 4}}) {
        for (const Position& position : reference::testing::drawn_positions(
                 rows, columns, static_cast<std::size_t>(count), ".#O", random))
            positions.push_back(position);
    }
    for (const Rules& rules : reference::ikeda::all_rules) {
        for (const Position& position : positions) {
            for (const IkedaReadings& readings : reference::ikeda::testing::readings_one_by_one()) {
                if (position.grid().size() > 3 && readings != IkedaReadings{}) continue;
                for (const ValueCertificate& certificate : value_certificates_of(rules, readings, position)) {
                    ASSERT_EQ(proofs::objection_of_games(certificate, most_moves), "")
                        << value_strategy_text(certificate);
                }
            }
        }
    }
}

// [IK-R-4]
TEST(ValueStrategies, ThatWereChangedAreRefusedOrTrue) {
    Random random(20052);
    std::map<Outcome, int> outcomes;
    std::set<std::string> objections;
    for (const char* rows : {"..", "...", "#.", ".#O.", "#./..", "../..", "#O./.O#", "#.#O.", "O#./.#O"}) {
        for (const Rules& rules : reference::ikeda::all_rules) {
            for (const ValueCertificate& certificate : value_certificates_of(rules, {}, board(rows))) {
                for (int i = 0; i < 60; ++i) {
                    ValueCertificate other = changed(certificate, random);
                    if (random() % 2 == 0) other = changed(other, random);
                    const Verdict verdict = check::check_bytes(value_strategy_text(other), {});
                    ++outcomes[verdict.outcome];
                    const std::size_t moves = verdict.sentence.rfind(": ");
                    objections.insert(verdict.sentence.substr(moves == std::string::npos ? 0 : moves + 2));
                    EXPECT_TRUE(!verdict.accepted() || has_the_value(other)) << value_strategy_text(other);
                }
            }
        }
    }
    EXPECT_GT(outcomes[Outcome::accepted], 500);
    EXPECT_GT(outcomes[Outcome::rejected], 5000);
    EXPECT_GT(objections.size(), 40U);
    EXPECT_TRUE(objections.contains("what a play that is left out leads to need not have appeared"));
}

}  // namespace
}  // namespace shikatsu::certificates::value_strategies
