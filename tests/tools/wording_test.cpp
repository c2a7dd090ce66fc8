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
    EXPECT_TRUE(was_asked(string, optimized::Stage::capture));
    EXPECT_FALSE(was_asked(string, optimized::Stage::local_1));
    EXPECT_TRUE(was_asked(string, optimized::Stage::local_2));
    string.findings[1].states = 1;
    EXPECT_TRUE(was_asked(string, optimized::Stage::local_1));
}

}  // namespace
}  // namespace shikatsu::tools
