// The remarks of spec/japanese-2003.md on plays and kos, checked on every position of small grids.
#include <gtest/gtest.h>

#include <algorithm>

#include "reference/japanese2003/definitions1.hpp"
#include "reference/japanese2003/definitions2.hpp"
#include "reference/japanese2003/moves.hpp"
#include "reference/values/diagram.hpp"
#include "tests/reference/small_grids.hpp"

namespace shikatsu::testing {
namespace {

using reference::Ko;
using reference::PointSet;
using reference::String;

/// Every position with liberties of 3×3, which has the first kos with stones of both sides around them.
const std::vector<Position>& small_positions() {
    static const std::vector<Position> all = reference::testing::legal_positions(3, 3);
    return all;
}

/// Calls `check` with every play that is possible in a small position.
template <typename Check>
void for_each_play(const Check& check) {
    for (const Position& position : small_positions()) {
        for (const Point point : position.grid().points()) {
            for (const Player player : reference::players) {
                const auto outcome = reference::play(position, player, point);
                if (outcome) check(position, player, point, *outcome);
            }
        }
    }
}

TEST(PlayRemark,
     APlayChangesThePositionAndTakesOpposingStonesOnly) {  // [J2003-MV-1] [J2003-MV-2] [J2003-MV-3]
    for_each_play(
        [](const Position& before, Player player, Point point, const reference::PlayOutcome& outcome) {
            ASSERT_NE(outcome.position, before);
            ASSERT_TRUE(before.empty(point));
            ASSERT_TRUE(outcome.position.holds(point, player));
            for (const Point removed : outcome.removed) ASSERT_TRUE(before.holds(removed, opponent(player)));
            ASSERT_TRUE(reference::strings_without_liberty(outcome.position).empty());
        });
}

TEST(PlayRemark, OnlyThePlayersOwnNewStringCanLackALiberty) {  // [J2003-MV-3]
    for (const Position& position : small_positions()) {
        for (const Point point : position.grid().points()) {
            if (!position.empty(point)) continue;
            const auto outcome = reference::play(position, Player::black, point);
            Position with_stone = position;
            with_stone.set(point, Content::black);
            const std::set<String> choked = reference::strings_without_liberty(with_stone);
            const bool takes = std::any_of(choked.begin(), choked.end(), [](const String& string) {
                return string.player == Player::white;
            });
            ASSERT_EQ(outcome.has_value(), takes || choked.empty());
        }
    }
}

TEST(KoRemark, OneIntersectionIsEmptyAndTheOtherHasASingleStone) {  // [J2003-D2-3] [J2003-D2-4]
    std::size_t found = 0;
    for (const Position& position : small_positions()) {
        for (const Ko& ko : reference::kos(position)) {
            ++found;
            ASSERT_NE(position.empty(ko.one), position.empty(ko.other));
            const Point stone = position.empty(ko.one) ? ko.other : ko.one;
            const String string = reference::string_at(position, stone);
            ASSERT_EQ(string.points, PointSet{stone});
            ASSERT_TRUE(reference::is_ko_stone(position, string));
        }
    }
    EXPECT_GT(found, 0U);
}

TEST(KoRemark, KosShareNoIntersection) {  // [J2003-D2-3]
    for (const Position& position : small_positions()) {
        PointSet seen;
        for (const Ko& ko : reference::kos(position)) {
            ASSERT_TRUE(seen.insert(ko.one).second);
            ASSERT_TRUE(seen.insert(ko.other).second);
        }
    }
}

TEST(KoRemark, AKoCaptureTakesTheStoneOfItsKo) {  // [J2003-D2-5]
    std::size_t found = 0;
    for_each_play(
        [&](const Position& before, Player player, Point point, const reference::PlayOutcome& outcome) {
            const PointSet others = reference::others_of_ko_capture(before, player, point);
            if (others.empty()) return;
            ++found;
            ASSERT_EQ(others, outcome.removed);
            ASSERT_EQ(reference::others_of_ko_capture(outcome.position, opponent(player), *others.begin()),
                      PointSet{point});
        });
    EXPECT_GT(found, 0U);
}

TEST(KoStones, AreSingleStonesThatCouldBeRetaken) {  // [J2003-D2-3] [J2003-D2-4]
    // The white stone in the middle can be taken and the taker retaken; the white stone on the left cannot.
    const Position position = position_from_rows(std::vector<std::string>{".O#.", "O.O#", ".O#."}).value();
    const Grid& grid = position.grid();
    const String in_ko = reference::string_at(position, grid.at(1, 2));
    EXPECT_TRUE(reference::is_ko(position, grid.at(1, 1), grid.at(1, 2)));
    EXPECT_TRUE(reference::is_ko_stone(position, in_ko));
    EXPECT_FALSE(reference::is_ko_stone(position, reference::string_at(position, grid.at(1, 0))));
    // Two stones are taken at once here, so nothing can be given back by one play.
    const Position snapback = position_from_rows(std::vector<std::string>{"#OO.", "####"}).value();
    EXPECT_TRUE(reference::kos(snapback).empty());
}

}  // namespace
}  // namespace shikatsu::testing
