// spec/findings/unfilled-dame.md: how games are cut before their filling, and what is counted of them.
#include "tests/findings/unfilled_dame.hpp"

#include <gtest/gtest.h>

#include "reference/values/diagram.hpp"

namespace shikatsu::findings {
namespace {

std::vector<Stages> stages_of(const std::string& games) {
    return stages_of_games({"games.sgf", games}).value();
}

std::vector<std::string> rows_before_and_after(const Stages& stages) {
    std::vector<std::string> rows = rows_of(stages.before.position);
    for (const std::string& row : rows_of(stages.after.position)) rows.push_back(row);
    return rows;
}

TEST(UnfilledDame, CutsGamesBeforeTheNamedMove) {
    const auto stages = stages_of(
        "(;SZ[5:1]GN[one];B[aa];W[ea];N[dame]B[];W[];B[])"      // nothing is filled
        "(;SZ[5:1]GN[two];B[ba];W[da];N[dame]B[ca];W[];B[])"    // one stone
        "(;SZ[5:1]GN[three];B[aa];W[ca];N[dame]B[];W[ba];B[])"  // a capture
        "(;SZ[5:1]GN[four];B[aa];W[ea];B[];W[])"                // not marked
        "(;SZ[7:1]GN[five];AB[ba]AW[fa];B[ca];N[dame]W[ea];B[da]C[end])");
    ASSERT_EQ(stages.size(), 2U);
    EXPECT_EQ(stages[0].before.caption, "two");
    EXPECT_EQ(stages[0].stones, 1U);
    EXPECT_EQ(rows_before_and_after(stages[0]), (std::vector<std::string>{".#.O.", ".##O."}));
    EXPECT_EQ(stages[1].stones, 2U);
    EXPECT_EQ(rows_before_and_after(stages[1]), (std::vector<std::string>{".##..O.", ".###OO."}));
}

TEST(UnfilledDame, NamesTheFirstGameThatCannotBeRead) {
    EXPECT_FALSE(stages_of_games({"games.sgf", "nothing"}));
    const auto bad = stages_of_games({"games.sgf", "(;SZ[2];B[aa];N[dame]W[aa])"});
    ASSERT_FALSE(bad);
    EXPECT_NE(bad.error().message.find("illegal move"), std::string::npos);
}

// [J2003-LD-6] [J2003-D3-6] [J2003-D3-7] [J2003-D3-9]
TEST(UnfilledDame, ChangesStatusesAndTerritory) {
    const auto stages = stages_of(
        "(;SZ[5:1]GN[eyes];B[ba];W[da];N[dame]B[ca];W[];B[])\n"
        "(;SZ[5:1]GN[alone];B[ea];W[aa];N[dame]B[ca];W[];B[])");
    std::vector<Filling> games;
    for (const Stages& game : stages) games.push_back(filling(game, {}));
    EXPECT_EQ(
        filling_row(games.at(0)),
        "| eyes, line 1 | 1 | 2 | 2 | 2 | B1 uncapturable → capturable-1, D1 uncapturable → dead | 0 → 4 | "
        "0 → 3 |");
    EXPECT_EQ(filling_row(games.at(1)),
              "| alone, line 2 | 1 | 2 | 2 | 2 | A1 capturable-2 → dead | 0 → 4 | 0 → 3 |");
    EXPECT_EQ(filling_sums(games),
              "| games | 2 |\n"
              "| stones that fill | 2 |\n"
              "| strings before | 4 |\n"
              "| decided before | 4 |\n"
              "| decided after | 4 |\n"
              "| decided both times | 4 |\n"
              "| capturable-2 → dead | 1 |\n"
              "| uncapturable → capturable-1 | 1 |\n"
              "| uncapturable → dead | 1 |\n"
              "| games scored both times | 2 |\n"
              "| with the same score | 0 |\n"
              "| with the same winner | 0 |\n"
              "| without any territory before | 2 |\n"
              "| their territory before | 0 |\n"
              "| their territory after | 6 |\n");
}

TEST(UnfilledDame, WhatIsUndecidedIsNotCounted) {
    optimized::Options options;
    options.budget.max_states = 1;
    const auto stages = stages_of("(;SZ[5:1]GN[alone];B[ea];W[aa];N[dame]B[ca];W[];B[])");
    EXPECT_EQ(filling_row(filling(stages.front(), options)),
              "| alone, line 1 | 1 | 2 | 0 | 0 | - | ? → ? | ? → ? |");
}

}  // namespace
}  // namespace shikatsu::findings
