// Shrinking ends at a case from which nothing can be taken.
#include <gtest/gtest.h>

#include <algorithm>

#include "tools/difftest/shrinking.hpp"

namespace shikatsu::difftest {
namespace {

Case case_of(const char* rows, const char* moves) {
    const Position position = position_of_line(rows).value();
    Case one{position, {}, std::nullopt};
    if (*moves != '\0') one.game = game_of_line(position.grid(), moves).value();
    return one;
}

TEST(Shrinking, LeavesWhatTheFailureNeeds) {
    Case one = case_of("#O#./.O.#/#.#.", "");
    one.readings = with_reading({}, "ko-pass=per-ko").value();
    const auto has_a_stone_of_each = [](const Case& tried) {
        const auto points = tried.position.grid().points();
        return std::any_of(points.begin(), points.end(),
                           [&](Point p) { return tried.position.holds(p, Player::black); }) &&
               std::any_of(points.begin(), points.end(),
                           [&](Point p) { return tried.position.holds(p, Player::white); });
    };
    const Case smallest = shrunk(one, has_a_stone_of_each);
    EXPECT_TRUE(has_a_stone_of_each(smallest));
    EXPECT_EQ(smallest.position.grid().size(), 3);  // two stones and a liberty
    EXPECT_EQ(smallest.readings, Readings{});
}

TEST(Shrinking, ShortensGames) {
    const Case one = case_of("..../....", "black A1 B1 pass C1 A2 B2 pass D1");
    const auto plays_twice = [](const Case& tried) {
        return std::count_if(tried.game->moves.begin(), tried.game->moves.end(),
                             [](const Move& move) { return std::holds_alternative<Play>(move); }) >= 2;
    };
    const Case smallest = shrunk(one, plays_twice);
    EXPECT_EQ(smallest.game->moves.size(), 2U);
    EXPECT_EQ(smallest.position.grid().size(), 2);  // two different intersections
}

TEST(Shrinking, StopsAfterSoManyTries) {
    int tries = 0;
    shrunk(
        case_of("..../....", ""),
        [&](const Case& /*tried*/) {
            ++tries;
            return true;
        },
        3);
    EXPECT_EQ(tries, 3);
}

}  // namespace
}  // namespace shikatsu::difftest
