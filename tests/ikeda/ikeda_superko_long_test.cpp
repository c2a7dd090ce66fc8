// The games of 1x4 by positional superko, which are many.
#include <gtest/gtest.h>

#include "tests/ikeda/superko_games.hpp"

namespace shikatsu::optimized::ikeda::testing {
namespace {

TEST(SuperkoGames, On1x4AreAsManyAsPublished) {
    EXPECT_EQ(superko_games(1, 4, Suicide::prohibited), 719'178'893U);
    EXPECT_EQ(superko_games(1, 4, Suicide::removes), 2'098'407'841U);
}

}  // namespace
}  // namespace shikatsu::optimized::ikeda::testing
