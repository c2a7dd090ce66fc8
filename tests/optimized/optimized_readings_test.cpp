// Where the commentary itself tells two readings apart, and boards that are too large for a small budget.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>

#include "optimized/analysis/questions.hpp"
#include "tests/optimized/commentary_verdicts.hpp"
#include "tests/optimized/force_questions.hpp"
#include "tests/optimized/kernel_comparison.hpp"
#include "tests/optimized/superko_with_few_states.hpp"
#include "tests/reference/small_grids.hpp"

namespace shikatsu::optimized {
namespace {

using reference::testing::position_line;

/// Whether the opponent can force capture of the string; empty if the budget does not suffice.
std::optional<bool> capture_forced(const std::string& id, const std::string& row_and_column,
                                   const Readings& readings, const Budget& budget) {
    const Position position = reference::testing::position_in(position_line(id));
    Options options;
    options.readings = readings;
    options.budget = budget;
    Asker asker(position, options);
    const Finding finding =
        asker.ask_all({{reference::testing::point_of(position.grid(), row_and_column), {}}}).front();
    const std::string answer = !finding.attacker_forces   ? "undecided"
                               : *finding.attacker_forces ? "yes"
                                                          : "no";
    std::printf("%s: capture of %s forced: %s, %llu states\n", id.c_str(), row_and_column.c_str(),
                answer.c_str(), static_cast<unsigned long long>(finding.states));
    return finding.attacker_forces;
}

Readings reading(const std::string& assignment) {
    return with_reading({}, assignment).value();
}

TEST(Readings, BasicKoAloneMakesTheKoPassRationalesStringUncapturable) {  // [J2003-HS-4] [J2003-LD-1]
    EXPECT_EQ(capture_forced("com-kopass-rationale", "3,1", reading("hypothetical-ko=basic-ko"),
                             {8'000'000, 900.0}),
              false);
}

// The right big white string: under the literal reading it is dead, under the other uncapturable, as the
// commentary says.
TEST(Readings, OfficialExample16DependsOnWhatAKoPassLifts) {  // [J2003-HS-4] [J2003-D2-6] [J2003-LD-1]
    constexpr Budget ample{6'000'000, 300.0};
    const Adjudication literal = testing::adjudicated(position_line("J1989-II.16"), {}, {200'000, 300.0});
    EXPECT_EQ(testing::verdict_at(literal, "1,9").status, Status::dead);
    // That White can take, while a stone of Black's comes to stay there.
    EXPECT_EQ(testing::verdict_at(literal, "0,9").status, Status::capturable_1);
    EXPECT_EQ(capture_forced("J1989-II.16", "1,9", reading("ko-pass=per-ko"), ample), false);
}

TEST(Readings, TheLargeCapturable2BoardIsNeverWrong) {  // [J2003-LD-6]
    const Adjudication result =
        testing::adjudicated(position_line("com-capturable2-center"), {}, {50'000, 60.0});
    const auto any = [&](Status status) {
        return std::any_of(result.strings.begin(), result.strings.end(),
                           [status](const StringVerdict& verdict) { return verdict.status == status; });
    };
    std::printf("com-capturable2-center: %s\n",
                any(Status::capturable_2) ? "capturable-2 found" : "undecided");
    EXPECT_TRUE(any(Status::undecided) || any(Status::capturable_2));
}

TEST(Superko, HasNoWrongAnswerWithFewStates) {
    int undecided = 0;
    for (const Position& position : reference::testing::legal_positions(1, 3)) {
        const testing::FewStates found = testing::superko_with_few_states(position, 40);
        EXPECT_EQ(found.difference, "");
        undecided += found.undecided;
    }
    EXPECT_GT(undecided, 100);
}

TEST(Superko, EndsSoonAfterAStop) {
    const std::uint64_t states = testing::superko_states_after_a_stop();
    EXPECT_GT(states, 0U);
    EXPECT_LT(states, 10'000U);
}

}  // namespace
}  // namespace shikatsu::optimized
