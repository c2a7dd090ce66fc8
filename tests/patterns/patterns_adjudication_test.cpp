// Adjudication with patterns: the same statuses, more of them, each with a certificate that is accepted.
#include <gtest/gtest.h>

#include <cstdio>

#include "reference/values/diagram.hpp"
#include "tests/reference/drawn_positions.hpp"
#include "tools/lib/certificate_writer.hpp"
#include "tools/shikatsu_check/check.hpp"

namespace shikatsu::patterns {
namespace {

using optimized::Adjudication;
using optimized::Finding;
using optimized::Status;
using optimized::StringVerdict;

Adjudication adjudicated(const Position& position, bool patterns, std::uint64_t states) {
    optimized::Options options;
    options.shortcuts.keepings = false;
    options.shortcuts.patterns = patterns;
    options.budget = {states, 600.0};
    return optimized::adjudicate(position, 0, options);
}

/// How many strings are kept by patterns, or have stones coming by them; each certificate is accepted.
int kept_by_patterns(const Adjudication& adjudication) {
    int kept = 0;
    for (const StringVerdict& string : adjudication.strings) {
        for (const Finding& finding : string.findings) {
            if (!finding.patterns) continue;
            const bool of_capture = &finding == &string.findings.front();
            kept += of_capture ? 1 : 0;
            EXPECT_EQ(finding.question.region.empty(), of_capture);
            EXPECT_TRUE(!of_capture || string.status == Status::uncapturable);
            EXPECT_EQ(string.alive, std::optional(true));
            EXPECT_EQ(finding.attacker_forces, std::optional(false));
            EXPECT_GT(finding.states, 0U);
            const std::string text = tools::certificate_text(adjudication.position, {}, finding);
            const check::Verdict verdict = check::check_bytes(text, {});
            EXPECT_TRUE(verdict.accepted()) << verdict.sentence << "\n" << text;
        }
    }
    return kept;
}

int undecided(const Adjudication& adjudication) {
    int count = 0;
    for (const StringVerdict& string : adjudication.strings) count += string.status == Status::undecided;
    return count;
}

void expect_no_contradiction(const Adjudication& one, const Adjudication& other) {
    ASSERT_EQ(one.strings.size(), other.strings.size());
    for (std::size_t i = 0; i < one.strings.size(); ++i) {
        const Status status = one.strings[i].status;
        const Status beside = other.strings[i].status;
        if (status == Status::undecided || beside == Status::undecided) continue;
        EXPECT_EQ(status, beside) << one_line(one.position) << ", string " << i;
    }
}

// The end of a game with territories of 14 and 33 intersections.
TEST(PatternsInAdjudication, DecideARealBoard) {
    const std::vector<std::string> rows{"....##O..", "...##OO..", "..##O.O..", "..#OO.O..", ".#OO..O..",
                                        ".##O.OO..", ".#OOO....", "##O......", "#OO......"};
    const Position position = position_from_rows(rows).value();
    const Adjudication with = adjudicated(position, true, 250'000);
    const Adjudication without = adjudicated(position, false, 2'000);
    EXPECT_EQ(kept_by_patterns(with), 4);
    EXPECT_EQ(undecided(with), 0);
    ASSERT_TRUE(with.scoring);
    EXPECT_EQ(with.scoring->score, 14 - 33);
    EXPECT_EQ(kept_by_patterns(without), 0);
    expect_no_contradiction(with, without);
}

// Black can take B9, but White gets all around and then a stone there. To search all there is takes 4.6
// million states. [J2003-LD-4]
TEST(PatternsInAdjudication, ShowThatAKoStoneIsThereAgain) {
    const std::vector<std::string> rows{".O#.O#OOO", "O##.O#OOO", "OOOOO#OO.", "######OOO", ".#.###OOO",
                                        "OOOOOOOO.", ".OOOOOOOO", "OOO.O.OOO", "OOOOOOOO."};
    const Adjudication with = adjudicated(position_from_rows(rows).value(), true, 100'000);
    EXPECT_EQ(undecided(with), 0);
    const StringVerdict& taken = with.strings.front();
    EXPECT_TRUE(taken.ko_stone);
    EXPECT_EQ(taken.status, Status::capturable_1);
    const Finding* found = taken.found(optimized::Stage::local_1);
    ASSERT_TRUE(found != nullptr && found->patterns);
    EXPECT_EQ(found->question.region, taken.points);
    EXPECT_EQ(with.end_prohibited_by_direct_ko, std::optional(false));
    kept_by_patterns(with);
}

// The end of a game in which one player owns the grid: to search all there is takes ten thousands of states.
TEST(PatternsInAdjudication, GoWithClearingsOnASmallBoard) {
    const std::vector<std::string> rows{".O...", "O#OO.", "####.", ".#O#.", "....."};
    const Position position = position_from_rows(rows).value();
    const auto adjudicated_with = [&](bool clearings) {
        optimized::Options options;
        options.shortcuts.clearings = clearings;
        options.budget = {1'000, 600.0};
        return optimized::adjudicate(position, 0, options);
    };
    const Adjudication with = adjudicated_with(true);
    EXPECT_EQ(undecided(with), 0) << one_line(position);
    ASSERT_TRUE(with.scoring);
    EXPECT_EQ(with.scoring->score, 13 + 2 * 5);
    const Adjudication without = adjudicated_with(false);
    EXPECT_GT(undecided(without), 0);
    expect_no_contradiction(with, without);
}

TEST(PatternsInAdjudication, ContradictNothing) {
    std::mt19937 random(20031);
    int kept = 0;
    int open = 0;
    int open_without = 0;
    for (const Position& position : reference::testing::drawn_positions(5, 8, 15, ".#O", random)) {
        const Adjudication with = adjudicated(position, true, 4'000);
        const Adjudication without = adjudicated(position, false, 4'000);
        expect_no_contradiction(with, without);
        kept += kept_by_patterns(with);
        open += undecided(with);
        open_without += undecided(without);
    }
    std::printf("kept %d; undecided %d, without patterns %d\n", kept, open, open_without);
    EXPECT_GT(kept, 5);
    EXPECT_LT(open, open_without);
}

}  // namespace
}  // namespace shikatsu::patterns
