// The games of 1x4 by positional superko, which are many, and a larger grid by basic ko.
#include <gtest/gtest.h>

#include "tests/ikeda/basic_ko.hpp"
#include "tests/ikeda/superko_games.hpp"

namespace shikatsu::optimized::ikeda::testing {
namespace {

TEST(SuperkoGames, On1x4AreAsManyAsPublished) {
    EXPECT_EQ(superko_games(1, 4, Suicide::prohibited), 719'178'893U);
    EXPECT_EQ(superko_games(1, 4, Suicide::removes), 2'098'407'841U);
}

TEST(BasicKo, TheValueOf3x4IsThePublishedOne) {
    EXPECT_EQ(basic_ko_value(3, 4), 4);
}

}  // namespace
}  // namespace shikatsu::optimized::ikeda::testing
