// The built program with Ikeda's rulesets: rules, adjudicate, play, compare and difftest from outside.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/shell/shell.hpp"
#include "tests/shell/temporary_folder.hpp"

namespace shikatsu::tools {
namespace {

using testing::contains;
using testing::Ended;

Ended run(const std::string& arguments, const std::string& input = "") {
    return testing::run("'" SHIKATSU_PROGRAM "' " + arguments, input);
}

TEST(IkedaProgram, RulesAreListedAndExplained) {
    const Ended list = run("rules");
    EXPECT_EQ(list.code, 0);
    EXPECT_TRUE(contains(list.text, "ikeda-territory-2")) << list.text;
    const Ended one = run("rules ikeda-area-3 --json");
    const auto object = nlohmann::json::parse(one.text);
    EXPECT_EQ(object["parts"]["end"]["clauses"], nlohmann::json{"IK-A3-6"});
    EXPECT_EQ(object["elsewhere"]["SGF RU"]["fit"], "unsupported");
    const Ended unknown = run("rules chess");
    EXPECT_EQ(unknown.code, 2);
    EXPECT_TRUE(contains(unknown.text, "unknown rules 'chess'; there is: japanese-2003")) << unknown.text;
}

TEST(IkedaProgram, APositionIsScoredAsItStandsAndByBestPlay) {
    const Ended ended = run("adjudicate --rules ikeda-area-2 --json -", "...\n...\n");
    EXPECT_EQ(ended.code, 0) << ended.text;
    const auto object = nlohmann::json::parse(ended.text);
    EXPECT_EQ(object["score"]["margin"], 0);
    EXPECT_EQ(object["best_play"][0]["at_least"], 0);
    EXPECT_EQ(object["best_play"][1]["at_most"], 0);
}

TEST(IkedaProgram, WhatIsTooLargeIsUndecided) {
    const Ended ended = run("adjudicate --rules ikeda-area-2 --max-states 1000 -", ".....\n.....\n.....\n");
    EXPECT_EQ(ended.code, 3) << ended.text;
    EXPECT_TRUE(contains(ended.text, "if Black moves next: undecided")) << ended.text;
}

// [IK-A2-7]
TEST(IkedaProgram, BestPlayIsExplainedAndCertified) {
    const Ended ended = run("adjudicate --rules ikeda-area-2 --explain --verify -", "...\n");
    EXPECT_EQ(ended.code, 0) << ended.text;
    EXPECT_TRUE(contains(ended.text,
                         "  if Black moves next: Black wins by 3  verified\n"
                         "  if White moves next: White wins by 3  verified\n"))
        << ended.text;
    EXPECT_TRUE(contains(ended.text,
                         "best play if White moves next: White wins by 3 [IK-A2-6]\n"
                         "  Black is sure of at least -3, by a strategy with 1 place\n"
                         "  White is sure of at most -3, by a strategy with 3 places\n"
                         "    main line O[app]\n"
                         "      stones     letters\n"
                         "      1 . . .    1 . a .\n"
                         "        A B C      A B C\n"))
        << ended.text;
}

TEST(IkedaProgram, CertificatesOfBestPlayAreWrittenAndAccepted) {
    const testing::TemporaryFolder folder;
    const std::string options =
        "--rules ikeda-territory-3 --reading self-capture=single-stone --prisoners 2 ";
    const Ended written =
        run("adjudicate " + options + "--json --verify --certificates '" + folder.path().string() + "' -",
            "#..\n...\n");
    EXPECT_EQ(written.code, 0) << written.text;
    for (const auto& best : nlohmann::json::parse(written.text)["best_play"])
        EXPECT_EQ(best["verified"], true);
    const Ended checked = testing::run("'" SHIKATSU_CHECK "' '" + folder.path().string() + "'/*.cert.gz");
    EXPECT_EQ(checked.code, 0) << checked.text;
    EXPECT_TRUE(contains(checked.text,
                         "white-first-at-most.cert.gz: accepted: by ikeda-territory-3, reading "
                         "self-capture=single-stone, White moving first"))
        << checked.text;
}

// Nothing is known of what is not looked at, and what is not known has no strategy.
TEST(IkedaProgram, UndecidedBestPlayHasNoStrategies) {
    const Ended ended =
        run("adjudicate --rules ikeda-territory-1 --max-states 300 --explain --verify -", "...\n...\n");
    EXPECT_EQ(ended.code, 3) << ended.text;
    EXPECT_FALSE(contains(ended.text, "verified")) << ended.text;
}

TEST(IkedaProgram, AStrategyThatIsTooLongIsMissing) {
    const Ended ended =
        run("adjudicate --rules ikeda-area-2 --max-certificate-states 3 --verify --explain -", "....\n");
    EXPECT_EQ(ended.code, 0) << ended.text;
    EXPECT_TRUE(contains(ended.text, "no strategy for that was complete within the budget")) << ended.text;
    EXPECT_TRUE(contains(ended.text,
                         "position-0001-black-first-at-least: no certificate: no strategy was "
                         "complete within 3 places and the budget"))
        << ended.text;
    EXPECT_TRUE(contains(ended.text, "if Black moves next: Black wins by 4  -\n")) << ended.text;
}

TEST(IkedaProgram, AGameIsJudged) {
    const Ended won = run("play --rules ikeda-area-3 --komi 0.5 --size 3x3 B2 pass pass pass");
    EXPECT_EQ(won.code, 0) << won.text;
    EXPECT_TRUE(contains(won.text, "result: Black wins by 7.5 [IK-A3-7]")) << won.text;
    const Ended refused = run("play --rules ikeda-area-1 --size 1x2 A1 B1 A1");
    EXPECT_EQ(refused.code, 2);
    EXPECT_TRUE(contains(refused.text, "<moves>:1:7: error: illegal move 3 by Black, A1:")) << refused.text;
    EXPECT_TRUE(contains(refused.text, "[IK-R-4]")) << refused.text;
    EXPECT_EQ(run("play --komi 0.5 --size 3x3 pass pass").code, 2) << "no komi in these rules";
    const Ended unfinished = run("play --rules ikeda-area-1 --size 1x2 A1");
    EXPECT_EQ(unfinished.code, 0) << unfinished.text;
    EXPECT_TRUE(contains(unfinished.text, "White is to move, and would lose by failing to [IK-R-2]"));
    const Ended reading =
        run("play --rules ikeda-area-3 --reading first-pass=one-of-the-two --size 3x3 B2 pass pass");
    EXPECT_TRUE(contains(reading.text, "ended by both players")) << reading.text;
}

// [IK-T1-61]
TEST(IkedaProgram, MovesWithoutColoursAreOfWhoseTurnItIs) {
    const Ended ended =
        run("play --rules ikeda-territory-1 --reading first-after-preliminary-end=black --size 1x3 B1 pass "
            "pass pass "
            "pass");
    EXPECT_EQ(ended.code, 0) << ended.text;
    EXPECT_TRUE(contains(ended.text, "result: Black wins by 2")) << ended.text;
}

// [IK-R-3] [IK-R-5]
TEST(IkedaProgram, SelfCaptureInARecordIsAsTheReadingHasIt) {
    const std::string game = "(;SZ[4:1]AB[aa]AW[ca];B[ba];W[da])";
    const Ended literal = run("adjudicate --rules ikeda-territory-3 -", game);
    EXPECT_EQ(literal.code, 2);
    EXPECT_EQ(literal.text,
              "<stdin>:1:23: error: illegal move black at B1: the played stone would be in a removable state "
              "[IK-R-5]\n");
    const Ended staying =
        run("adjudicate --rules ikeda-territory-3 --reading self-capture=single-stone --verify -", game);
    EXPECT_EQ(staying.code, 0) << staying.text;
    EXPECT_TRUE(contains(staying.text, ", 1x4 grid, prisoner-difference -2\n")) << staying.text;
}

TEST(IkedaProgram, RulesetsAreCompared) {
    const Ended ended = run("compare --json --rules ikeda-area-1,ikeda-area-2,ikeda-territory-2 -", ".#O.\n");
    EXPECT_EQ(ended.code, 0) << ended.text;
    const auto object = nlohmann::json::parse(ended.text);
    EXPECT_EQ(object["rules"].size(), 3U);
    bool territory_differs = false;
    for (const auto& matter : object["matters"])
        territory_differs = territory_differs || (matter["matter"] == "black territory" && matter["differs"]);
    EXPECT_TRUE(territory_differs) << ended.text;
}

TEST(IkedaProgram, DifftestComparesGamesAndValues) {
    const Ended games = run("difftest --rules ikeda --count 300 --grids 1x1..2x2 --json");
    EXPECT_EQ(games.code, 0) << games.text;
    EXPECT_EQ(nlohmann::json::parse(games.text)["games"], 300);
    const Ended values = run("difftest --rules ikeda-area-2 --exhaustive 1x1..1x3 --json");
    EXPECT_EQ(values.code, 0) << values.text;
    // 1, 5 and 15 positions, either player first.
    EXPECT_EQ(nlohmann::json::parse(values.text)["values"], 2 * (1 + 5 + 15));
    EXPECT_EQ(run("difftest --rules ikeda --exhaustive 2x2").code, 2);
    EXPECT_EQ(run("difftest --rules chess").code, 2);
}

}  // namespace
}  // namespace shikatsu::tools
