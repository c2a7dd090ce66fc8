// What is said of strings of which not all is known.
#include "tools/lib/wording.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <vector>

namespace shikatsu::tools {
namespace {

using optimized::Finding;
using optimized::StringVerdict;
using Answers = std::vector<std::optional<bool>>;

StringVerdict with(const Answers& answers) {
    StringVerdict string;
    for (const std::optional<bool>& answer : answers) string.findings.emplace_back().attacker_forces = answer;
    return string;
}

// [J2003-LD-1, J2003-LD-4, J2003-LD-6, J2003-LD-10]
TEST(Wording, PossibleStatusesAreThoseThatTheAnswersLeave) {
    const std::optional<bool> open;
    EXPECT_EQ(possible_statuses(with({})), "uncapturable, capturable-1, capturable-2 or dead");
    EXPECT_EQ(possible_statuses(with({open, open})), "uncapturable, capturable-1, capturable-2 or dead");
    EXPECT_EQ(possible_statuses(with({true})), "capturable-1, capturable-2 or dead");
    EXPECT_EQ(possible_statuses(with({true, true})), "capturable-2 or dead");
    EXPECT_EQ(possible_statuses(with({open, false})), "uncapturable or capturable-1");
    EXPECT_EQ(possible_statuses(with({open, open, false})), "uncapturable, capturable-1 or capturable-2");
    EXPECT_EQ(possible_statuses(with({true, open, false})), "capturable-1 or capturable-2");
}

TEST(Wording, QuestionsThatWereLeftOutWereNotAsked) {
    StringVerdict string = with({std::nullopt, std::nullopt, false});
    EXPECT_TRUE(tells_something(string, optimized::Stage::capture));
    EXPECT_FALSE(tells_something(string, optimized::Stage::local_1));
    EXPECT_TRUE(tells_something(string, optimized::Stage::local_2));
    string.findings[1].states = 1;
    EXPECT_TRUE(tells_something(string, optimized::Stage::local_1));
}

/// The stages of which something is told, if all three were looked at.
std::vector<optimized::Stage> told(const Answers& answers) {
    StringVerdict string = with(answers);
    for (Finding& finding : string.findings) finding.states = 1;
    std::vector<optimized::Stage> stages;
    for (const optimized::Stage stage : optimized::all_stages) {
        if (tells_something(string, stage)) stages.push_back(stage);
    }
    return stages;
}

TEST(Wording, QuestionsThatFollowFromOthersAreLeftOut) {
    using optimized::Stage;
    using Stages = std::vector<Stage>;
    const std::optional<bool> open;
    EXPECT_EQ(told({false, open, open}), Stages{Stage::capture}) << "uncapturable";
    EXPECT_EQ(told({true, false, open}), (Stages{Stage::capture, Stage::local_1})) << "capturable-1";
    EXPECT_EQ(told({true, open, true}), (Stages{Stage::capture, Stage::local_2})) << "dead";
    EXPECT_EQ(told({open, false, open}), (Stages{Stage::capture, Stage::local_1}));
    EXPECT_EQ(told({true, open, open}), (Stages{Stage::capture, Stage::local_1, Stage::local_2}));
    EXPECT_EQ(told({true, open, false}), (Stages{Stage::capture, Stage::local_1, Stage::local_2}));
    StringVerdict apart = with({true, open, true});
    apart.findings[1].states = 1;
    apart.findings[1].question.region = {Point{1}};
    apart.findings[2].question.region = {Point{2}};
    EXPECT_TRUE(tells_something(apart, Stage::local_1)) << "local-2 without local-1";
    EXPECT_EQ(told({true, true, open}), (Stages{Stage::capture, Stage::local_1, Stage::local_2}));
}

}  // namespace
}  // namespace shikatsu::tools
