// Campaigns with the engine itself: agreement, repeatability, and going on from a saved state.
#include <gtest/gtest.h>

#include <fstream>

#include "tests/shell/temporary_folder.hpp"
#include "tools/difftest/campaign_file.hpp"
#include "tools/difftest/campaign_report.hpp"

namespace shikatsu::difftest {
namespace {

Plan random_plan() {
    Plan plan;
    plan.seed = 20031;
    plan.grids = grids_of_list("1x1..2x3,3x1").value();
    plan.readings = register_one_by_one();
    return plan;
}

CampaignState run(const Plan& plan, std::uint64_t trials, int jobs, CampaignState state = {}) {
    CampaignLimits limits;
    limits.trials = trials;
    limits.jobs = jobs;
    CampaignState end =
        run_campaign(plan, optimized_engine(), std::move(state), limits, [](const CampaignState& /*now*/) {});
    end.seconds = 0.0;
    return end;
}

void expect_agreement(const Plan& plan, const CampaignState& state) {
    const auto required = requirements(plan, state.done());
    const std::string report = campaign_report(plan, state, required);
    EXPECT_TRUE(state.failures.empty()) << report;
    EXPECT_TRUE(shortfalls(required, state.tally).empty()) << report;
}

TEST(Campaign, AgreesOnRandomTrials) {
    const Plan plan = random_plan();
    const CampaignState state = run(plan, 150, 2);
    EXPECT_EQ(state.done(), 150U);
    EXPECT_GT(state.tally[Counter::proved_force], 0U);
    expect_agreement(plan, state);
}

TEST(Campaign, AgreesExhaustively) {
    Plan plan;
    plan.exhaustive = true;
    plan.grids = grids_of_list("1x1..1x4,2x2").value();
    const CampaignState state = run(plan, UINT64_MAX, 2);
    EXPECT_TRUE(is_exhausted(plan, state));
    EXPECT_EQ(state.tally[Counter::positions], 1U + 5U + 15U + 41U + 57U);
    expect_agreement(plan, state);
}

TEST(Campaign, DoesNotDependOnJobsOrInterruptions) {
    const Plan plan = random_plan();
    const CampaignState whole = run(plan, 60, 1);
    EXPECT_EQ(run(plan, 60, 3), whole);
    EXPECT_EQ(run(plan, 60, 2, run(plan, 25, 2)), whole);
}

TEST(Campaign, BreaksOffInTheMiddleOfATrial) {
    const Plan plan = random_plan();
    std::atomic<bool> stop = false;
    Engine engine = optimized_engine();
    engine.adjudicate = [&](const Position& position, const optimized::Options& options) {
        stop = true;
        optimized::Adjudication found = optimized_engine().adjudicate(position, options);
        EXPECT_TRUE(options.stop != nullptr && options.stop->load());
        return found;
    };
    CampaignLimits limits;
    limits.stop = &stop;
    const CampaignState state = run_campaign(plan, engine, run(plan, 25, 1), limits, [](const auto&) {});
    EXPECT_EQ(state.done(), 25U);
    EXPECT_TRUE(state.failures.empty());
    EXPECT_EQ(state.tally, run(plan, 25, 1).tally);
}

TEST(CampaignFile, GivesTheStateBack) {
    const testing::TemporaryFolder folder;
    const Plan plan = random_plan();
    CampaignState state = run(plan, 10, 1);
    state.finish(12);
    state.seconds = 2.5;
    state.failures.push_back({3, "--position '.'", ".\n", {"something"}});
    EXPECT_TRUE(save_state(folder.file("state.json"), plan, state));
    const auto read = load_state(folder.file("state.json"), plan);
    ASSERT_TRUE(read) << read.error();
    ASSERT_TRUE(*read);
    EXPECT_EQ(**read, state);
}

TEST(CampaignFile, RefusesWhatItCannotGoOnFrom) {
    const testing::TemporaryFolder folder;
    const Plan plan = random_plan();
    EXPECT_FALSE(load_state(folder.file("none.json"), plan).value());
    EXPECT_TRUE(save_state(folder.file("state.json"), plan, {}));
    Plan other = plan;
    other.seed = 2;
    EXPECT_FALSE(load_state(folder.file("state.json"), other));
    std::ofstream(folder.file("state.json")) << "{\"format\": 3";
    EXPECT_FALSE(load_state(folder.file("state.json"), plan));
    EXPECT_FALSE(save_state(folder.file("no/such/folder"), plan, {}));
}

TEST(CampaignFile, RefusesWhatNoCampaignHas) {
    const testing::TemporaryFolder folder;
    Plan plan = random_plan();
    plan.exhaustive = true;
    CampaignState state;
    for (const std::uint64_t trial : {0U, 1U, 4U}) state.finish(trial);
    const auto written = state_json(plan, state);
    const auto objection_to = [&](const char* key, const nlohmann::ordered_json& value) {
        auto changed = written;
        changed[key] = value;
        const auto read = load_state(folder.file("state.json", changed.dump()), plan);
        return read ? std::string() : read.error();
    };
    EXPECT_EQ(objection_to("trials", 3), "");
    for (const char* key : {"trials", "done_below", "ahead", "seconds", "counts", "failures"}) {
        EXPECT_NE(objection_to(key, "x"), "") << key;
        EXPECT_EQ(objection_to(key, "x").find("json.exception"), std::string::npos) << key;
    }
    EXPECT_NE(objection_to("done_below", -1), "");
    EXPECT_NE(objection_to("done_below", 5'000'000'000), "");
    EXPECT_NE(objection_to("trials", 5'000'000'000), "");
    EXPECT_NE(objection_to("ahead", {0}), "");
    EXPECT_NE(objection_to("seconds", -5), "");
    EXPECT_NE(objection_to("failures", {1}), "");
    auto counts = written["counts"];
    counts["positions"] = -1;
    EXPECT_NE(objection_to("counts", counts), "");
}

TEST(CampaignState, TrialsMayBeDoneInAnyOrder) {
    CampaignState state;
    for (const std::uint64_t trial : {2U, 0U, 4U}) state.finish(trial);
    EXPECT_EQ(state.done_below, 1U);
    EXPECT_EQ(state.done(), 3U);
    state.finish(1);
    EXPECT_EQ(state.done_below, 3U);
}

TEST(Distribution, TooLittleIsAShortfall) {
    Plan plan = random_plan();
    const auto required = requirements(plan, 1'000'000);
    EXPECT_EQ(shortfalls(required, Tally{}).size(), required.size());
    EXPECT_GT(required.size(), 8U);
    EXPECT_TRUE(shortfalls(requirements(plan, 0), Tally{}).empty());
}

}  // namespace
}  // namespace shikatsu::difftest
