// Patterns of eyes: what is wrong with those that do not hold, and with strings that do not have them.
#include <gtest/gtest.h>

#include "tests/certificates/certificates_of.hpp"
#include "tests/certificates/drawn_patterns.hpp"
#include "tools/shikatsu_check/check.hpp"

namespace shikatsu::certificates {
namespace {

using check::Outcome;
using check::Verdict;

/// On the board with four in a square, with another line.
void expect_square_rejected(std::size_t line, const std::string& changed, const std::string& sentence) {
    std::vector<std::string> lines = four_in_a_square().lines;
    lines[line - 1] = changed;
    expect_rejected(lines, line, sentence);
}

/// On the board with two eyes, after their patterns and that of the target.
void expect_next_rejected(const std::string& next, const std::string& sentence) {
    expect_rejected(
        pattern_lines(".#.#O/####O/OOOO.", "B3",
                      {"opponent .@3@ vital", "opponent 1@.@3@", "opponent .#.#1#### eyes 1 2", next}),
        13, "pattern 4: " + sentence);
}

TEST(RejectedEyes, EachKindOfPatternRestsOnItsOwn) {
    expect_next_rejected("keeper .#.#1#### pass 1", "pattern 1 has anchored stones");
    expect_next_rejected("keeper .@3@ pass 3", "pattern 3 has no anchored stones");
    expect_next_rejected("keeper .@3@ A3 3", "pattern 3 has no anchored stones");
    expect_next_rejected("opponent .#.#1#### eyes 1 3", "pattern 3 has no anchored stones");
    expect_next_rejected("opponent .#.#1#### eyes 3 2", "pattern 3 has no anchored stones");
    expect_next_rejected("opponent .#.#1#### vital", "there is no anchored stone");
    expect_next_rejected("opponent .@.#1#### life",
                         "a pattern with anchored stones holds by what is there or by moves");
    expect_next_rejected("opponent .@.#1#### eyes 1 2",
                         "a pattern with anchored stones holds by what is there or by moves");
    expect_next_rejected("opponent .#.#1#### 1", "in pattern 1 the wrong player is to move");
    expect_next_rejected("opponent .#.#1#### eyes 1 4", "pattern 4 is no earlier one");
    expect_next_rejected("opponent .#.#1#### eyes 5 2", "pattern 5 is no earlier one");
}

TEST(RejectedEyes, TheLastPatternIsOfTheTarget) {
    expect_rejected(pattern_lines(".#.#O/####O/OOOO.", "B3", {"opponent .@3@ vital"}), 10,
                    "the last pattern has anchored stones");
    expect_rejected(pattern_lines(".#.#O/####O/OOOO.", "B3", {"opponent .@3@ vital", "keeper .@3@ pass 1"}),
                    11, "the last pattern has the keeper to move");
}

TEST(RejectedEyes, VitalRegionsAreNotBelieved) {
    expect_square_rejected(18, "opponent ..@3..@3@@ vital", "pattern 9: the region is not vital");
}

TEST(RejectedEyes, InPeaceNothingIsLost) {
    expect_square_rejected(18, "opponent ..@3..@3@@3O 5 6 7 8",
                           "pattern 9: a play elsewhere may capture the string on F1");
    expect_square_rejected(18, "opponent ..@3..@3@@3# 5 6 7 8",
                           "pattern 9: a play elsewhere may capture the string on F1");
    expect_square_rejected(18, "opponent 2@",
                           "pattern 9: no empty intersection is adjacent to an anchored stone");
    expect_square_rejected(18, "opponent .1@",
                           "pattern 9: no empty intersection is adjacent to an anchored stone");
}

TEST(RejectedEyes, ThereIsOnePatternAfterEachPossiblePlayInTheEye) {
    expect_square_rejected(18, "opponent ..@3..@3@@", "pattern 9: no pattern comes after white's play on A3");
    expect_square_rejected(18, "opponent ..@3..@3@@ 5 6 7",
                           "pattern 9: no pattern comes after white's play on B2");
    expect_square_rejected(18, "opponent ..@3..@3@@ 5 6 7 8 8",
                           "pattern 9: there are more patterns than the opponent has plays");
    expect_square_rejected(18, "opponent ..@3..@3@@ 6 5 7 8",
                           "pattern 9: after white's play on A3 the pattern 6 is not there: A3 is white");
    expect_square_rejected(19, "opponent 2@.@4@ 5",
                           "pattern 10: there are more patterns than the opponent has plays");
}

TEST(RejectedEyes, StonesAreAnchoredOnlyByThoseThatAre) {
    expect_square_rejected(14, "keeper O.@3..#3@@ pass 1",
                           "pattern 5: after black's pass the pattern 1 is not there: C2 is not anchored");
    expect_square_rejected(
        15, "keeper .O@3..@3## A2 2",
        "pattern 6: after black's play on A2 the pattern 2 is not there: A2 is not anchored");
    expect_square_rejected(
        18, "opponent ..@3..@3@# 5 6 7 8",
        "pattern 9: after white's play on A3 the pattern 5 is not there: B1 is not anchored");
    expect_square_rejected(15, "keeper .O@3..@3@@ A3 2",
                           "pattern 6: after black's play on A3 the pattern 2 is not there: A3 is black");
}

TEST(RejectedEyes, TheTargetsStringHasThem) {
    expect_square_rejected(20, "opponent ..#.#1..###1### eyes 9 8",
                           "pattern 11: in pattern 8 the wrong player is to move");
    expect_square_rejected(20, "opponent 1.#.#1..###1### eyes 9 10",
                           "pattern 11: the eye of pattern 9 is not there: A3 is unknown");
    expect_square_rejected(20, "opponent ..#O#1..###1### eyes 9 10",
                           "pattern 11: the eye of pattern 10 is not there: D3 is white");
    // Two strings with an eye each.
    expect_rejected(
        pattern_lines(".#.#./##.##", "B2",
                      {"opponent .@3@ vital", "opponent 3@.4@ vital", "opponent .#.#.##.## eyes 1 2"}),
        11, "pattern 3: the eye of pattern 2 is not there: D2 is not anchored");
    expect_rejected(
        pattern_lines(".#.#./##.##", "B2",
                      {"opponent .@3@ vital", "opponent 3@.4@ vital", "opponent .#.#.##.## eyes 2 1"}),
        11, "pattern 3: the eye of pattern 2 is not there: D2 is not anchored");
}

TEST(RejectedEyes, TheyHaveNothingInCommonButStonesOfTheString) {
    expect_square_rejected(20, "opponent ..#.#1..###1### eyes 9 9", "pattern 11: A3 is known in both eyes");
    expect_square_rejected(20, "opponent ..#.#1..###1### eyes 10 10", "pattern 11: D3 is known in both eyes");
    expect_rejected(
        pattern_lines(".#.#O/####O/OOOO.", "B3",
                      {"opponent 1@.@3@ vital", "opponent .@.@1@@@@ vital", "opponent .#.#1#### eyes 1 2"}),
        12, "pattern 3: C3 is known in both eyes");
}

bool is_vital(const std::string& rows) {
    const DrawnPattern drawn(rows);
    return drawn.rules.vital_region(drawn.pattern);
}

bool in_peace(const std::string& rows) {
    const DrawnPattern drawn(rows);
    return drawn.rules.out_of_peace(drawn.pattern).none();
}

TEST(EyeRules, AnchoredStringsAlwaysHaveALiberty) {
    EXPECT_EQ(after_opponent("@.../O...", "B2"), "@O../O...");
    EXPECT_EQ(after_opponent("@?.../O....", "E2"), "@?..O/O....");
    EXPECT_EQ(after_opponent("@#./OO.", "C2"), "@#O/OO.");
    EXPECT_EQ(after_opponent("@#?.../OO....", "F2"), "@#?..O/OO....");
    EXPECT_EQ(after_opponent("@O#.?/.....", "D2"), "@O#O?/.....");
    EXPECT_EQ(after_opponent("@O#.?/..O.?", "D2"), "@O.O?/..O.?");
    EXPECT_EQ(after_opponent(".@/@@", "A2"), "impossible");
    EXPECT_EQ(after_opponent(".@/?@", "A2"), "O@/?@");
}

TEST(EyeRules, TheKeepersPlayMayJoinAnchoredStones) {
    EXPECT_EQ(after_keeper(".@/#O", "A2"), "@@/@O");
    EXPECT_EQ(after_keeper(".#@/#OO", "A2"), "@@@/@OO");
    EXPECT_EQ(after_keeper(".#?@/#OO@", "A2"), "its string is not known to have a liberty");
    EXPECT_EQ(after_keeper("..@#/#OO#", "A2"), "#.@@/#OO@");
    EXPECT_EQ(after_keeper("O.O@/.O@.", "B2"), "it may be a ko-capture");
    EXPECT_EQ(after_keeper("@.O@/?O@.", "B2"), "@@.@/??@.");
}

TEST(EyeRules, VitalRegionsLastThoughTheKeeperPasses) {
    EXPECT_TRUE(is_vital(".@?/@@?"));
    EXPECT_TRUE(is_vital(".O@?/@@??"));
    EXPECT_TRUE(is_vital(".@.@?/@?@??"));
    // Something beside the region is unknown.
    EXPECT_FALSE(is_vital(".@?/?@?"));
    EXPECT_FALSE(is_vital(".O?/@@@"));
    // The keeper has other stones there.
    EXPECT_FALSE(is_vital(".#O@/@@@@"));
    EXPECT_FALSE(is_vital(".@#/@@@"));
    // There is no empty intersection.
    EXPECT_FALSE(is_vital("O@/@@"));
    EXPECT_FALSE(is_vital("@@/@@"));
    // One is not beside anchored stones.
    EXPECT_FALSE(is_vital("..@/.@@"));
}

TEST(EyeRules, OpenStringsWithoutLibertyAreNotAtPeace) {
    EXPECT_TRUE(in_peace("@?/??"));
    EXPECT_TRUE(in_peace("@#?/OO."));
    EXPECT_TRUE(in_peace(".O?/???"));
    EXPECT_TRUE(in_peace(".#?/???"));
    EXPECT_TRUE(in_peace("O@/@@"));
    EXPECT_FALSE(in_peace(".@O?/????"));
    EXPECT_FALSE(in_peace(".@?#/????"));
}

}  // namespace
}  // namespace shikatsu::certificates
