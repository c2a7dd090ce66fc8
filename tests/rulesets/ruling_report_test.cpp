// Rulings as text and as JSON.
#include "tools/lib/rulesets/ruling_report.hpp"

#include <gtest/gtest.h>

#include "reference/values/diagram.hpp"
#include "tools/lib/rulesets/ruling_json.hpp"

namespace shikatsu::tools {
namespace {

Ruling sample() {
    const Position position = position_from_rows(std::vector<std::string>{"#.O"}).value();
    Ruling ruling{position, "sample", {}, {}, {}, {}, "S-4", {"a remark"}};
    ruling.strings.push_back({Player::black, {position.grid().at(0, 0)}, "alive", true, "S-1"});
    ruling.territory = TerritoryRuling{{position.grid().at(0, 1)}, {}, "S-2"};
    ruling.score =
        ScoreRuling{{{Margin::of_points(1), "territory"}, {Margin::of_half_points(-1), "first pass"}},
                    Margin::of_half_points(1),
                    "S-3",
                    "S-5"};
    ruling.best_play = {{Player::black, Margin::of_points(3), Margin::of_points(3)},
                        {Player::white, Margin::of_points(-3), std::nullopt}};
    return ruling;
}

TEST(RulingReport, ShowsEveryPartWithItsClause) {
    EXPECT_EQ(ruling_report(sample(), Colouring::plain),
              "stones     territory\n1 # . O    1 # B O\n  A B C      A B C\n\n"
              "# Black  O White  B black territory  W white territory [S-2]\n\n"
              "strings\n  A1   black     1  alive [S-1]\n\n"
              "score [S-3]\n       1  territory\n    -0.5  first pass\n     0.5  Black wins by 0.5\n\n"
              "best play [S-4]\n  if Black moves next: Black wins by 3\n"
              "  if White moves next: undecided, at least -3\n\na remark\n");
}

TEST(RulingReport, WhatIsUndecidedIsNoNumber) {
    Ruling ruling = sample();
    EXPECT_FALSE(ruling.decided());
    ruling.best_play.pop_back();
    EXPECT_TRUE(ruling.decided());
    ruling.score.reset();
    ruling.territory.reset();
    EXPECT_FALSE(ruling.decided());
    const auto object = ruling_json(ruling);
    EXPECT_TRUE(object["score"].is_null());
    EXPECT_TRUE(object["territory"].is_null());
    EXPECT_TRUE(object["result"].is_null());
    EXPECT_NE(ruling_report(ruling, Colouring::plain).find("score: undecided\n"), std::string::npos);
}

TEST(RulingJson, HasMarginsInPoints) {
    const auto object = ruling_json(sample());
    EXPECT_EQ(object["score"]["margin"], 0.5);
    EXPECT_EQ(object["score"]["terms"][1]["value"], -0.5);
    EXPECT_EQ(object["result"], "black");
    EXPECT_EQ(object["best_play"][0]["at_least"], 3);
    EXPECT_TRUE(object["best_play"][1]["at_most"].is_null());
    EXPECT_EQ(object["strings"][0]["clause"], "S-1");
}

TEST(Outcome, IsInHalves) {
    EXPECT_EQ(outcome(Margin{}), "a tie");
    EXPECT_EQ(outcome(Margin::of_half_points(-3)), "White wins by 1.5");
    EXPECT_EQ(to_text(Margin::of_half_points(-1)), "-0.5");
    EXPECT_EQ(winner_of(Margin::of_half_points(-1)), Winner::white);
}

}  // namespace
}  // namespace shikatsu::tools
