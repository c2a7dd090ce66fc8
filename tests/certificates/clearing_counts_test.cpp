// How many of the boards of small grids are cleared. The search looks at all there is, so that neither its
// order nor what it generalizes may change the number.
#include <gtest/gtest.h>

#include <random>

#include "optimized/clearing/find_clearing.hpp"
#include "reference/certificates/clearing_check.hpp"
#include "tests/certificates/near_ko_captures.hpp"
#include "tests/reference/drawn_positions.hpp"
#include "tools/lib/clearing_writer.hpp"

namespace shikatsu::certificates {
namespace {

/// What is found is accepted and captures something.
bool is_cleared(const Position& position, Player keeper) {
    const auto found = optimized::find_clearing(position, keeper, position.grid().points(),
                                                optimized::clearing_effort(1), 1, [] { return false; });
    if (!found) return false;
    const reference::ClearingCertificate certificate{position, keeper, found->clearing};
    if (reference::captured_by(certificate).empty()) return false;
    const auto verdict = reference::check(certificate, {});
    EXPECT_TRUE(verdict.accepted()) << verdict.sentence << '\n'
                                    << tools::clearing_text(position, keeper, found->clearing);
    return true;
}

TEST(ClearedBoards, AreAsManyOnThreeTimesFour) {
    std::mt19937 random(1);
    int cleared = 0;
    for (const Position& position : reference::testing::drawn_positions(3, 4, 1'500, "...####OOO", random)) {
        for (const Player keeper : {Player::black, Player::white})
            cleared += is_cleared(position, keeper) ? 1 : 0;
    }
    EXPECT_EQ(cleared, 1649)
        << "of boards drawn with seed 1; again: ctest --test-dir build/release -R clearing_counts";
}

TEST(ClearedBoards, WhereAPlayMightBeAKoCapture) {
    for (const NearKoCapture& one : near_ko_captures())
        EXPECT_TRUE(is_cleared(one.position, one.keeper))
            << tools::clearing_text(one.position, one.keeper, {});
}

}  // namespace
}  // namespace shikatsu::certificates
