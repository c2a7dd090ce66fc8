// The two players and their stones.
#include "reference/values/player.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace shikatsu::testing {
namespace {

TEST(Players, AreTwoAndEachOthersOpponent) {  // [J2003-AX-1] [J2003-D1-1]
    EXPECT_EQ(opponent(Player::black), Player::white);
    EXPECT_EQ(opponent(Player::white), Player::black);
}

TEST(Players, EachHasStonesOfHisOwn) {  // [J2003-AX-2] [J2003-D1-2]
    const std::set<Content> contents = {Content::empty, stone_of(Player::black), stone_of(Player::white)};
    EXPECT_EQ(contents.size(), 3U);
    EXPECT_EQ(stone_of(Player::black), Content::black);
}

TEST(Players, AreNamed) {
    EXPECT_EQ(name(Player::black), std::string("black"));
    EXPECT_EQ(name(Player::white), std::string("white"));
}

}  // namespace
}  // namespace shikatsu::testing
