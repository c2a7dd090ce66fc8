// The empty 4x4 grid, and every position of grids on which whole games can still be followed.
#include <gtest/gtest.h>

#include "optimized/ikeda/best_play.hpp"
#include "reference/values/diagram.hpp"
#include "tests/reference/small_grids.hpp"

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

// [IK-A1-7] [IK-A2-7] [IK-A3-7]
TEST(EntrySearch, FindsTheValuesOf4x4ByAreaRules) {
    EXPECT_EQ(on_4x4("ikeda-area-1", Restricted::removals), Margin::of_points(2));
    EXPECT_EQ(on_4x4("ikeda-area-2", Restricted::removals), Margin::of_points(2));
    EXPECT_EQ(on_4x4("ikeda-area-3", Restricted::removals), Margin::of_points(1));
}

std::string shown(const Rules& rules, const Position& start, Player first) {
    std::string text(rules.name);
    for (const std::string& row : rows_of(start)) text += " " + row;
    return text + " " + name(first) + " first";
}

/// Whichever of the two are decided; how many positions both decide.
int compare(int rows, int columns, Restricted restricted) {
    int compared = 0;
    for (const Position& start : reference::testing::legal_positions(rows, columns)) {
        for (const char* name : {"ikeda-area-1", "ikeda-area-2", "ikeda-area-3"}) {
            for (const Player first : {Player::black, Player::white}) {
                const Rules& rules = rules_named(name);
                const BestPlay entry = best_play(rules, {}, start, first, {}, restricted);
                const BestPlay whole = best_play_in_arena(rules, {}, start, first, {}, restricted);
                EXPECT_TRUE(entry.decided()) << shown(rules, start, first);
                EXPECT_TRUE(!whole.at_least || *whole.at_least <= entry.at_most)
                    << shown(rules, start, first);
                EXPECT_TRUE(!whole.at_most || *whole.at_most >= entry.at_least) << shown(rules, start, first);
                compared += entry.decided() && whole.decided() ? 1 : 0;
            }
        }
    }
    return compared;
}

// [IK-R-4]
TEST(EntrySearch, FindsWhatFollowingWholeGamesDoesOnLargerGrids) {
    constexpr int rules_and_players = 6;
    for (const Restricted restricted : {Restricted::removals, Restricted::all_plays}) {
        EXPECT_EQ(compare(1, 5, restricted), 113 * rules_and_players);
        EXPECT_EQ(compare(2, 3, restricted), 489 * rules_and_players);
    }
}

}  // namespace
}  // namespace shikatsu::optimized::ikeda::testing
