// asura's model as a ruleset of the program: positions, games, resumption and cycle-end.
#include <gtest/gtest.h>

#include "reference/values/diagram.hpp"
#include "tools/lib/rulesets/asura_1989_explanation.hpp"
#include "tools/lib/rulesets/registry.hpp"
#include "tools/lib/rulesets/ruling_explanation.hpp"

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

/// The explanation of a position's strings.
std::string explained(const std::vector<std::string>& rows) {
    RulesetOptions options;
    options.explain = true;
    const Position position = position_from_rows(rows).value();
    return ruling_explanation(ruleset_named("asura-1989")->adjudicate({position, 0, "", {}, ""}, options),
                              Colouring::plain);
}

// [AS89-SA-1] [AS89-SA-4] [AS89-HS-10]
TEST(AsuraRuleset, SaysWhyAChainIsAliveOrDead) {
    const std::string plain = explained({"..#.", "#O#O"});
    EXPECT_EQ(
        plain.substr(plain.find("white-string at D1")),
        "white-string at D1 (1 stone): dead [AS89-SA-4]\n"
        "  Can Black, moving first, bring about that play ends without a white stone on it and without a "
        "new one on its compensation-region [AS89-SA-1] (A2 B2 C2 D2 A1 B1 C1 D1)?\n"
        "    yes (2 states, 0.00 s), after which Black takes what is left by filling liberties\n"
        "    main line #[a]\n"
        "      stones       letters\n"
        "      2 . . # .    2 . a # .\n"
        "      1 # O # O    1 # O # O\n"
        "        A B C D      A B C D\n");
    const std::string ko = explained({".##.", "##O#", "O#OO", ".OO."});
    EXPECT_NE(ko.find("a situation is repeated [AS89-HS-10], to the end by a tactical-cycle"),
              std::string::npos);
    EXPECT_NE(ko.find("main line #["), std::string::npos) << ko;
    EXPECT_NE(
        explained({"######", "#.#.O#", "######"}).find("as stones of Black there live unconditionally\n\n"),
        std::string::npos)
        << "nothing is played";
}

TEST(AsuraRuleset, SaysByWhichPartsAChainIsAliveOrDead) {
    const std::string cleared =
        explained({".......", ".#####.", ".#O..#.", ".#...#.", ".#...#.", ".#####.", "......."});
    EXPECT_NE(cleared.find("cleared region by region: C5 D5 E5 C4 D4 E4 C3 D3 E3; A7 B7"), std::string::npos)
        << cleared;

    const Position position = position_from_rows(std::vector<std::string>{".O."}).value();
    PatternProof proof;
    proof.lines.push_back({});
    proof.lines.back().seen = {Seen::empty, Seen::unknown, Seen::empty};
    optimized::asura1989::ChainVerdict chain;
    chain.owner = Player::white;
    chain.points = {position.grid().at(0, 1)};
    chain.finding.alive = true;
    chain.finding.patterns = std::make_shared<const PatternProof>(proof);
    EXPECT_NE(explanation_of(position, chain)
                  .answer.find("it is never captured, with all that matters on the "
                               "intersections A1 C1"),
              std::string::npos);
    chain.finding.gained_on = {position.grid().at(0, 2)};
    EXPECT_NE(
        explanation_of(position, chain).answer.find("a stone of White comes to stay on its compensation"),
        std::string::npos);
    chain.finding = {};
    EXPECT_EQ(explanation_of(position, chain).answer, "undecided (0 states, 0.00 s)");
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
