// What moves do to patterns: '?' is an unknown intersection, black the keeper.
#include <gtest/gtest.h>

#include <algorithm>

#include "reference/values/vertex.hpp"
#include "tests/certificates/pattern_proofs.hpp"

namespace shikatsu::certificates {
namespace {

/// A pattern on a grid of two rows.
struct Drawn {
    explicit Drawn(const std::string& rows)
        : grid(Grid::create(2, static_cast<int>(rows.find('/'))).value()), pattern(pattern_from(rows)) {}

    std::size_t at(const std::string& play) const { return point_of_vertex(grid, play).value().index; }

    Grid grid;
    reference::Pattern<64> pattern;
};

std::string after_elsewhere(const std::string& rows) {
    const Drawn drawn(rows);
    return rows_from(drawn.grid, reference::PatternRules<64>(drawn.grid).after_elsewhere(drawn.pattern));
}

std::string after_opponent(const std::string& rows, const std::string& play) {
    const Drawn drawn(rows);
    const auto after = reference::PatternRules<64>(drawn.grid).after_opponent(drawn.pattern, drawn.at(play));
    return after ? rows_from(drawn.grid, *after) : "impossible";
}

std::string after_keeper(const std::string& rows, const std::string& play) {
    const Drawn drawn(rows);
    const auto after = reference::PatternRules<64>(drawn.grid).after_keeper(drawn.pattern, drawn.at(play));
    return after ? rows_from(drawn.grid, *after) : after.error();
}

bool all_alive(const std::string& rows) {
    const Drawn drawn(rows);
    return reference::PatternRules<64>(drawn.grid).life(drawn.pattern, drawn.pattern.keeper);
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
