// What moves do to patterns: '?' is an unknown intersection, black the keeper.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/certificates/drawn_patterns.hpp"

namespace shikatsu::certificates {
namespace {

std::string after_elsewhere(const std::string& rows) {
    const DrawnPattern drawn(rows);
    return drawn.rows(drawn.rules.after_elsewhere(drawn.pattern));
}

bool all_alive(const std::string& rows) {
    const DrawnPattern drawn(rows);
    return drawn.rules.life(drawn.pattern, drawn.pattern.keeper);
}

TEST(PatternRules, ElsewhereOpenStringsWithoutLibertyMayBeCaptured) {
    EXPECT_EQ(after_elsewhere("#?.../O...."), "??.../O....");
    EXPECT_EQ(after_elsewhere("#?.../....."), "#?.../.....");
    EXPECT_EQ(after_elsewhere("#O.../.O..."), "#O.../.O...");
    EXPECT_EQ(after_elsewhere("O?.../#O..."), "O?.../#O...");
}

TEST(PatternRules, TheOpponentCaptures) {
    EXPECT_EQ(after_opponent("#.../O...", "B2"), ".O../O...");
    EXPECT_EQ(after_opponent("#O../.O..", "A1"), ".O../OO..");
    EXPECT_EQ(after_opponent("#?..../O.....", "E2"), "??..O./O.....");
    EXPECT_EQ(after_opponent("#.?./O?..", "B2"), ".O?./O?..");
    EXPECT_EQ(after_opponent("##?./O.O.", "B1"), "???./OOO.");
}

TEST(PatternRules, TheOpponentsStringNeedsALiberty) {
    EXPECT_EQ(after_opponent(".#../#...", "A2"), "impossible");
    EXPECT_EQ(after_opponent(".#../##?.", "A2"), "impossible");
    EXPECT_EQ(after_opponent(".#../?...", "A2"), "O#../?...");
    EXPECT_EQ(after_opponent(".#?./##?.", "A2"), "O??./???.");
    EXPECT_EQ(after_opponent(".O#./#?#.", "A2"),
              "OO#./?"
              "?#.");
}

TEST(PatternRules, TheKeeperPlaysOnWhatIsKnownToBeEmpty) {
    EXPECT_EQ(after_keeper("..../....", "A2"), "#.../....");
    EXPECT_EQ(after_keeper("#.../....", "A2"), "the intersection is not known to be empty");
    EXPECT_EQ(after_keeper("?.../....", "A2"), "the intersection is not known to be empty");
    EXPECT_EQ(after_keeper("O.../....", "A2"), "the intersection is not known to be empty");
}

TEST(PatternRules, TheKeeperMakesNoKoCapture) {
    EXPECT_EQ(after_keeper("O.O#/.O#.", "B2"), "it may be a ko-capture");
    EXPECT_EQ(after_keeper("O.O#/?O#.", "B2"), "it may be a ko-capture");
    EXPECT_EQ(after_keeper("?.?./.?..", "B2"), "it may be a ko-capture");
    EXPECT_EQ(after_keeper("O.O#/#O#.", "B2"), ".#.#/#.#.");
    EXPECT_EQ(after_keeper("#.O#/.O#.", "B2"), "##.#/.O#.");
}

TEST(PatternRules, TheKeepersStringNeedsAKnownLiberty) {
    EXPECT_EQ(after_keeper(".O../#O..", "A2"), "its string is not known to have a liberty");
    EXPECT_EQ(after_keeper(".O../#?..", "A2"), "its string is not known to have a liberty");
    EXPECT_EQ(after_keeper(".O#./##..", "A2"), "#.#./##..");
}

TEST(PatternRules, TheKeeperCapturesWhatIsClosed) {
    EXPECT_EQ(after_keeper("O.../#...", "B2"), ".#../#...");
    EXPECT_EQ(after_keeper("O?../.#..", "A1"), "??../##..");
    EXPECT_EQ(after_keeper("?O?./.#.O", "A1"), "???./##.O");
    EXPECT_EQ(after_keeper("?O?.../.#....", "F1"), "?O?.../.#...#");
    EXPECT_EQ(after_keeper("?O.../.#...", "A1"), "?O.../##...");
}

TEST(PatternRules, LifeIsInWhatIsKnown) {
    EXPECT_TRUE(all_alive(".#.#?/####?"));
    EXPECT_TRUE(all_alive(".#O./####"));
    EXPECT_FALSE(all_alive(".#?#?/####?"));
    EXPECT_FALSE(all_alive(".#.?/###?"));
    EXPECT_FALSE(all_alive(".##?/###?"));
}

}  // namespace
}  // namespace shikatsu::certificates
