// Main variations, played through by the reference: they show what the answer says.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <string>
#include <tuple>
#include <vector>

#include "optimized/adjudication.hpp"
#include "reference/values/diagram.hpp"
#include "tests/differential/played_variation.hpp"
#include "tests/reference/small_grids.hpp"
#include "tools/difftest/analysis_comparison.hpp"

namespace shikatsu {
namespace {

using optimized::Finding;
using optimized::StringVerdict;

struct Sums {
    int ended = 0;
    int repeat = 0;
};

void look(const StringVerdict& string, const Finding& finding, const Position& position, Sums& sums) {
    if (!finding.attacker_forces) return;
    const std::string where = difftest::one_line(position, {}) + ", " +
                              std::to_string(finding.question.target.index) + ", region of " +
                              std::to_string(finding.question.region.size());
    ASSERT_TRUE(finding.main_variation.has_value()) << where << ": no variation of what is decided";
    const optimized::Variation& variation = *finding.main_variation;
    const PlayedVariation played(position, opponent(string.owner), variation);
    ASSERT_EQ(played.states.size(), variation.moves.size() + 1) << where << ": a move that is not allowed";
    if (variation.cycle_start) {
        ASSERT_LT(*variation.cycle_start, variation.moves.size()) << where;
        EXPECT_EQ(played.states.back(), played.states[*variation.cycle_start]) << where;
        ++sums.repeat;
        return;
    }
    EXPECT_TRUE(played.states.back().ended) << where;
    ++sums.ended;
    const bool captured =
        std::ranges::all_of(string.points, [&](Point stone) { return played.removed.contains(stone); });
    const auto& region = finding.question.region;
    const bool free = std::ranges::none_of(region, [&](Point point) {
        const bool stays = position.holds(point, string.owner) && !played.removed.contains(point);
        return played.states.back().position.holds(point, string.owner) && !stays;
    });
    if (*finding.attacker_forces) {
        EXPECT_TRUE(captured) << where << ": no capture";
        EXPECT_TRUE(free) << where << ": a played stone is left";
    } else if (region.empty()) {
        EXPECT_FALSE(captured) << where << ": a capture";
    } else {
        EXPECT_FALSE(captured && free) << where << ": nothing is left";
    }
}

void look(const Position& position, Sums& sums) {
    optimized::Options options;
    options.want_variations = true;
    for (const StringVerdict& string : optimized::adjudicate(position, 0, options).strings) {
        for (const Finding& finding : string.findings) look(string, finding, position, sums);
    }
}

// [J2003-HS-1] [J2003-HS-2] [J2003-HS-3] [J2003-HS-4]
TEST(MainVariations, ShowWhatTheAnswerSays) {
    Sums sums;
    for (const auto& [rows, columns, count] :
         {std::tuple{1, 6, 313}, std::tuple{2, 3, 489}, std::tuple{2, 4, 150}, std::tuple{3, 3, 40}}) {
        for (const Position& position :
             reference::testing::some_legal_positions(rows, columns, static_cast<std::size_t>(count)))
            look(position, sums);
    }
    std::printf("%d variations that end, %d that repeat\n", sums.ended, sums.repeat);
    EXPECT_GT(sums.ended, 1'000);
    EXPECT_GT(sums.repeat, 3);
}

TEST(MainVariations, EndWithTheCaptureThatNeedsNoSearch) {
    for (const auto& rows : {std::vector<std::string>{".#.#.", "#####", "..O.."},
                             std::vector<std::string>{".#.#.", "#####", ".OO.O"}}) {
        Sums sums;
        look(position_from_rows(rows).value(), sums);
        EXPECT_GT(sums.ended, 3);
    }
}

}  // namespace
}  // namespace shikatsu
