// The syntax of SGF: main lines, values, and every way in which a text can be broken.
#include "tools/lib/sgf_tree.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "tests/tools/random_positions.hpp"

namespace shikatsu::tools {
namespace {

std::string tree_error_line(const std::string& text) {
    const auto games = read_sgf_collection({"f", text});
    return games ? "no error" : to_line(games.error());
}

std::string summary(const SgfMainLine& nodes) {
    std::string text;
    for (const SgfNode& node : nodes) {
        text += ';';
        for (const SgfProperty& property : node.properties) {
            text += property.name;
            for (const SgfValue& value : property.values) text += "[" + value.raw + "]";
        }
    }
    return text;
}

std::string main_line(const std::string& text) {
    const auto games = read_sgf_collection({"f", text});
    return games ? summary(games->front()) : to_line(games.error());
}

TEST(SgfTree, KeepsTheFirstVariationAtEveryBranching) {
    EXPECT_EQ(main_line("(;A[1];B[2](;C[3](;D[4])(;E[5]))(;F[6](;G[7])))"), ";A[1];B[2];C[3];D[4]");
}

TEST(SgfTree, ReadsSeveralGames) {
    const auto games = read_sgf_collection({"f", " (;A[1])\r\n(;B[2](;C[3]))\n"});
    ASSERT_TRUE(games);
    ASSERT_EQ(games->size(), 2U);
    EXPECT_EQ(summary((*games)[1]), ";B[2];C[3]");
}

TEST(SgfTree, KeepsTheWholeGamesBeforeWhatIsNoSgf) {
    for (const char* rest : {" junk (;C[3])", ")", "(;C[3]", "(;C[3](;D[4]", "(;C[3]()", "("}) {
        const SgfBeginning read = read_sgf_beginning({"f", std::string("(;A[1])(;B[2](;B[3]))") + rest});
        ASSERT_EQ(read.games.size(), 2U) << rest;
        EXPECT_EQ(summary(read.games[1]), ";B[2];B[3]") << rest;
        EXPECT_TRUE(read.error) << rest;
    }
    EXPECT_TRUE(read_sgf_beginning({"f", "(;A[1]"}).games.empty());
}

TEST(SgfTree, ATextMayEndWithTheSignOfOldSystems) {
    EXPECT_EQ(main_line("(;A[1])\r\n\x1A"), ";A[1]");
    EXPECT_EQ(tree_error_line("(;A[1]\x1A"), "f:1:7: error: expected ';', '(' or ')', found byte 26");
}

TEST(SgfTree, SkipsBlanksAndTheLowerCaseLettersOfOldNames) {
    EXPECT_EQ(main_line("(\n; AddBlack [aa]\t[bb]\r\n White[cc] ;\n)"), ";AB[aa][bb]W[cc];");
}

TEST(SgfTree, KeepsBracketsThatAreEscaped) {
    EXPECT_EQ(main_line(R"((;C[a\]b[c\\]))"), R"(;C[a\]b[c\\])");
}

TEST(SgfTree, ResolvesTextEscapesAndSoftLineBreaks) {
    EXPECT_EQ(sgf_text("a\\]b\\\\c"), "a]b\\c");
    EXPECT_EQ(sgf_text("one\\\r\ntwo\nthree\tfour"), "onetwo three four");
    EXPECT_EQ(sgf_text("open\\"), "open");
}

TEST(SgfTree, CountsLinesAndColumns) {
    const auto games = read_sgf_collection({"f", "(;A[1]\r\n ;B[2\n3]C[4])"});
    ASSERT_TRUE(games);
    const SgfNode& node = games->front()[1];
    EXPECT_EQ(node.place.line, 2);
    EXPECT_EQ(node.place.column, 2);
    EXPECT_EQ(node.properties[1].place.line, 3);
    EXPECT_EQ(node.properties[1].place.column, 3);
}

TEST(SgfTree, LinesEndWithLineFeedCarriageReturnOrBoth) {
    EXPECT_EQ(tree_error_line("(;A[1]\n;B[2\n]\n  x)"),
              "f:4:3: error: a property's name has upper-case letters");
    EXPECT_EQ(tree_error_line("(;A[1]\r;B[2\r]\r  x)"),
              "f:4:3: error: a property's name has upper-case letters");
    EXPECT_EQ(tree_error_line("(;A[1]\r\n;B[2\r\n]\r\n  x)"),
              "f:4:3: error: a property's name has upper-case letters");
}

TEST(SgfTree, NamesThePlaceOfWhatIsBroken) {
    EXPECT_EQ(tree_error_line(""), "f:1:1: error: there is no game in it: SGF starts with '(;'");
    EXPECT_EQ(tree_error_line("x"), "f:1:1: error: expected '(' at the start of a game, found 'x'");
    EXPECT_EQ(tree_error_line("(;A[1]"),
              "f:1:7: error: the text ends inside the game tree that starts at 1:1");
    EXPECT_EQ(tree_error_line("(;A[1"), "f:1:4: error: this '[' is never closed");
    EXPECT_EQ(tree_error_line("(;A[1\\"), "f:1:4: error: this '[' is never closed");
    EXPECT_EQ(tree_error_line("(;\nA;)"), "f:2:2: error: property A has no value, expected '['");
    EXPECT_EQ(tree_error_line("()"), "f:1:2: error: a game tree has at least one node, expected ';'");
    EXPECT_EQ(tree_error_line("((;A[1]))"), "f:1:2: error: a game tree starts with a node, expected ';'");
    EXPECT_EQ(tree_error_line("(;A[1](;B[2]);C[3])"),
              "f:1:14: error: a node stands after the variations of its game tree");
    EXPECT_EQ(tree_error_line("(;A[1])\n)"), "f:2:1: error: expected '(' at the start of a game, found ')'");
    EXPECT_EQ(tree_error_line("(;a[1])"), "f:1:3: error: a property's name has upper-case letters");
    EXPECT_EQ(tree_error_line("(;A[1]\x01)"), "f:1:7: error: expected ';', '(' or ')', found byte 1");
}

TEST(SgfTree, DepthOfNestingIsNoProblem) {
    constexpr int depth = 100'000;
    std::string open;
    for (int i = 0; i < depth; ++i) open += "(;";
    EXPECT_TRUE(tree_error_line(open).starts_with("f:1:200001: error: the text ends inside"));
    const auto games = read_sgf_collection({"f", open + std::string(depth, ')')});
    ASSERT_TRUE(games);
    EXPECT_EQ(games->front().size(), static_cast<std::size_t>(depth));
    EXPECT_TRUE(tree_error_line(std::string(depth, '(')).starts_with("f:1:2: error:"));
}

TEST(SgfTree, LimitsNodesAndDepth) {
    std::string nodes = "(";
    nodes.append(2'000'001, ';');
    EXPECT_EQ(tree_error_line(nodes + ")"), "f:1:2000002: error: more than 2000000 nodes");
    std::string deep;
    for (int i = 0; i < 1'000'001; ++i) deep += "(;";
    EXPECT_EQ(tree_error_line(deep), "f:1:2000001: error: more than 1000000 game trees within each other");
}

RC_GTEST_PROP(SgfTree, RangesAreThoseOfTheText, ()) {
    const std::string text = *random_text("(;;A[B])");
    const auto games = read_sgf_collection({"f", text});
    if (!games) return;
    for (const SgfMainLine& nodes : *games) {
        for (const SgfNode& node : nodes) {
            RC_ASSERT(text[node.range.begin] == ';');
            for (const SgfProperty& property : node.properties) {
                RC_ASSERT(text[property.range.end - 1] == ']');
                RC_ASSERT(property.range.end <= node.range.end);
            }
        }
    }
}

RC_GTEST_PROP(SgfTree, NoTextBreaksTheReader, ()) {
    const std::string text = *random_text("((;;))[][]\\ABWSaz:1 \r\n");
    const auto games = read_sgf_collection({"f", text});
    if (games) {
        RC_ASSERT(!games->empty());
        for (const SgfMainLine& nodes : *games) RC_ASSERT(!nodes.empty());
    } else {
        RC_ASSERT(games.error().place.line >= 1);
        RC_ASSERT(to_line(games.error()).find('\n') == std::string::npos);
    }
}

}  // namespace
}  // namespace shikatsu::tools
