// What the library says of positions and of bad input.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "tools/library/shikatsu/shikatsu.hpp"

namespace shikatsu::library {
namespace {

constexpr const char* two_eyes = "######\n#.#.O#\n######\n";

TEST(Library, ReadsDiagramsAndGames) {
    const auto diagram = read_position("#.\n.O\n", 3);
    ASSERT_TRUE(diagram) << diagram.error().message;
    EXPECT_EQ(diagram->rows(), 2);
    EXPECT_EQ(diagram->columns(), 2);
    EXPECT_EQ(diagram->stone({0, 0}), Color::black);
    EXPECT_EQ(diagram->stone({1, 1}), Color::white);
    EXPECT_EQ(diagram->stone({0, 1}), std::nullopt);
    EXPECT_EQ(diagram->name({0, 0}), "A2");
    EXPECT_EQ(diagram->prisoner_difference(), 3);
    // White's stone in the corner is captured.
    const auto game = read_position("(;GM[1]SZ[3];B[ba];W[aa];B[ab])");
    ASSERT_TRUE(game) << game.error().message;
    EXPECT_EQ(game->diagram(), (std::vector<std::string>{".#.", "#..", "..."}));
    EXPECT_EQ(game->prisoner_difference(), 1);
}

// [ING-MV-4]
TEST(Library, ReplaysGamesByTheRulesOfTheOptions) {
    const char* const group_removes_itself = "(;SZ[4:1]AB[aa]AW[ca];B[ba])";
    const auto ing = read_position(group_removes_itself, 1, {.rules = "ing-sst", .readings = {}});
    ASSERT_TRUE(ing) << ing.error().message;
    EXPECT_EQ(ing->diagram(), std::vector<std::string>{"..O."});
    EXPECT_EQ(ing->prisoner_difference(), -1);
    const auto japanese = read_position(group_removes_itself);
    ASSERT_FALSE(japanese);
    EXPECT_EQ(japanese.error().message,
              "illegal move black at B1: the play would leave a string without liberty [J2003-MV-3]");
    const Options staying{.rules = "ikeda-area-2", .readings = {"self-capture=single-stone"}};
    EXPECT_EQ(read_position("(;SZ[4:1]AB[aa]AW[ca];B[ba];W[da])", 0, staying)->diagram(),
              std::vector<std::string>{"..OO"});
    EXPECT_FALSE(read_position("(;SZ[1])", 0, {.rules = "chess", .readings = {}}));
}

TEST(Library, SaysWhereInputIsBad) {
    const auto sign = read_position("#.\n.?\n");
    ASSERT_FALSE(sign);
    EXPECT_EQ(sign.error().line, 2);
    EXPECT_EQ(sign.error().column, 2);
    EXPECT_FALSE(read_position(""));
    EXPECT_FALSE(read_position("#.\n\n.O\n")) << "two positions";
    EXPECT_FALSE(read_position("(;GM[1]SZ[99])"));
    EXPECT_FALSE(read_position("#\n")) << "a string without liberty";
}

TEST(Library, AdjudicatesWithTermsThatAddUp) {
    const auto position = read_position(two_eyes);
    const auto verdict = adjudicate(position.value(), {});
    ASSERT_TRUE(verdict);
    EXPECT_EQ(verdict->rules, "japanese-2003");
    ASSERT_EQ(verdict->strings.size(), 2U);
    EXPECT_EQ(verdict->strings[0].status, "uncapturable");
    EXPECT_EQ(verdict->strings[1].owner, Color::white);
    EXPECT_EQ(verdict->strings[1].stones, std::vector<Vertex>({{1, 4}}));
    EXPECT_EQ(verdict->strings[1].alive, false);
    EXPECT_EQ(verdict->strings[1].clause, "J2003-LD-10");
    ASSERT_TRUE(verdict->territory);
    EXPECT_EQ(verdict->territory->black, std::vector<Vertex>({{1, 1}, {1, 3}, {1, 4}}));
    ASSERT_TRUE(verdict->score);
    EXPECT_EQ(verdict->score->margin.points(), 4.0);
    Margin sum;
    for (const ScoreTerm& term : verdict->score->terms) sum.half_points += term.value.half_points;
    EXPECT_EQ(sum, verdict->score->margin);
}

TEST(Library, KnowsEveryRuleset) {
    const auto position = read_position("...\n");
    for (const std::string& rules : rulesets()) {
        Options options;
        options.rules = rules;
        const auto verdict = adjudicate(position.value(), options);
        ASSERT_TRUE(verdict) << rules;
        EXPECT_TRUE(verdict->score) << rules;
    }
    Options chess;
    chess.rules = "chess";
    EXPECT_FALSE(adjudicate(position.value(), chess));
    Options reading;
    reading.readings = {"ko-pass=never"};
    EXPECT_FALSE(adjudicate(position.value(), reading));
}

TEST(Library, RefusesATimeThatIsNone) {
    for (const double none : {-1.0, std::nan("")}) {
        Options options;
        options.max_seconds = none;
        const auto verdict = adjudicate(read_position("#.").value(), options);
        ASSERT_FALSE(verdict);
        EXPECT_EQ(verdict.error().message, "max_seconds is a number from 0 on");
    }
    for (const std::string& name : rulesets()) {
        Options options;
        options.rules = name;
        options.max_seconds = 1e300;
        EXPECT_TRUE(adjudicate(read_position("#.").value(), options)->score) << name;
    }
}

TEST(Library, LeavesOpenWhatTheBudgetDoesNotReach) {
    const auto position = read_position("..#.\n.OO.\n....\n");
    Options options;
    options.max_states = 1;
    const auto verdict = adjudicate(position.value(), options);
    ASSERT_TRUE(verdict);
    EXPECT_FALSE(verdict->score);
    EXPECT_FALSE(verdict->strings.front().alive);
    EXPECT_EQ(verdict->strings.front().clause, "");
}

TEST(Library, CertificatesProveAndAlteredOnesDoNot) {
    const auto certificates = certify(read_position(two_eyes).value(), {});
    ASSERT_TRUE(certificates);
    // One for the living string; the capture and two locals for the dead one.
    EXPECT_EQ(std::count_if(certificates->begin(), certificates->end(),
                            [](const Certificate& one) { return one.opponent_forces; }),
              3);
    EXPECT_EQ(certificates->size(), 4U);
    for (const Certificate& certificate : *certificates) {
        const auto checked = check(certificate.bytes);
        EXPECT_TRUE(checked) << checked.error().message;
        std::string altered = certificate.bytes;
        altered[altered.size() / 2] ^= 1;
        EXPECT_FALSE(check(altered));
    }
    EXPECT_FALSE(check("no certificate"));
}

TEST(Library, StatusesByAsurasModelHaveCertificates) {
    Options options;
    options.rules = "asura-1989";
    const auto certificates = certify(read_position(two_eyes).value(), options);
    ASSERT_TRUE(certificates);
    ASSERT_EQ(certificates->size(), 2U);
    EXPECT_EQ(std::count_if(certificates->begin(), certificates->end(),
                            [](const Certificate& one) { return one.opponent_forces; }),
              1);
    for (const Certificate& certificate : *certificates) {
        const auto checked = check(certificate.bytes);
        EXPECT_TRUE(checked) << checked.error().message;
    }
    Options other;
    other.rules = "ing-sst";
    EXPECT_FALSE(certify(read_position(two_eyes).value(), other));
}

}  // namespace
}  // namespace shikatsu::library
