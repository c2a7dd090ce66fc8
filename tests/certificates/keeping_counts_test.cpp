// How many strings of drawn boards are kept region by region with some effort, and that what is found is
// accepted.
#include <gtest/gtest.h>

#include <random>

#include "optimized/keeping/find_keeping.hpp"
#include "reference/certificates/keeping_check.hpp"
#include "tests/reference/drawn_positions.hpp"
#include "tools/lib/keeping_writer.hpp"

namespace shikatsu::certificates {
namespace {

/// Kept strings of both players on 500 boards.
int kept_strings() {
    std::mt19937 random(1);
    std::size_t kept = 0;
    for (const Position& position : reference::testing::drawn_positions(3, 5, 500, "...####OOO", random)) {
        for (const Player keeper : {Player::black, Player::white}) {
            for (const optimized::FoundKeeping& found : optimized::find_keepings(
                     position, keeper, optimized::keeping_effort(1), [] { return false; })) {
                kept += found.keeping.units.size();
                const auto verdict = reference::check({position, keeper, found.keeping}, {});
                EXPECT_TRUE(verdict.accepted()) << verdict.sentence << '\n'
                                                << tools::keeping_text(position, keeper, found.keeping);
            }
        }
    }
    return static_cast<int>(kept);
}

TEST(KeptStrings, AreAsManyOnThreeTimesFive) {
    EXPECT_EQ(kept_strings(), 618)
        << "of boards drawn with seed 1; again: ctest --test-dir build/release -R keeping_counts";
}

}  // namespace
}  // namespace shikatsu::certificates
