// Boards, tables and explanations as people see them.
#include <gtest/gtest.h>

#include "tests/tools/sample_adjudications.hpp"
#include "tools/lib/board_drawing.hpp"
#include "tools/lib/explanation.hpp"
#include "tools/lib/report.hpp"
#include "tools/lib/wording.hpp"

namespace shikatsu::tools {
namespace {

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

TEST(Drawing, PutsStonesStatusesAndTerritorySideBySide) {
    EXPECT_EQ(boards_text(decided_sample(), Colouring::plain),
              "stones           statuses         territory\n"
              "3 # # # # # #    3 U U U U U U    3 # # # # # #\n"
              "2 # . # . O #    2 U . U . x U    2 # B # B B #\n"
              "1 # # # # # #    1 U U U U U U    1 # # # # # #\n"
              "  A B C D E F      A B C D E F      A B C D E F\n"
              "\n"
              "# Black  O White  U uncapturable  x dead  B black-territory\n");
}

TEST(Drawing, ShowsNoTerritoryWhileAStringIsUndecided) {
    const std::string text = boards_text(undecided_sample(), Colouring::plain);
    EXPECT_TRUE(contains(text, "2 # . # . O #    2 U . U . ? U\n"));
    EXPECT_FALSE(contains(text, "territory"));
}

TEST(Drawing, MarksDameAndEyePointsInSeki) {
    optimized::Adjudication adjudication = decided_sample();
    const Grid& grid = adjudication.position.grid();
    adjudication.scoring->black.territory.clear();
    adjudication.scoring->black.eye_points = {grid.at(1, 3), grid.at(1, 4)};
    adjudication.scoring->dame = {grid.at(1, 1)};
    const std::string text = boards_text(adjudication, Colouring::plain);
    EXPECT_TRUE(contains(text, "2 # D # s O #\n"));
    EXPECT_TRUE(contains(text, "  D dame  s eye-point in seki\n"));
}

TEST(Drawing, ColoursAreOnlyAdded) {
    std::string coloured = report(decided_sample(), 0, Colouring::ansi);
    EXPECT_TRUE(contains(coloured, "\x1b["));
    for (std::size_t at = 0; (at = coloured.find('\x1b')) != std::string::npos;) {
        coloured.erase(at, coloured.find('m', at) - at + 1);
    }
    EXPECT_EQ(coloured, report(decided_sample(), 0, Colouring::plain));
}

TEST(Drawing, WrapsBoardsThatDoNotFit) {
    const Grid grid = Grid::create(2, 25).value();
    const Drawing wide = draw_stones(Position(grid), Colouring::plain);
    EXPECT_EQ(wide.width, 51);
    const std::string text = side_by_side({wide, wide}, 60);
    EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 8);
    EXPECT_TRUE(contains(text, "  A B C D E F G H J K L M N O P Q R S T U V W X Y Z\n"));
}

TEST(Report, TableHasALineForEachString) {
    const std::string table = string_table(decided_sample(), Colouring::plain);
    EXPECT_TRUE(contains(table, "  A3   black    15  uncapturable   yes    J2003-LD-1         1,234\n"))
        << table;
    EXPECT_TRUE(contains(table, "  E2   white     1  dead           no     J2003-LD-10            5\n"))
        << table;
}

TEST(Report, ScoreIsWorkedOutTermByTerm) {
    optimized::Adjudication adjudication = decided_sample();
    adjudication.scoring->prisoner_difference = -3;
    adjudication.scoring->score = 1;
    EXPECT_EQ(score_account(adjudication, -3, Colouring::plain),
              "score [J2003-D3-9]\n"
              "      2  empty black-territory: B2 D2\n"
              "  +   2  twice the black-territory with dead stones: E2\n"
              "  -   0  empty white-territory: none\n"
              "  -   0  twice the white-territory with dead stones: none\n"
              "  -   3  prisoner-difference [J2003-D3-8]\n"
              "  =   1  Black wins by 1 [J2003-RS-1]\n");
}

TEST(Report, NamesTheStringsThatLeaveTheScoreOpen) {
    const std::string open =
        "score: undecided, because it is open whether these are alive: white-string at E2\n"
        "  whatever they are, ";
    EXPECT_EQ(score_account(undecided_sample(), 1, Colouring::plain), open + "Black wins, by 1 to 5\n");
    EXPECT_EQ(score_account(undecided_sample(), -7, Colouring::plain), open + "White wins, by 3 to 7\n");
    EXPECT_EQ(score_account(undecided_sample(), -4, Colouring::plain),
              open + "it is from -4 (White wins by 4) to 0 (a tie)\n");
}

TEST(Report, RemarksOnDirectKoAndUnfilledDame) {
    optimized::Adjudication adjudication = decided_sample();
    EXPECT_EQ(remarks(adjudication), "");
    adjudication.end_prohibited_by_direct_ko = true;
    EXPECT_TRUE(contains(remarks(adjudication), "may not end here"));
    adjudication.strings[1].status = optimized::Status::capturable_2;
    EXPECT_FALSE(contains(remarks(adjudication), "unfilled dame"));
    adjudication.scoring->dame = {adjudication.position.grid().at(1, 1)};
    EXPECT_TRUE(contains(remarks(adjudication), "unfilled dame: B2"));
    EXPECT_TRUE(contains(remarks(undecided_sample()), "undecided: whether direct-ko"));
}

TEST(Explanation, ShowsClauseQuestionAnswerAndMainVariation) {
    const std::string text = explanation(decided_sample(), Colouring::plain);
    EXPECT_TRUE(
        contains(text, "black-string at A3 (15 stones): uncapturable [J2003-LD-1], alive [J2003-LD-9]"));
    EXPECT_TRUE(contains(text, "Can White force its capture?\n    no (1,234 states, 0.50 s)\n"));
    EXPECT_TRUE(contains(text, "white-string at E2 (1 stone): dead [J2003-LD-10]: Black can force"));
    EXPECT_TRUE(contains(text, "    yes (5 states, 0.00 s), main variation #[app]\n"));
    EXPECT_TRUE(contains(text, "2 # . # . O #    2 # . # a O #\n"));
}

TEST(Explanation, SaysWhatIsKnownOfAnUndecidedString) {
    optimized::Adjudication adjudication = undecided_sample();
    optimized::StringVerdict& stone = adjudication.strings[1];
    EXPECT_TRUE(contains(explanation(adjudication, Colouring::plain),
                         "Can Black force its capture?\n    undecided (5"));
    EXPECT_EQ(possible_statuses(stone), "uncapturable, capturable-1, capturable-2 or dead");
    stone.findings[0].attacker_forces = true;
    stone.findings.push_back({{stone.points.front(), stone.local_1}, true, 7, 0.0, std::nullopt});
    EXPECT_EQ(possible_statuses(stone), "capturable-2 or dead");
    EXPECT_TRUE(
        contains(string_table(adjudication, Colouring::plain), "           12  capturable-2 or dead\n"));
    EXPECT_EQ(possible_statuses(adjudication.strings[0]), "uncapturable");
}

TEST(Explanation, SaysWhyAVariationAboutStonesThatStayIsShort) {
    const std::string words = "; whatever White plays then, none of his stones stays there";
    optimized::Adjudication adjudication = decided_sample();
    optimized::StringVerdict& stone = adjudication.strings[1];
    EXPECT_FALSE(contains(explanation(adjudication, Colouring::plain), words)) << "capture alone";
    optimized::Variation variation = *stone.findings[0].main_variation;
    stone.findings.push_back({{stone.points.front(), stone.local_1}, true, 7, 0.0, variation});
    EXPECT_TRUE(
        contains(explanation(adjudication, Colouring::plain), "main variation #[app]" + words + "\n"));
    variation.moves.insert(variation.moves.begin() + 1, 2, Play{adjudication.position.grid().at(1, 1)});
    stone.findings.back().main_variation = variation;
    EXPECT_FALSE(contains(explanation(adjudication, Colouring::plain), words)) << "a longer one";
}

TEST(Explanation, OneLetteringServesAllVariationsOfAString) {
    optimized::Adjudication adjudication = decided_sample();
    const Grid& grid = adjudication.position.grid();
    optimized::StringVerdict& stone = adjudication.strings[1];
    const optimized::Variation other{{Play{grid.at(1, 1)}, Play{grid.at(1, 3)}, KoPass{}}, 1U};
    stone.findings.push_back({{stone.points.front(), stone.local_1}, true, 7, 0.0, other});
    const std::string text = explanation(adjudication, Colouring::plain);
    EXPECT_TRUE(contains(text, "main variation #[app]\n"));
    EXPECT_TRUE(contains(text, "main variation #[b][aP]*\n"));
    EXPECT_TRUE(contains(text, "2 # . # . O #    2 # b # a O #\n"));
}

TEST(Wording, CutsLongListsAndGroupsDigits) {
    const Grid grid = Grid::create(2, 2).value();
    EXPECT_EQ(vertices(grid, {}, 3), "none");
    EXPECT_EQ(vertices(grid, grid.points(), 4), "A2 B2 A1 B1");
    EXPECT_EQ(vertices(grid, grid.points(), 3), "A2 B2 A1 and 1 more");
    EXPECT_EQ(with_commas(0), "0");
    EXPECT_EQ(with_commas(1234567), "1,234,567");
    EXPECT_EQ(with_commas(123456), "123,456");
}

}  // namespace
}  // namespace shikatsu::tools
