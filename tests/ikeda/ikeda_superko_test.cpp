// The plays of the engine's kernel, counted as games by positional superko: numbers known from the literature
// (Tromp and Farnebäck, 2007).
#include <gtest/gtest.h>

#include "tests/ikeda/superko_games.hpp"

namespace shikatsu::optimized::ikeda::testing {
namespace {

TEST(SuperkoGames, AreAsManyAsPublished) {
    EXPECT_EQ(superko_games(1, 1, Suicide::removes), 1U);
    EXPECT_EQ(superko_games(1, 2, Suicide::removes), 9U);
    EXPECT_EQ(superko_games(1, 3, Suicide::removes), 907U);
    EXPECT_EQ(superko_games(1, 2, Suicide::prohibited), 9U);
}

}  // namespace
}  // namespace shikatsu::optimized::ikeda::testing
