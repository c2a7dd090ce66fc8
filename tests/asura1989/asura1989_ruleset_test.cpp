// asura's model as a ruleset of the program: positions, games, resumption and cycle-end.
#include <gtest/gtest.h>

#include "reference/values/diagram.hpp"
#include "tools/lib/rulesets/registry.hpp"

namespace shikatsu::tools {
namespace {

GameRuling game(const std::string& moves, const std::vector<std::string>& rows,
                const std::vector<std::string>& readings = {}) {
    const Position start = position_from_rows(rows).value();
    RulesetOptions options;
    options.readings = readings;
    return ruleset_named("asura-1989")
        ->play(record_of_vertices(moves, {start, Player::black}).value(), options);
}

// [AS89-AN-3] [AS89-AN-4] [AS89-GM-3] [AS89-GM-4]
TEST(AsuraRuleset, RulesOnAPosition) {
    const Position position =
        position_from_rows(std::vector<std::string>{"######", "#.#.O#", "######"}).value();
    RulesetOptions options;
    options.komi = Margin::of_half_points(1);
    const Ruling ruling = ruleset_named("asura-1989")->adjudicate({position, -1, "", {}, ""}, options);
    ASSERT_EQ(ruling.strings.size(), 2U);
    EXPECT_EQ(ruling.strings[1].status, "dead");
    ASSERT_TRUE(ruling.territory);
    EXPECT_EQ(ruling.territory->black.size(), 3U);
    ASSERT_TRUE(ruling.score);
    EXPECT_EQ(ruling.score->margin, Margin::of_half_points(2 * (2 + 2 - 1) - 1));
}

// [AS89-RE-1] [AS89-RE-2] [AS89-CO-1] [AS89-CO-3]
TEST(AsuraRuleset, FollowsAResumptionAndItsLimit) {
    const GameRuling resumed = game("pass pass pass pass", {"..", ".."});
    EXPECT_FALSE(resumed.refused);
    EXPECT_EQ(resumed.ending_clause, "AS89-CO-3");
    EXPECT_FALSE(resumed.remarks.empty());
    const GameRuling again = game("pass pass pass pass pass pass", {"..", ".."});
    ASSERT_TRUE(again.refused);
    EXPECT_EQ(again.refused->number, 5U);
    EXPECT_EQ(again.refused->clause, "AS89-RE-2");
    EXPECT_TRUE(game("pass pass", {"..", ".."}).remarks.empty());
}

// [AS89-CO-2] [AS89-CO-4] [AS89-GM-1]
TEST(AsuraRuleset, FinishesWithACycleEnd) {
    // White sends two stones, Black returns one: the row with Black's first stone alone comes back.
    const std::string moves = "A1 B1 pass C1 A1";
    const GameRuling ended = game(moves, {"..."});
    EXPECT_FALSE(ended.refused);
    EXPECT_EQ(ended.ending_clause, "AS89-CO-4");
    EXPECT_FALSE(ended.winner);
    EXPECT_TRUE(ended.without_result);
    EXPECT_FALSE(ended.undecided());
    EXPECT_EQ(game(moves, {"..."}, {"asura-cycle-end=tie"}).winner, Winner::tie);
    EXPECT_EQ(game("A1 B1 A1", {".."}).refused->clause, "AS89-CO-2") << "that is a ko";
}

}  // namespace
}  // namespace shikatsu::tools
