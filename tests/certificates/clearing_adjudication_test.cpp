// Strings whose death only a clearing shows within the budget.
#include <gtest/gtest.h>

#include <cstdint>

#include "tests/certificates/certificates_of.hpp"
#include "tools/lib/certificate_writer.hpp"
#include "tools/lib/explanation.hpp"
#include "tools/shikatsu_check/check.hpp"

namespace shikatsu::certificates {
namespace {

using optimized::Adjudication;
using optimized::Finding;
using optimized::Status;

/// White's stones in two of black's eye spaces; the strings around have two eyes.
const char* const two_spaces = "....#O./.O..#OO/....#O./#####OO/.O..#OO/#...#OO/###.#OO";

Adjudication adjudicated(bool clearings, std::uint64_t max_states = 20'000) {
    optimized::Options options;
    options.budget = {max_states, 600.0};
    options.shortcuts.clearings = clearings;
    return optimized::adjudicate(board(two_spaces), 0, options);
}

std::vector<optimized::StringVerdict> lone_stones(const Adjudication& adjudication) {
    std::vector<optimized::StringVerdict> lone;
    for (const optimized::StringVerdict& string : adjudication.strings) {
        if (string.points.size() == 1) lone.push_back(string);
    }
    return lone;
}

TEST(ClearingsInAdjudication, DecideWhatIsOpenWithout) {
    for (const auto& string : lone_stones(adjudicated(false))) EXPECT_EQ(string.status, Status::undecided);
    const Adjudication with = adjudicated(true);
    const auto lone = lone_stones(with);
    ASSERT_EQ(lone.size(), 2U);
    for (const auto& string : lone) {
        EXPECT_EQ(string.status, Status::dead);
        ASSERT_EQ(string.findings.size(), 3U);
        EXPECT_TRUE(string.findings[2].clearing);
        for (const Finding& finding : string.findings) {
            if (!finding.clearing) continue;  // known before, by a zone
            EXPECT_EQ(finding.attacker_forces, true);
            EXPECT_TRUE(finding.has_proof());
            EXPECT_GT(finding.at, 0.0);
            const std::string text = tools::certificate_text(with.position, {}, finding);
            EXPECT_TRUE(check::check_bytes(tools::packed(text), {}).accepted());
        }
        EXPECT_EQ(string.findings[0].question.region, std::vector<Point>{});
        EXPECT_EQ(string.findings[1].question.region, string.local_1);
        EXPECT_EQ(string.findings[2].question.region, string.local_2);
    }
    EXPECT_TRUE(with.scoring);
}

// Black takes the kos one after the other: White's ko-pass lifts all bans at once. [J2003-HS-4]
TEST(ClearingsInAdjudication, BentFourInTwoCorners) {
    optimized::Options options;
    options.budget = {20'000, 600.0};
    const Adjudication both =
        optimized::adjudicate(board("##.O#O.##/#OOO#OOO#/.O#####O./OO#.#.#OO/#########"), 0, options);
    int dead = 0;
    for (const auto& string : both.strings) {
        EXPECT_EQ(string.status, string.owner == Player::white ? Status::dead : Status::uncapturable);
        for (const Finding& finding : string.findings) {
            const std::string text = tools::certificate_text(both.position, {}, finding);
            EXPECT_TRUE(check::check_bytes(tools::packed(text), {}).accepted()) << text;
        }
        dead += string.status == Status::dead ? 1 : 0;
    }
    EXPECT_EQ(dead, 2);
    EXPECT_TRUE(both.scoring);
}

// Black's five stones in White's one eye are given up: White takes six, and Black plays in the middle again.
TEST(ClearingsInAdjudication, StonesInsideAreGivenUp) {
    optimized::Options options;
    options.budget = {100'000, 600.0};
    const Adjudication nakade =
        optimized::adjudicate(board("#.#####/###OOOO/##OOO##/##O.##./##OOO#O/####OOO/#.#####"), 0, options);
    ASSERT_EQ(nakade.strings.size(), 3U);
    EXPECT_EQ(nakade.strings[1].status, Status::dead);
    EXPECT_TRUE(nakade.strings[1].found(optimized::Stage::local_2)->clearing);
}

TEST(ClearingsInAdjudication, StayWithinTheBudget) {
    for (const auto& string : lone_stones(adjudicated(true, 20))) {
        EXPECT_EQ(string.status, Status::undecided);
        for (const Finding& finding : string.findings) EXPECT_FALSE(finding.clearing);
    }
}

TEST(ClearingsInAdjudication, AreExplained) {
    const std::string words = tools::explanation(adjudicated(true), tools::Colouring::plain);
    EXPECT_NE(words.find("cleared region by region: "), std::string::npos) << words;
}

}  // namespace
}  // namespace shikatsu::certificates
