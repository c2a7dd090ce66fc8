// Ing's laws as a ruleset of the program: positions and games, compensation, bans, the filled board.
#include <gtest/gtest.h>

#include "reference/values/diagram.hpp"
#include "tools/lib/rulesets/registry.hpp"

namespace shikatsu::tools {
namespace {

using Rows = std::vector<std::string>;

Position position(const Rows& rows) {
    return position_from_rows(rows).value();
}

GameRuling game(const std::string& moves, const Rows& rows, const RulesetOptions& options = {},
                Player first = Player::black) {
    return ruleset_named("ing-sst")->play(record_of_vertices(moves, {position(rows), first}).value(),
                                          options);
}

// [ING-CT-1] [ING-CT-2] [ING-CT-4]
TEST(IngRuleset, CountsAPositionAsItStands) {
    const Ruling ruling =
        ruleset_named("ing-sst")->adjudicate({position({".#O", "##O", ".#O"}), 0, "", {}, ""}, {});
    ASSERT_TRUE(ruling.score);
    EXPECT_EQ(ruling.score->margin, Margin::of_points(3));
    EXPECT_EQ(ruling.territory->black.size(), 2U);
    EXPECT_TRUE(ruling.decided());
    EXPECT_NE(ruling.remarks.front().find("w#O / ##O / .#O"), std::string::npos) << ruling.remarks.front();
}

// [ING-EN-1] [ING-EN-3] [ING-HC-1]
TEST(IngRuleset, EndsWithFourPassesAndGivesBlackTheDraw) {
    EXPECT_FALSE(game("pass pass", {".#O", "##O", ".OO"}).ending);
    EXPECT_EQ(game("pass pass pass pass", {".#O", "##O", ".OO"}).winner, Winner::tie);
    RulesetOptions options;
    options.komi = Margin::of_points(2);
    const GameRuling black = game("pass pass pass pass", {"##O", "#.O", "#O#"}, options);
    ASSERT_TRUE(black.margin);
    const Rows two_ahead{"###", "#.O", "#OO"};
    const GameRuling drawn = game("pass pass pass pass", two_ahead, options);
    EXPECT_EQ(drawn.margin, Margin{});
    EXPECT_EQ(drawn.winner, Winner::black);
    EXPECT_EQ(drawn.result_clause, "ING-HC-1");
    options.readings = {"ing-draw=draw"};
    EXPECT_EQ(game("pass pass pass pass", two_ahead, options).winner, Winner::tie);
}

// [ING-HS-4] [ING-DK-3]
TEST(IngRuleset, RefusesHotStonesAndDisturbers) {
    const GameRuling hot = game("C2 B2", {".#O.", "#O.O", ".#O."});
    ASSERT_TRUE(hot.refused);
    EXPECT_EQ(hot.refused->number, 2U);
    EXPECT_EQ(hot.refused->clause, "ING-HS-4");
    const GameRuling disturber =
        game("F2 B3 H2 D3 B2 F3 D2 H3 F2", {"#########", "#.#.#O#O#", "O#O#O.O.O", "OOOOOOOOO"});
    ASSERT_TRUE(disturber.refused);
    EXPECT_EQ(disturber.refused->number, 9U);
    EXPECT_EQ(disturber.refused->clause, "ING-DK-3");
    EXPECT_NE(disturber.remarks.front().find("Black is the disturber"), std::string::npos);
}

// [ING-HC-2]
TEST(IngRuleset, HasCompensationInSteps) {
    EXPECT_TRUE(ruleset_named("ing-sst")->provides_for_komi);
    EXPECT_EQ(ruleset_named("ing-sst")->komi_step, Margin::of_points(2));
}

}  // namespace
}  // namespace shikatsu::tools
