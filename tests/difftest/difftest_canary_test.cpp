// Wrong engines must be found, shrunk and reported: if these tests fail, a silent campaign means nothing.
#include <gtest/gtest.h>

#include <fstream>

#include "reference/japanese2003/definitions1.hpp"
#include "tests/shell/temporary_folder.hpp"
#include "tools/difftest/campaign.hpp"

namespace shikatsu::difftest {
namespace {

using optimized::Adjudication;

Plan small_plan() {
    Plan plan;
    plan.seed = 5;
    plan.grids = grids_of_list("1x2..1x5,2x2").value();
    return plan;
}

/// Runs until something is found; at most so many trials.
CampaignState hunt(const Engine& engine, std::uint64_t trials) {
    CampaignLimits limits;
    limits.trials = trials;
    limits.failures = 1;
    return run_campaign(small_plan(), engine, {}, limits, [](const CampaignState& /*now*/) {});
}

/// The engine with its answers changed afterwards.
template <class Change>
Engine engine_that_changes(Change change) {
    Engine engine = optimized_engine();
    engine.adjudicate = [right = engine.adjudicate, change](const Position& position,
                                                            const optimized::Options& options) {
        Adjudication found = right(position, options);
        change(found);
        return found;
    };
    return engine;
}

/// Expects a failure whose file, read again, fails again with the wrong engine and not with the right one.
Failure expect_found(const Engine& wrong, std::uint64_t trials) {
    const CampaignState state = hunt(wrong, trials);
    if (state.failures.empty()) {
        ADD_FAILURE() << "not found in " << state.done() << " trials";
        return {};
    }
    const Failure& failure = state.failures.front();
    EXPECT_FALSE(failure.differences.empty());
    const testing::TemporaryFolder folder;
    std::ofstream(folder.file("case.txt")) << failure.file_text;
    const auto cases = cases_of_file(folder.file("case.txt"));
    EXPECT_TRUE(cases);
    if (!cases) return failure;
    EXPECT_EQ(cases->size(), 1U);
    EXPECT_EQ(options_of(cases->front()), failure.options);
    EXPECT_EQ(Checker(wrong).compare(cases->front()).differences, failure.differences);
    const Engine right = optimized_engine();
    EXPECT_TRUE(Checker(right).compare(cases->front()).differences.empty());
    return failure;
}

TEST(Canary, AWrongStatusIsFoundAndShrunk) {
    const Failure failure = expect_found(engine_that_changes([](Adjudication& found) {
                                             for (auto& string : found.strings) {
                                                 if (string.points.size() != 2) continue;
                                                 if (string.status == optimized::Status::uncapturable)
                                                     continue;
                                                 string.status = optimized::Status::uncapturable;
                                             }
                                         }),
                                         100);
    EXPECT_TRUE(failure.options == "--position '##.'" || failure.options == "--position '.##'" ||
                failure.options == "--position 'OO.'" || failure.options == "--position '.OO'")
        << failure.options;
}

TEST(Canary, AWrongScoreIsFound) {
    const Failure failure = expect_found(engine_that_changes([](Adjudication& found) {
                                             if (found.scoring && found.scoring->score > 1)
                                                 --found.scoring->score;
                                         }),
                                         200);
    EXPECT_EQ(failure.differences, std::vector<std::string>{"score"});
}

TEST(Canary, AMissingPointOfALocalIsFound) {
    expect_found(engine_that_changes([](Adjudication& found) {
                     for (auto& string : found.strings) {
                         if (string.local_3 && string.local_3->size() > 3) string.local_3->pop_back();
                     }
                 }),
                 100);
}

TEST(Canary, AWitnessThatProvesNothingIsRejected) {
    Engine engine = optimized_engine();
    engine.prove = [right = engine.prove](const Position& position, const optimized::Question& question,
                                          const optimized::Options& options) {
        auto answer = right(position, question, options);
        if (answer.finding.attacker_forces.value_or(false)) {
            for (auto& line : answer.witness->lines) line.choice = Pass{};
        }
        return answer;
    };
    Effort effort;
    effort.full_graph_points = 0;
    Checker checker(engine, effort);
    const auto found = checker.compare({position_of_line("O..").value(), {}, std::nullopt});
    ASSERT_FALSE(found.differences.empty());
    EXPECT_NE(found.differences.front().find("witness rejected"), std::string::npos);
}

TEST(Canary, AKernelThatForgetsACaptureIsFoundInGames) {
    Engine engine = optimized_engine();
    engine.play = [right = engine.play](const Position& position, Player player, Point point) {
        auto outcome = right(position, player, point);
        if (outcome && outcome->removed.size() >= 2) {
            const Point left = *outcome->removed.begin();
            outcome->removed.erase(left);
            outcome->position.set(left, position[left]);
        }
        return outcome;
    };
    const Failure failure = expect_found(engine, 300);
    EXPECT_NE(failure.options.find("--moves"), std::string::npos);
    EXPECT_LT(failure.options.size(), 70U) << failure.options;
}

TEST(Canary, AnEngineThatThrowsIsFound) {
    const Failure failure = expect_found(engine_that_changes([](Adjudication& found) {
                                             if (found.strings.size() > 1) throw std::logic_error("broken");
                                         }),
                                         100);
    EXPECT_EQ(failure.differences, std::vector<std::string>{"exception: broken"});
}

}  // namespace
}  // namespace shikatsu::difftest
