// What game records say: sizes, set-up stones, moves, last positions and prisoners.
#include "tools/lib/sgf_game.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "reference/values/diagram.hpp"
#include "tests/tools/random_positions.hpp"
#include "tools/lib/liberty_check.hpp"
#include "tools/lib/position_source.hpp"

namespace shikatsu::tools {
namespace {

using Rows = std::vector<std::string>;

ReadPosition last_of(const std::string& text) {
    return read_positions({"f.sgf", text}).front();
}

std::string game_error_line(const std::string& text) {
    const ReadPosition read = last_of(text);
    return read ? "no error" : to_line(read.error());
}

Rows rows(const std::string& text) {
    return rows_of(last_of(text).value().position);
}

TEST(SgfGame, SizeIsNineteenUnlessSaid) {
    EXPECT_EQ(rows("(;)").size(), 19U);
    EXPECT_EQ(rows("(;SZ[2])"), (Rows{"..", ".."}));
    EXPECT_EQ(rows("(;SZ[3:2])"), (Rows{"...", "..."}));
    EXPECT_EQ(rows("(;SZ[ 2 ])").size(), 2U);
}

TEST(SgfGame, RefusesWhatIsNoGrid) {
    EXPECT_EQ(game_error_line("(;SZ[x])"), "f.sgf:1:3: error: SZ[x] is not a size: SZ[19] and SZ[9:13] are");
    EXPECT_TRUE(game_error_line("(;SZ[26])").starts_with("f.sgf:1:3: error: grid 26x26 is too large"));
    EXPECT_TRUE(game_error_line("(;SZ[0])").starts_with("f.sgf:1:3: error: a grid has at least one line"));
    EXPECT_TRUE(game_error_line("(;SZ[3:])").starts_with("f.sgf:1:3: error: SZ[3:] is not a size"));
    EXPECT_TRUE(
        game_error_line("(;SZ[99999999999])").starts_with("f.sgf:1:3: error: SZ[99999999999] is not a size"));
}

TEST(SgfGame, RefusesOtherGames) {
    EXPECT_EQ(game_error_line("(;GM[5])"), "f.sgf:1:3: error: GM[5] is not Go, which is GM[1]");
}

TEST(SgfGame, SetsUpPointsAndRectangles) {
    EXPECT_EQ(rows("(;SZ[4:3]AB[aa:bb]AW[dc][cc];AE[ba])"), (Rows{"#...", "##..", "..OO"}));
    EXPECT_EQ(rows("(;SZ[4]AB[ca:ac];AE[bb])"), (Rows{"###.", "#.#.", "###.", "...."}));
}

TEST(SgfGame, WhatIsSaidTwiceIsSaidTheSame) {
    EXPECT_EQ(game_error_line("(;SZ[9]SZ[5];B[aa])"),
              "f.sgf:1:8: error: SZ[5] contradicts SZ[9] in the same node");
    EXPECT_EQ(game_error_line("(;SZ[9][5])"), "f.sgf:1:9: error: SZ[5] contradicts SZ[9] in the same node");
    EXPECT_EQ(game_error_line("(;SZ[9];SZ[5])"),
              "f.sgf:1:9: error: SZ[5] stands in the first node of a game only");
    EXPECT_EQ(game_error_line("(;;SZ[x])"),
              "f.sgf:1:4: error: SZ[x] stands in the first node of a game only");
    EXPECT_EQ(game_error_line("(;KM[6]KM[7])"), "f.sgf:1:8: error: KM[7] contradicts KM[6] in the same node");
    EXPECT_EQ(game_error_line("(;RE[B+1][W+1])"),
              "f.sgf:1:11: error: RE[W+1] contradicts RE[B+1] in the same node");
    EXPECT_EQ(game_error_line("(;PL[B]PL[W])"), "f.sgf:1:8: error: PL[W] contradicts PL[B] in the same node");
    EXPECT_EQ(game_error_line("(;GM[1]GM[2])"), "f.sgf:1:8: error: GM[2] contradicts GM[1] in the same node");
    EXPECT_EQ(game_error_line("(;SZ[3];B[aa]B[bb])"), "f.sgf:1:14: error: B has one move, not several");
    EXPECT_EQ(game_error_line("(;SZ[3];W[]C[x]W[])"), "f.sgf:1:16: error: W has one move, not several");
    EXPECT_EQ(rows("(;SZ[2]SZ[2]GM[1][1]C[a]C[b];SZ[2])").size(), 2U);
    EXPECT_EQ(rows("(;;SZ[19])").size(), 19U);
    EXPECT_EQ(rows("(;SZ[2](;B[aa])(;SZ[3]SZ[4]B[aa]B[bb]))").size(), 2U) << "variations are not looked at";
}

TEST(SgfGame, ANodeHasOneMove) {
    EXPECT_EQ(game_error_line("(;FF[4]SZ[2];B[aa]C[x]W[bb])"),
              "f.sgf:1:23: error: B and W are not in the same node: each move has its own");
    EXPECT_EQ(game_error_line("(;SZ[2];W[bb]B[aa])"),
              "f.sgf:1:14: error: B and W are not in the same node: each move has its own");
    EXPECT_EQ(rows("(;FF[3]SZ[2];B[aa]W[bb])"), rows("(;FF[4]SZ[2];B[aa];W[bb])")) << "it was only unusual";
}

TEST(SgfGame, APointIsSetUpInOneWayInANode) {
    EXPECT_EQ(game_error_line("(;SZ[3]AB[aa]AW[bb][aa])"),
              "f.sgf:1:21: error: A3 is in AB and in AW of the same node");
    EXPECT_EQ(game_error_line("(;SZ[3]AB[aa:cb]AE[bb])"),
              "f.sgf:1:20: error: B2 is in AB and in AE of the same node");
    EXPECT_EQ(rows("(;SZ[3]AB[aa]AW[cc]AB[ab][aa];AW[aa]AB[cc]AE[ab])"), (Rows{"O..", "...", "..#"}));
}

TEST(SgfGame, PlaysMovesAndCountsPrisoners) {
    const ReadPosition read = last_of("(;SZ[2]AW[aa];B[ab];W[];B[ba];W[tt])");
    ASSERT_TRUE(read);
    EXPECT_EQ(rows_of(read->position), (Rows{".#", "#."}));
    EXPECT_EQ(read->prisoner_difference, 1);
    EXPECT_EQ(last_of("(;SZ[2]AB[aa];W[ab];W[ba])")->prisoner_difference, -1);
}

TEST(SgfGame, TtIsAPassUpToNineteenAndAPointBeyond) {
    EXPECT_EQ(rows("(;SZ[19];B[tt])"), Rows(19, std::string(19, '.')));
    EXPECT_EQ(rows("(;SZ[21];B[tt])")[19][19], '#');
}

TEST(SgfGame, NamesTheMoveThatCannotBePlayed) {
    EXPECT_EQ(game_error_line("(;SZ[2];B[aa]\n;W[aa])"),
              "f.sgf:2:2: error: illegal move white at A2: a stone is put on an empty intersection only "
              "[J2003-MV-1]");
    EXPECT_EQ(game_error_line("(;SZ[2]AB[ba][ab];W[aa])"),
              "f.sgf:1:19: error: illegal move white at A2: the play would leave a string without liberty "
              "[J2003-MV-3]");
    EXPECT_EQ(game_error_line("(;SZ[2];B[ca])"),
              "f.sgf:1:11: error: 'ca' is not an intersection of the 2x2 grid");
    EXPECT_EQ(game_error_line("(;SZ[2];B[a])"),
              "f.sgf:1:11: error: 'a' is not an intersection of the 2x2 grid");
    EXPECT_EQ(game_error_line("(;SZ[2];B[aa][bb])"), "f.sgf:1:15: error: B has one move, not several");
    EXPECT_EQ(game_error_line("(;SZ[2]AB[aa:zz])"),
              "f.sgf:1:11: error: 'aa:zz' is not an intersection of the 2x2 grid");
}

TEST(SgfGame, NamesAStringThatIsSetUpWithoutLiberty) {
    EXPECT_EQ(game_error_line("(;SZ[3:1]\nAB[aa]AW[ba])"),
              "f.sgf:2:1: error: the black-string at A1 has no liberty");
}

TEST(SgfGame, KeepsWhatIsNotedAndSkipsUnknownProperties) {
    const auto games =
        read_sgf_games({"f", "(;SZ[9]KM[6.5]HA[2]RE[W+3]RU[Japanese]PB[A\\]\n]XX[1][2]PL[W];W[aa])"});
    ASSERT_TRUE(games.front());
    const SgfGame& game = *games.front();
    EXPECT_EQ(game.komi, "6.5");
    EXPECT_EQ(game.handicap, "2");
    EXPECT_EQ(game.result, "W+3");
    EXPECT_EQ(game.rules, "Japanese");
    EXPECT_EQ(game.caption, "A] (Black) against ? (White)");
    ASSERT_EQ(game.steps.size(), 2U);
    EXPECT_EQ(std::get<SgfToMove>(game.steps[0]).player, Player::white);
    EXPECT_TRUE(game_error_line("(;PL[x])").starts_with("f.sgf:1:3: error: PL[x] names no player"));
}

TEST(SgfGame, WhatIsSaidOfTheGameMayStandInAnyNode) {
    const auto games = read_sgf_games({"f", "(;SZ[3];B[bb]KM[30]PB[A];RE[B+1]KM[30];RU[Japanese]HA[0])"});
    ASSERT_TRUE(games.front());
    EXPECT_EQ(games.front()->komi, "30");
    EXPECT_EQ(games.front()->komi_place.column, 14);
    EXPECT_EQ(games.front()->result, "B+1");
    EXPECT_EQ(games.front()->rules, "Japanese");
    EXPECT_EQ(games.front()->caption, "A (Black) against ? (White)");
    EXPECT_EQ(game_error_line("(;SZ[3]KM[6];B[bb];KM[7])"),
              "f.sgf:1:20: error: KM[7] contradicts KM[6] of an earlier node");
    EXPECT_EQ(game_error_line("(;SZ[3];GM[2]B[bb])"), "f.sgf:1:9: error: GM[2] is not Go, which is GM[1]");
}

TEST(SgfGame, ReadsTheTerritoryOfTheLastNode) {
    const auto territory = [](const char* text) { return read_sgf_games({"f", text}).front()->territory; };
    EXPECT_FALSE(territory("(;SZ[2]TB[aa];B[bb])"));
    const auto marked = territory("(;SZ[2];B[bb]TB[ab:bb][aa]TW[])");
    ASSERT_TRUE(marked);
    EXPECT_EQ(marked->black, (std::vector<Point>{Point{0}, Point{2}, Point{3}}));
    EXPECT_TRUE(marked->white.empty());
    EXPECT_EQ(game_error_line("(;SZ[2];TW[zz])"),
              "f.sgf:1:12: error: 'zz' is not an intersection of the 2x2 grid");
}

TEST(SgfGame, LimitsTheStonesThatAreSetUp) {
    std::string text = "(;SZ[25]AB";
    for (int i = 0; i < 6'401; ++i) text += "[aa:yy]";
    EXPECT_TRUE(game_error_line(text + ")").ends_with("error: more than 4000000 set-up stones"));
}

TEST(SgfGame, OneBadGameLeavesTheOthers) {
    const auto positions = read_positions({"f.sgf", "(;SZ[1])(;SZ[0])(;SZ[2])"});
    ASSERT_EQ(positions.size(), 3U);
    EXPECT_TRUE(positions[0]);
    EXPECT_FALSE(positions[1]);
    EXPECT_TRUE(positions[2]);
}

TEST(SgfGame, IsRecognisedByNameOrFirstSign) {
    EXPECT_TRUE(is_sgf({"GAME.SGF", ""}));
    EXPECT_TRUE(is_sgf({"-", " \n(;)"}));
    EXPECT_FALSE(is_sgf({"board.txt", "#."}));
    EXPECT_FALSE(is_sgf({"sgf", "#."}));
}

TEST(SgfGame, ReadsTheShortGame) {
    const auto source = read_source(SHIKATSU_TEST_DATA "/short_game.sgf");
    ASSERT_TRUE(source);
    const ReadPosition read = read_positions(*source).front();
    ASSERT_TRUE(read) << to_line(read.error());
    EXPECT_EQ(rows_of(read->position), (Rows{"O#O.", ".#OO", "##OO", ".#O.", ".#O."}));
    EXPECT_EQ(read->prisoner_difference, -1);
    EXPECT_EQ(read->caption, "A short complete game");
}

RC_GTEST_PROP(SgfGame, NoTextBreaksTheReader, ()) {
    const std::string body = *random_text(";;;BWAE[][][][]aabbc:;SZ3PL");
    for (const ReadPosition& read : read_positions({"f.sgf", "(;SZ[3]" + body + ")"})) {
        if (read) {
            RC_ASSERT(!string_without_liberty(read->position));
        } else {
            RC_ASSERT(read.error().place.line >= 1);
        }
    }
}

RC_GTEST_PROP(SgfGame, EveryPositionCanBeSetUp, ()) {
    const Position position = *random_position();
    const Grid& grid = position.grid();
    std::string text = "(;SZ[" + std::to_string(grid.columns()) + ":" + std::to_string(grid.rows()) + "]";
    for (const Point point : grid.points()) {
        const std::string at{static_cast<char>('a' + grid.column(point)),
                             static_cast<char>('a' + grid.row(point))};
        if (position.holds(point, Player::black)) text += "AB[" + at + "]";
        if (position.holds(point, Player::white)) text += "AW[" + at + "]";
    }
    const ReadPosition read = last_of(text + ")");
    RC_ASSERT(read.has_value());
    RC_ASSERT(read->position == position);
}

}  // namespace
}  // namespace shikatsu::tools
