// The games of 1x4 by positional superko, which are many, and 4x4 by basic ko.
#include <gtest/gtest.h>

#include "tests/ikeda/basic_ko.hpp"
#include "tests/ikeda/superko_games.hpp"

namespace shikatsu::optimized::ikeda::testing {
namespace {

TEST(SuperkoGames, On1x4AreAsManyAsPublished) {
    EXPECT_EQ(superko_games(1, 4, Suicide::prohibited), 719'178'893U);
    EXPECT_EQ(superko_games(1, 4, Suicide::removes), 2'098'407'841U);
}

// By positional superko it is 2.
TEST(BasicKo, TheValueOf4x4IsThePublishedOne) {
    EXPECT_EQ(basic_ko_value(4, 4), 1);
}

}  // namespace
}  // namespace shikatsu::optimized::ikeda::testing
