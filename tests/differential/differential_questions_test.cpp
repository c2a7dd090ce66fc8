// Questions about any region, not only those that an analysis asks: the engine against the reference.
#include <gtest/gtest.h>

#include <cstdio>
#include <random>

#include "reference/japanese2003/force_decision.hpp"
#include "tests/differential/analysis_comparison.hpp"
#include "tests/differential/proofs_of_verdicts.hpp"
#include "tests/reference/commentary.hpp"

namespace shikatsu::differential {
namespace {

using optimized::Question;

/// The points whose bits are set.
std::vector<Point> region_of(const Grid& grid, unsigned bits) {
    std::vector<Point> region;
    for (const Point point : grid.points()) {
        if ((bits >> point.index & 1U) != 0) region.push_back(point);
    }
    return region;
}

class EveryRegion : public ::testing::TestWithParam<std::string> {};

TEST_P(EveryRegion, IsDecidedAsByTheReference) {  // [J2003-ST-6] [J2003-LD-2]
    const Readings readings = GetParam().empty() ? Readings{} : with_reading({}, GetParam()).value();
    int questions = 0;
    for (const auto& [rows, columns] : std::vector<std::pair<int, int>>{{1, 2}, {1, 3}, {1, 4}, {2, 2}}) {
        reference::HypotheticalGraph graph(readings);
        for (const Position& position : sample_of(rows, columns, SIZE_MAX)) {
            optimized::Options options;
            options.readings = readings;
            optimized::Asker asker(position, options);
            for (const reference::String& string : reference::strings(position)) {
                for (unsigned bits = 0; bits < 1U << position.grid().size(); ++bits) {
                    const std::vector<Point> region = region_of(position.grid(), bits);
                    const auto found = asker.ask_all({Question{*string.points.begin(), region}}).front();
                    const auto expected = reference::ForceDecision::decide(
                        graph, position, {string, {region.begin(), region.end()}});
                    ASSERT_EQ(found.attacker_forces, expected.value().attacker_forces())
                        << one_line(position, readings) << ": string at index "
                        << string.points.begin()->index << ", region of bits " << bits;
                    ++questions;
                }
            }
        }
    }
    std::printf("%s: %d questions agree\n", GetParam().empty() ? "literal readings" : GetParam().c_str(),
                questions);
}

INSTANTIATE_TEST_SUITE_P(Register, EveryRegion,
                         ::testing::Values("", "ban-identity=ko", "ban-without-shape=lapses",
                                           "ko-pass=per-ko", "hypothetical-ko=basic-ko"));

void verify_random_regions(int rows, int columns, std::size_t count) {
    std::mt19937 random(20031);
    Verification verification;
    for (const Position& position : sample_of(rows, columns, count)) {
        ++verification.positions;
        for (const reference::String& string : reference::strings(position)) {
            const auto bits = static_cast<unsigned>(random() | random());
            const Question question{*string.points.begin(), region_of(position.grid(), bits)};
            verify(position, proved_answer(position, question, {}), {}, verification);
        }
    }
    expect_verified(std::to_string(rows) + "x" + std::to_string(columns) + ", random regions", verification);
}

TEST(RandomRegions, AreProved) {  // [J2003-ST-6] [J2003-LD-2]
    verify_random_regions(1, 5, SIZE_MAX);
    verify_random_regions(2, 3, SIZE_MAX);
    verify_random_regions(3, 3, 250);
}

// In the double ko play goes on for ever and no moment has the whole region clean: the attacker has to clean
// one intersection after another, again and again.
TEST(SeveralGoals, AreProvedInTheCommentarysDoubleKo) {  // [J2003-ST-6] [J2003-LD-2] [J2003-HS-3]
    const Position position =
        reference::testing::position_in(reference::testing::position_line("com-doubleko-4x4"));
    int forced = 0;
    for (const unsigned bits : {0xFFFFU, 0xFF81U}) {
        const ProvedAnswer answer =
            proved_answer(position, Question{position.grid().at(1, 3), region_of(position.grid(), bits)}, {});
        EXPECT_TRUE(answer.witness.goals_in_turn);
        const auto verdict = verdict_on(position, answer, {});
        EXPECT_TRUE(verdict.accepted()) << verdict.sentence;
        forced += answer.attacker_forces ? 1 : 0;
    }
    EXPECT_EQ(forced, 2);
}

}  // namespace
}  // namespace shikatsu::differential
