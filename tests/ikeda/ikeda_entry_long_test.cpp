// The empty 4x4 grid.
#include <gtest/gtest.h>

#include "optimized/ikeda/best_play.hpp"

namespace shikatsu::optimized::ikeda::testing {
namespace {

Margin on_4x4(const char* rules, Restricted restricted) {
    Limits limits;
    limits.max_states = 2'000'000'000;
    const Position start(Grid::create(4, 4).value());
    const BestPlay found = best_play(rules_named(rules), {}, start, Player::black, limits, restricted);
    if (!found.decided()) throw std::runtime_error("undecided");
    return *found.at_least;
}

// By basic ko with endless play drawn it is 1 (ikeda_superko_long_test).
TEST(EntrySearch, FindsThePublishedValueOf4x4ByPositionalSuperko) {
    EXPECT_EQ(on_4x4("ikeda-area-2", Restricted::all_plays), Margin::of_points(2));
}

// [IK-A1-7] [IK-A2-7]
TEST(EntrySearch, FindsTheValueOf4x4ByAreaRules) {
    EXPECT_EQ(on_4x4("ikeda-area-1", Restricted::removals), Margin::of_points(2));
    EXPECT_EQ(on_4x4("ikeda-area-2", Restricted::removals), Margin::of_points(2));
}

}  // namespace
}  // namespace shikatsu::optimized::ikeda::testing
