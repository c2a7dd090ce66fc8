// Main variations, played through by the reference: they show what the answer says.
#include <gtest/gtest.h>

#include <cstdio>
#include <string>
#include <tuple>
#include <vector>

#include "optimized/adjudication.hpp"
#include "reference/values/diagram.hpp"
#include "tests/differential/variation_look.hpp"
#include "tests/reference/small_grids.hpp"

namespace shikatsu {
namespace {

using optimized::Finding;
using optimized::StringVerdict;

struct Sums {
    int ended = 0;
    int repeat = 0;
    /// Of those that end, with a capture that does not help.
    int in_vain = 0;
};

void look(const Position& position, const StringVerdict& string, const Finding& finding, Sums& sums) {
    if (!finding.attacker_forces) return;
    ASSERT_TRUE(finding.main_variation.has_value())
        << difftest::one_line(position, {}) << ": no variation of what is decided";
    const VariationLook look(position, string, finding);
    ASSERT_EQ(look.fault(), "");
    ++(look.repeats() ? sums.repeat : sums.ended);
    if (!look.repeats() && !*finding.attacker_forces && look.captures()) ++sums.in_vain;
}

void look(const Position& position, Sums& sums) {
    optimized::Options options;
    options.want_variations = true;
    for (const StringVerdict& string : optimized::adjudicate(position, 0, options).strings) {
        for (const Finding& finding : string.findings) look(position, string, finding, sums);
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
    std::printf("%d variations that end, %d of them with a capture in vain, %d that repeat\n", sums.ended,
                sums.in_vain, sums.repeat);
    EXPECT_GT(sums.ended, 1'000);
    EXPECT_GT(sums.in_vain, 100);
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
