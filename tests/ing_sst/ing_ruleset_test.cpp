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

// [ING-CT-1] [ING-CT-2] [ING-CT-4] [ING-LD-1]
TEST(IngRuleset, CountsAPositionAsItStandsAndByBestPlay) {
    const Ruling ruling =
        ruleset_named("ing-sst")->adjudicate({position({".#.", "##O", ".#O"}), 0, "", {}, ""}, {});
    ASSERT_TRUE(ruling.score);
    EXPECT_EQ(ruling.score->margin, Margin::of_points(4));
    EXPECT_EQ(ruling.territory->black.size(), 2U);
    ASSERT_TRUE(ruling.filled);
    EXPECT_EQ(ruling.filled->rows, (Rows{"w#s", "##O", "w#O"}));
    ASSERT_EQ(ruling.best_play.size(), 2U);
    EXPECT_EQ(ruling.best_play[0].at_least, Margin::of_points(9));
    EXPECT_TRUE(ruling.decided());
}

// [ING-LD-1] What is too large to search on is undecided.
TEST(IngRuleset, DoesNotGuess) {
    const Ruling ruling =
        ruleset_named("ing-sst")->adjudicate({Position(Grid::create(5, 5).value()), 0, "", {}, ""}, {});
    EXPECT_TRUE(ruling.score);
    EXPECT_FALSE(ruling.best_play[0].at_least);
    EXPECT_FALSE(ruling.decided());
}

// [ING-EN-2] With an agreement there is nothing to play out.
TEST(IngRuleset, TakesAwayWhatIsAgreedOn) {
    RulesetOptions options;
    options.match.dead = {"C1"};
    const Ruling ruling =
        ruleset_named("ing-sst")->adjudicate({position({".#.", "##O", ".#O"}), 0, "", {}, ""}, options);
    EXPECT_EQ(ruling.score->margin, Margin::of_points(9));
    EXPECT_TRUE(ruling.best_play.empty());
    EXPECT_TRUE(ruling.decided());
    EXPECT_EQ(game("pass pass pass pass", {".#.", "##O", ".#O"}, options).margin, Margin::of_points(9));
    EXPECT_EQ(game("pass pass", {".#.", "##O", ".#O"}, options).final_ruling->score->margin,
              Margin::of_points(9));
}

// [ING-HC-3] [ING-PN-1] [ING-PN-2] [ING-FF-1] [ING-MV-6]
TEST(IngRuleset, KnowsHandicapPenaltiesAndForfeits) {
    RulesetOptions options;
    options.match.handicap_plays = 1;
    const Rows empty{"...", "...", "..."};
    EXPECT_EQ(game("B2 A1", empty, options).refused->clause, "ING-HC-3");
    EXPECT_EQ(game("B2 pass pass", empty, options).refused->number, 3U);
    options.match.penalty_points = {2, 6};
    const GameRuling ahead = game("B2 pass A1 pass pass pass pass", empty, options);
    EXPECT_EQ(ahead.margin, Margin::of_points(9 + 4));
    options.match.given_away = GivenAway{Player::black, "retraction"};
    const GameRuling forfeited = game("B2 pass A1", empty, options);
    EXPECT_EQ(forfeited.winner, Winner::white);
    EXPECT_EQ(forfeited.ending_clause, "ING-FF-1");
    EXPECT_FALSE(forfeited.margin);
    options.match.given_away = GivenAway{Player::white, "resignation"};
    EXPECT_EQ(game("B2 pass A1", empty, options).ending_clause, "ING-MV-6");
    // What has ended cannot be given away.
    const GameRuling too_late = game("B2 pass A1 pass pass pass pass", empty, options);
    EXPECT_EQ(too_late.margin, Margin::of_points(9 + 4));
    EXPECT_EQ(too_late.ending_clause, "ING-EN-3");
}

// [ING-EN-2] [ING-HC-3] [ING-FF-1]
TEST(IngRuleset, RefusesBadConditions) {
    const GameRecord record =
        record_of_vertices("A3 pass pass", {position({".#.", "##O", ".#O"}), Player::black}).value();
    MatchConditions match;
    match.dead = {"C1"};
    EXPECT_TRUE(check_match(match, record));
    EXPECT_FALSE(check_match(match, record_of_vertices("A3 pass", {record.start, Player::black}).value()));
    match.handicap_plays = 2;
    EXPECT_NE(check_match(match, record).error().find("ING-HC-3"), std::string::npos);
    EXPECT_FALSE(agreed_stones({"A1"}, record.start));
    EXPECT_FALSE(agreed_stones({"Z9"}, record.start));
    EXPECT_FALSE(given_away("white"));
    EXPECT_FALSE(given_away("red:retraction"));
    EXPECT_FALSE(given_away("white:boredom"));
    EXPECT_EQ(given_away("white:defiance")->player, Player::white);
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
