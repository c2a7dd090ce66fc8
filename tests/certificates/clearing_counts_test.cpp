// How many of the boards of small grids are cleared. The search looks at all there is, so that neither its
// order nor what it generalizes may change the number.
#include <gtest/gtest.h>

#include <random>

#include "optimized/clearing/find_clearing.hpp"
#include "reference/certificates/clearing_check.hpp"
#include "tests/certificates/certificates_of.hpp"
#include "tests/certificates/drawn_position.hpp"
#include "tests/certificates/near_ko_captures.hpp"
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
    const Grid grid = Grid::create(3, 4).value();
    int cleared = 0;
    for (int i = 0; i < 3'000; ++i) {
        const Position position = drawn_position(grid, random);
        for (const Player keeper : {Player::black, Player::white})
            cleared += is_cleared(position, keeper) ? 1 : 0;
    }
    EXPECT_EQ(cleared, 3305);
}

TEST(ClearedBoards, WhereAPlayMightBeAKoCapture) {
    for (const NearKoCapture& one : near_ko_captures)
        EXPECT_TRUE(is_cleared(board(one.rows), one.keeper)) << one.rows;
}

}  // namespace
}  // namespace shikatsu::certificates
