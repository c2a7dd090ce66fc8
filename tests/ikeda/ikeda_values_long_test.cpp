// Values of larger grids.
#include <gtest/gtest.h>

#include "optimized/ikeda/best_play.hpp"
#include "tests/ikeda/random_games.hpp"

namespace shikatsu::reference::ikeda::testing {
namespace {

Margin searched(const char* rules, int rows, int columns) {
    optimized::ikeda::Limits limits;
    limits.max_states = 2'000'000'000;
    const auto found =
        optimized::ikeda::best_play(optimized::ikeda::rules_named(rules), {},
                                    empty_grid(rows, columns).configuration, Player::black, limits);
    if (!found.decided()) throw std::runtime_error("undecided");
    return *found.at_least;
}

// [IK-A2-7]
TEST(BestPlay, OfAreaRules2HasThePublishedValuesOnLargerGrids) {
    EXPECT_EQ(searched("ikeda-area-2", 1, 8), Margin::of_points(3));
    EXPECT_EQ(searched("ikeda-area-2", 2, 5), Margin::of_points(10));
    EXPECT_EQ(searched("ikeda-area-2", 3, 4), Margin::of_points(4));
}

// [IK-N-4] [IK-N-6]
TEST(BestPlay, RelatesOn3x3AndOn2x4AsTheNotesSay) {
    for (const auto& [rows, columns] : {std::pair{3, 3}, {2, 4}}) {
        EXPECT_EQ(searched("ikeda-territory-3", rows, columns), searched("ikeda-area-2", rows, columns));
        EXPECT_EQ(searched("ikeda-territory-1", rows, columns), searched("ikeda-area-3", rows, columns));
    }
}

}  // namespace
}  // namespace shikatsu::reference::ikeda::testing
