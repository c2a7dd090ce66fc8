// An answer that is open leaves conclusions open and makes none wrong.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <map>

#include "reference/values/diagram.hpp"
#include "tests/optimized/forgetful_answers.hpp"
#include "tests/optimized/kernel_comparison.hpp"
#include "tests/optimized/regions_asked_together.hpp"
#include "tests/reference/small_grids.hpp"

namespace shikatsu::optimized {
namespace {

struct OpenSums {
    int looked_at = 0;
    int half_known = 0;
    int direct_ko = 0;
    int found_together = 0;
};

void look(const Position& position, const Readings& readings, OpenSums& sums) {
    Options options;
    options.readings = readings;
    const Adjudication truth = adjudicate(position, 0, options);
    sums.direct_ko += truth.end_prohibited_by_direct_ko == true ? 1 : 0;
    testing::Forgetful answers(position, options);
    std::uint32_t seed = 0;
    for (const double chance : {0.15, 0.3, 0.5, 0.7}) {
        for (int repeat = 0; repeat < 3; ++repeat) {
            answers.keep_back(chance, ++seed);
            const Adjudication found = adjudicate(position, 0, options, answers);
            EXPECT_TRUE(testing::no_more_than(found, truth))
                << one_line(position) << " keeping back " << chance << ", seed " << seed;
            ++sums.looked_at;
            sums.half_known += testing::half_known(found);
        }
    }
    sums.found_together += answers.found_together();
}

// [J2003-LD-1] [J2003-LD-4] [J2003-LD-6] [J2003-LD-8] [J2003-LD-9]
TEST(OpenAnswers, MakeNoConclusionWrong) {
    OpenSums sums;
    for (const auto& [rows, columns, count] :
         {std::tuple{1, 6, 60}, std::tuple{2, 3, 40}, std::tuple{2, 4, 40}, std::tuple{3, 3, 15}}) {
        for (const Position& position :
             reference::testing::some_legal_positions(rows, columns, static_cast<std::size_t>(count))) {
            look(position, {}, sums);
            Readings minus;
            minus.capturable_2 = Capturable2::local_2_minus_local_1;
            look(position, minus, sums);
        }
    }
    EXPECT_GT(sums.half_known, 50);
    EXPECT_GT(sums.found_together, 50);
    std::printf("%d adjudications, %d strings half known, %d questions answered together\n", sums.looked_at,
                sums.half_known, sums.found_together);
}

// The commentary's example of capturable-3: while it is open whether play may end, neither is said.
TEST(OpenAnswers, LeaveTheDirectKoRuleOpen) {  // [J2003-LD-8] [J2003-AS-7]
    const Position position =
        position_from_rows(std::vector<std::string>{".OO#O.#.", "OO#.####", ".O#####."}).value();
    OpenSums sums;
    look(position, {}, sums);
    EXPECT_EQ(sums.direct_ko, 1);
}

// Locals depend on statuses alone, however late the last one is known. [J2003-LD-5] [J2003-LD-7]
TEST(OpenAnswers, LeaveNoLocalOpenWhereAllStatusesAreKnown) {
    Options options;
    options.budget.max_states = 100;
    int all_known = 0;
    for (const auto& [rows, columns] : {std::pair{1, 6}, std::pair{2, 4}}) {
        for (const Position& position : reference::testing::some_legal_positions(rows, columns, 300)) {
            const Adjudication found = adjudicate(position, 0, options);
            const auto undecided = [](const StringVerdict& one) { return one.status == Status::undecided; };
            if (std::ranges::any_of(found.strings, undecided)) continue;
            ++all_known;
            for (const StringVerdict& one : found.strings)
                EXPECT_TRUE(one.local_2 && one.local_3) << one_line(position);
        }
    }
    EXPECT_GT(all_known, 100);
}

/// Decides nothing. In zones it tires of some questions and finds the others lost for whoever proves there.
class Undecided final : public Answerer {
  public:
    explicit Undecided(bool tires) : tires_(tires) {}

    std::vector<Finding> ask_all(const std::vector<Question>& questions, Stage /*stage*/,
                                 std::uint64_t max_states) override {
        std::vector<Finding> findings;
        for (const Question& question : questions) {
            ++(question.zone ? in_zones : on_the_whole)[max_states];
            findings.push_back({question, std::nullopt, max_states, 0.0, std::nullopt});
            findings.back().ended = question.zone && !tires_;
        }
        return findings;
    }
    bool stopped() const override { return false; }
    bool is_ko_stone(Point /*point*/) const override { return false; }

    // Questions by the states that they might cost.
    std::map<std::uint64_t, int> in_zones;
    std::map<std::uint64_t, int> on_the_whole;

  private:
    bool tires_;
};

TEST(OpenAnswers, AreAskedForAgainWithMoreStatesOnlyWhereThatMayHelp) {
    const Position position =
        position_from_rows(std::vector<std::string>{"..O#...", "..O#...", "..O#...", "..O#...", "..O#...",
                                                    "..O#...", "..O#..."})
            .value();
    Options options;
    options.budget.max_states = 1'000'000;
    Undecided tiring(true);
    adjudicate(position, 0, options, tiring);
    ASSERT_EQ(tiring.in_zones.size(), 4U);
    EXPECT_GT(tiring.in_zones.begin()->second, 0);
    EXPECT_EQ(tiring.in_zones[1'000'000], tiring.in_zones.begin()->second);
    // What no zone decides is asked of the whole grid in the end, as far as may be.
    EXPECT_GT(tiring.on_the_whole[1'000'000], 0);

    Undecided losing(false);
    adjudicate(position, 0, options, losing);
    EXPECT_EQ(losing.in_zones.size(), 1U);
    EXPECT_EQ(losing.in_zones.begin()->second, tiring.in_zones.begin()->second);
    EXPECT_GT(losing.on_the_whole[1'000'000], 0);
}

TEST(OpenAnswers, SayHowFarQuestionsAboutSeveralStringsReach) {  // [J2003-LD-5] [J2003-LD-6]
    EXPECT_EQ(testing::fault_of_regions_asked_together(), "");
}

// [J2003-LD-8]
TEST(OpenAnswers, WithoutAKoStoneNothingIsCapturable3) {
    const Position position = position_from_rows(std::vector<std::string>{"..O#.", "..O#.", "..O#."}).value();
    Undecided undecided(true);
    const Adjudication found = adjudicate(position, 0, {}, undecided);
    ASSERT_EQ(found.strings.size(), 2U);
    for (const StringVerdict& string : found.strings) {
        EXPECT_EQ(string.status, Status::undecided);
        EXPECT_EQ(string.capturable_3, false);
    }
}

/// Nothing can be captured but one stone of white, and of that it is known in zones only.
class CapturedInZones final : public Answerer {
  public:
    explicit CapturedInZones(Point stone) : stone_(stone) {}

    std::vector<Finding> ask_all(const std::vector<Question>& questions, Stage /*stage*/,
                                 std::uint64_t max_states) override {
        std::vector<Finding> findings;
        for (const Question& question : questions) {
            findings.push_back({question, std::nullopt, max_states / 2, 0.0, std::nullopt});
            if (question.target != stone_) {
                findings.back().attacker_forces = false;
            } else if (question.zone && question.zone->prover == Player::black) {
                findings.back().attacker_forces = true;
            }
        }
        return findings;
    }
    bool stopped() const override { return false; }
    bool is_ko_stone(Point /*point*/) const override { return false; }

  private:
    Point stone_;
};

TEST(OpenAnswers, OfTheAttackerAreTakenFromZones) {
    const Position position = position_from_rows(std::vector<std::string>{"O.#O...", ".##O...", "###O...",
                                                                          "OOOO...", ".......", "......."})
                                  .value();
    CapturedInZones answers(Point{0});
    const Adjudication found = adjudicate(position, 0, {}, answers);
    const StringVerdict& stone = found.strings.front();
    EXPECT_EQ(stone.points, std::vector{Point{0}});
    EXPECT_EQ(stone.status, Status::dead);
    ASSERT_EQ(stone.findings.size(), 3U);
    for (const Finding& finding : stone.findings) EXPECT_TRUE(finding.question.zone);
}

}  // namespace
}  // namespace shikatsu::optimized
