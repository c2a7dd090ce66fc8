// The campaign of `difftest --rules ing-sst` in short, and that its games are varied.
#include "tools/difftest/ing_campaign.hpp"

#include <gtest/gtest.h>

#include "tools/difftest/positions.hpp"

namespace shikatsu::difftest {
namespace {

IngReport random_games(const char* grids, std::uint64_t seed, std::uint64_t trials) {
    IngPlan plan;
    plan.grids = grids_of_list(grids).value();
    plan.seed = seed;
    plan.trials = trials;
    return run_ing_campaign(plan);
}

// [ING-EN-1] [ING-EN-2] [ING-HC-3] [ING-HS-4] [ING-DK-3] [ING-CT-8]
TEST(IngCampaign, GamesAgreeAndAreVaried) {
    const IngReport report = random_games("1x3..2x4", 20031, 500);
    EXPECT_EQ(report.differences, std::vector<std::string>{});
    EXPECT_TRUE(report.complete);
    EXPECT_EQ(report.seen.games, 500U);
    EXPECT_GT(report.seen.ended, 50U);
    EXPECT_GT(report.seen.removals, 1000U);
    EXPECT_GT(report.seen.self_removals, 50U);
    EXPECT_GT(report.seen.hot_refused, 200U);
    EXPECT_GT(report.seen.cycles, 100U);
    EXPECT_GT(report.seen.disturbers_refused, 200U);
    EXPECT_GT(report.seen.repetitions_refused, 100U);
    EXPECT_GT(report.seen.agreements, 20U);
    EXPECT_GT(report.seen.shared_spaces, 500U);
    EXPECT_GT(report.seen.several_hot, 0U);
}

// On one point a handicap play is mandatory and has no room: no move is allowed.
TEST(IngCampaign, AGameWithoutAnyAllowedMoveIsOver) {
    const IngReport report = random_games("1x1", 1, 100);
    EXPECT_EQ(report.differences, std::vector<std::string>{});
    EXPECT_EQ(report.seen.games, 100U);
    EXPECT_GT(report.seen.ended, 0U);
    EXPECT_LT(report.seen.ended, 100U);
}

// [ING-LD-1]
TEST(IngCampaign, ValuesAgree) {
    IngPlan plan;
    plan.grids = grids_of_list("1x1..1x2").value();
    plan.values = true;
    const IngReport report = run_ing_campaign(plan);
    EXPECT_EQ(report.differences, std::vector<std::string>{});
    EXPECT_EQ(report.seen.values, (1U + 5U) * 2U * 5U);
}

TEST(IngCampaign, ThousandsOfGamesMustShowEverything) {
    IngReport report;
    EXPECT_TRUE(report.varied());
    report.seen.games = 4000;
    EXPECT_FALSE(report.varied());
}

}  // namespace
}  // namespace shikatsu::difftest
