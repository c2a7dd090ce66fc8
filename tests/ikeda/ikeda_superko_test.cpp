// The plays of the engine's kernel, counted as games by positional superko: numbers known from the literature
// (Tromp and Farnebäck, 2007).
#include <gtest/gtest.h>

#include "tests/ikeda/basic_ko.hpp"
#include "tests/ikeda/superko_games.hpp"

namespace shikatsu::optimized::ikeda::testing {
namespace {

TEST(SuperkoGames, AreAsManyAsPublished) {
    EXPECT_EQ(superko_games(1, 1, Suicide::removes), 1U);
    EXPECT_EQ(superko_games(1, 2, Suicide::removes), 9U);
    EXPECT_EQ(superko_games(1, 3, Suicide::removes), 907U);
    EXPECT_EQ(superko_games(1, 2, Suicide::prohibited), 9U);
}

// Area values by basic ko with endless play drawn (van der Werf and Winands, 2009); by superko 2x2 is 1.
TEST(BasicKo, ValuesAreThePublishedOnes) {
    EXPECT_EQ(basic_ko_value(2, 2), 0);
    EXPECT_EQ(basic_ko_value(2, 3), 0);
    EXPECT_EQ(basic_ko_value(2, 4), 8);
    EXPECT_EQ(basic_ko_value(3, 3), 9);
    EXPECT_EQ(basic_ko_value(3, 4), 4);
}

}  // namespace
}  // namespace shikatsu::optimized::ikeda::testing
