// The built program with Ing's laws: what it prints, and one line for each bad input.
#include <gtest/gtest.h>

#include <algorithm>
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

constexpr const char* board = ".#.\n##O\n.#O\n";

TEST(IngProgram, DrawsTheFilledBoardAndSaysWhatBestPlayComesTo) {
    const Ended ended = run("adjudicate --rules ing-sst -", board);
    EXPECT_EQ(ended.code, 0) << ended.text;
    EXPECT_TRUE(contains(ended.text, "3 w # s\n")) << ended.text;
    EXPECT_TRUE(contains(ended.text, "Black wins by 4")) << ended.text;
    EXPECT_TRUE(contains(ended.text, "if White moves next: Black wins by ")) << ended.text;
    EXPECT_EQ(run("adjudicate --rules ing-sst -", ".....\n.....\n.....\n.....\n").code, 3);
}

// [ING-LD-1]
TEST(IngProgram, ShowsHowBestPlayGoes) {
    const std::string options = "adjudicate --rules ing-sst --explain ";
    const Ended ended = run(options + "-", "...\n");
    EXPECT_EQ(ended.code, 0) << ended.text;
    EXPECT_TRUE(contains(ended.text,
                         "best play if White moves next: White wins by 3 [ING-LD-1]\n"
                         "  Black is sure of at least -3, by a strategy with 1 place\n"
                         "  White is sure of at most -3, by a strategy with 5 places\n"
                         "    main line O["))
        << ended.text;
    const auto object = nlohmann::json::parse(run(options + "--json -", "...\n").text);
    EXPECT_EQ(object["best_play"][0]["main_line"]["first"], "black") << object;
    const Ended open = run(options + "--max-states 3 -", "...\n...\n...\n");
    EXPECT_EQ(open.code, 3) << open.text;
    EXPECT_FALSE(contains(open.text, "main line")) << open.text;
}

TEST(IngProgram, TakesAgreementHandicapPenaltiesAndForfeits) {
    EXPECT_TRUE(contains(run("adjudicate --rules ing-sst --dead C1 -", board).text, "Black wins by 9"));
    const Ended won =
        run("play --rules ing-sst --handicap-plays 1 --komi 8 --penalty-black 2 --size 3x3 B2 pass A1 pass "
            "pass pass "
            "pass");
    EXPECT_EQ(won.code, 0) << won.text;
    EXPECT_TRUE(contains(won.text, "result: White wins by 1 [ING-GM-2]")) << won.text;
    const Ended forfeited = run("play --rules ing-sst --forfeit black:excessive-time --size 3x3 B2");
    EXPECT_TRUE(contains(forfeited.text, "result: White wins [ING-GM-2]")) << forfeited.text;
}

// [ING-HC-1]
TEST(IngProgram, SaysWhoWinsWithoutDifference) {
    const std::string game = "play --rules ing-sst --size 1x4 --komi 4 B1 pass pass pass pass";
    const Ended ended = run(game);
    EXPECT_TRUE(contains(ended.text, "result: no difference, Black wins [ING-HC-1]")) << ended.text;
    EXPECT_FALSE(contains(ended.text, "a tie")) << ended.text;
    const auto object = nlohmann::json::parse(run("play --json" + game.substr(4)).text);
    EXPECT_EQ(object["result"], "black");
    EXPECT_EQ(object["final"]["result"], "black");
    const Ended draw = run(game + " --reading ing-draw=draw");
    EXPECT_TRUE(contains(draw.text, "result: a tie")) << draw.text;
    EXPECT_TRUE(contains(run("play --rules ing-sst --size 1x4 B1 pass pass pass pass").text,
                         "in an even game Black gives 8 points [ING-HC-1]"));
}

// [ING-EN-1]
TEST(IngProgram, CountsThePassesThatEndAPause) {
    const std::string game = "play --rules ing-sst --size 1x4 B1 pass pass";
    EXPECT_TRUE(contains(run(game).text, "two more passes end it [ING-EN-1]"));
    EXPECT_TRUE(contains(run(game + " pass").text, "one more pass ends it [ING-EN-1]"));
}

TEST(IngProgram, KomiIsThatOfTheRecordUnlessSaid) {
    const std::string moves = "RU[Ing];B[bb];W[];B[];W[])";
    const Ended noted = run("play --rules ing-sst -", "(;SZ[3]KM[8]" + moves);
    EXPECT_EQ(noted.code, 0) << noted.text;
    EXPECT_TRUE(contains(noted.text, "Black wins by 1\n")) << noted.text;
    const Ended said = run("play --rules ing-sst --komi 10 -", "(;SZ[3]KM[8]" + moves);
    EXPECT_TRUE(contains(said.text, "White wins by 1\n")) << said.text;
    const Ended other = run("play --rules ing-sst -", "(;SZ[3]KM[7.5]" + moves);
    EXPECT_EQ(other.code, 2) << other.text;
    EXPECT_TRUE(contains(other.text, "<stdin>:1:8: error: KM[7.5] is no komi by the rules ing-sst"))
        << other.text;
    EXPECT_EQ(run("play --rules ing-sst --komi 8 -", "(;SZ[3]KM[7.5]" + moves).text, noted.text);
}

// [ING-MV-3] [ING-MV-4]
TEST(IngProgram, AGroupMayRemoveItselfInARecord) {
    const std::string group = "(;SZ[4:1]AB[aa]AW[ca];B[ba])";
    const Ended ended = run("adjudicate --rules ing-sst -", group);
    EXPECT_EQ(ended.code, 0) << ended.text;
    EXPECT_TRUE(contains(ended.text, "ing-sst, 1x4 grid, prisoner-difference -2\n")) << ended.text;
    EXPECT_EQ(run("adjudicate --rules ing-sst --json -", group).text,
              run("adjudicate --rules ing-sst --json -", "(;SZ[4:1];W[ca])").text);
    const Ended single = run("adjudicate --rules ing-sst -", "(;SZ[4:1]AW[ba];B[aa])");
    EXPECT_EQ(single.code, 2);
    EXPECT_EQ(single.text,
              "<stdin>:1:17: error: illegal move black at A1: self-removal of a single stone changes nothing "
              "[ING-MV-3]\n");
    const testing::TemporaryFolder folder;
    const Ended from = run("play --rules ing-sst --from '" + folder.file("group.sgf", group) + "' A1 pass");
    EXPECT_EQ(from.code, 0) << from.text;
    EXPECT_FALSE(contains(from.text, "illegal")) << from.text;
}

// [ING-MV-4] [IK-R-5]
TEST(IngProgram, ComparedRulesetsReplayAlike) {
    const std::string group = "(;SZ[4:1]AB[aa]AW[ca];B[ba])";
    const std::string illegal = "<stdin>:1:23: error: illegal move black at B1: ";
    const Ended alone = run("compare --rules ing-sst -", group);
    EXPECT_EQ(alone.code, 0) << alone.text;
    EXPECT_TRUE(contains(alone.text, "prisoner-difference -2\n")) << alone.text;
    const Ended refused = run("compare --rules ing-sst,ikeda-area-2 -", group);
    EXPECT_EQ(refused.code, 2);
    EXPECT_EQ(refused.text, illegal + "the played stone would be in a removable state [IK-R-5]\n");
    const Ended apart =
        run("compare --rules ing-sst,ikeda-area-2 --reading self-capture=single-stone -", group);
    EXPECT_EQ(apart.code, 2);
    EXPECT_EQ(apart.text, illegal + "the rulesets do not all remove the same stones\n");
}

TEST(IngProgram, RefusesBadInputInOneLine) {
    for (const char* arguments :
         {"play --rules ing-sst --komi 7 --size 3x3 B2",
          "play --rules ing-sst --penalty-black 3 --size 3x3 B2",
          "play --rules ing-sst --handicap-plays -1 --size 3x3 B2",
          "play --rules ing-sst --forfeit white:boredom --size 3x3 B2",
          "play --rules ing-sst --dead A1 --size 3x3 B2",
          "play --rules ing-sst --dead A1 --size 3x3 B2 pass pass",
          "play --rules ing-sst --dead Z9 --size 3x3 B2 pass pass", "play --dead A1 --size 3x3 B2 pass pass",
          "play --rules ikeda-area-1 --penalty-black 2 --size 3x3 B2",
          "adjudicate --rules ing-sst --dead A1 -", "adjudicate --dead B2 -",
          "adjudicate --rules ing-sst --reading ing-ko=super -", "difftest --rules ing-sst --grids 6x6",
          "difftest --rules ing-sst --exhaustive 2x2", "difftest --rules ing-sst --resume /nowhere"}) {
        const Ended ended = run(arguments, board);
        EXPECT_EQ(ended.code, 2) << arguments << "\n" << ended.text;
        EXPECT_EQ(std::count(ended.text.begin(), ended.text.end(), '\n'), 1) << arguments << "\n"
                                                                             << ended.text;
        EXPECT_TRUE(contains(ended.text, "error:")) << arguments << "\n" << ended.text;
    }
}

TEST(IngProgram, DifftestComparesGames) {
    const Ended games = run("difftest --rules ing-sst --count 50 --grids 1x3..2x3");
    EXPECT_EQ(games.code, 0) << games.text;
    EXPECT_TRUE(contains(games.text, "all agree")) << games.text;
}

}  // namespace
}  // namespace shikatsu::tools
