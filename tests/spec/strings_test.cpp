// Strings and liberties as spec/japanese-2003.md defines them, by example and on every small position.
#include <gtest/gtest.h>

#include "reference/japanese2003/definitions1.hpp"
#include "reference/values/diagram.hpp"
#include "tests/reference/small_grids.hpp"

namespace shikatsu::testing {
namespace {

using reference::PointSet;
using reference::String;

Position drawn(const std::vector<std::string>& rows) {
    return position_from_rows(rows).value();
}

TEST(Strings, DiagonalStonesAreNotOneString) {  // [J2003-D1-7]
    const Position position = drawn({"#.", ".#"});
    const Grid& grid = position.grid();
    EXPECT_EQ(reference::string_at(position, grid.at(0, 0)).points, PointSet{grid.at(0, 0)});
    EXPECT_EQ(reference::strings(position).size(), 2U);
}

TEST(Strings, ReachAsFarAsStonesOfOnePlayerAreAdjacent) {  // [J2003-D1-7] [J2003-D1-8]
    const Position position = drawn({"##O", ".#O", "O##"});
    const Grid& grid = position.grid();
    const String black = reference::string_at(position, grid.at(2, 2));
    EXPECT_EQ(black.player, Player::black);
    EXPECT_EQ(black.points,
              (PointSet{grid.at(0, 0), grid.at(0, 1), grid.at(1, 1), grid.at(2, 1), grid.at(2, 2)}));
    EXPECT_EQ(reference::strings(position).size(), 3U);
}

TEST(Liberties, AreCountedOnceHoweverManyStonesTheyTouch) {  // [J2003-D1-9]
    const Position position = drawn({"##O", "#.O", ".O."});
    const Grid& grid = position.grid();
    const String black = reference::string_at(position, grid.at(0, 0));
    EXPECT_EQ(reference::liberties(position, black), (PointSet{grid.at(1, 1), grid.at(2, 0)}));
}

TEST(Strings, DivideTheStonesOfEverySmallPosition) {  // [J2003-D1-7] [J2003-D1-8]
    for (const Position& position : reference::testing::legal_positions(2, 3)) {
        PointSet seen;
        for (const String& string : reference::strings(position)) {
            for (const Point point : string.points) {
                EXPECT_TRUE(position.holds(point, string.player));
                EXPECT_TRUE(seen.insert(point).second) << "an intersection in two strings";
                for (const Point near : position.grid().adjacent(point)) {
                    EXPECT_EQ(string.points.contains(near), position.holds(near, string.player));
                }
            }
        }
        for (const Point point : position.grid().points())
            EXPECT_EQ(seen.contains(point), !position.empty(point));
    }
}

TEST(Liberties, AreTheEmptyNeighboursOnEverySmallPosition) {  // [J2003-D1-9]
    for (const Position& position : reference::testing::legal_positions(2, 3)) {
        for (const String& string : reference::strings(position)) {
            const PointSet liberties = reference::liberties(position, string);
            for (const Point point : position.grid().points()) {
                bool touches = false;
                for (const Point near : position.grid().adjacent(point))
                    touches |= string.points.contains(near);
                EXPECT_EQ(liberties.contains(point), touches && position.empty(point));
            }
        }
    }
}

}  // namespace
}  // namespace shikatsu::testing
