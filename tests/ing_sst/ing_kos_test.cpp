// Kos locked together, and games around them: the engine beside the text as code.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "tests/ing_sst/ing_games.hpp"
#include "tests/ing_sst/ko_comparison.hpp"
#include "tests/ing_sst/ko_games.hpp"

namespace shikatsu::reference::ing_sst::testing {
namespace {

constexpr int moves_of_a_game = 20;

std::string difference_in_game(unsigned seed, const IngReadings& readings, KosSeen& seen) {
    std::mt19937 random(seed);
    return difference_in_game_of_kos(start_with_kos(random), readings, random, moves_of_a_game, seen);
}

// [ING-KO-1] [ING-KO-2] [ING-KO-3] [ING-HS-1] [ING-HS-2] [ING-HS-3]
RC_GTEST_PROP(Kos, AreThoseOfTheTextOnBoardsFullOfThem, ()) {
    std::mt19937 random(*rc::gen::arbitrary<unsigned>());
    KosSeen seen;
    const std::string found = difference_in_kos(board_with_kos(random), seen);
    RC_CLASSIFY(seen.locked > 0, "locked together");
    if (!found.empty()) RC_FAIL(found);
}

// [ING-DK-1] [ING-DK-2] [ING-DK-3] [ING-HS-4]
RC_GTEST_PROP(Kos, HaveTheDisturbersAndBansOfTheText, ()) {
    KosSeen seen;
    const std::string found = difference_in_game(
        *rc::gen::arbitrary<unsigned>(),
        *rc::gen::elementOf(readings_with({"ing-disturber=completer", "ing-ban=positions"})), seen);
    RC_CLASSIFY(seen.cycles > 0, "with a cycle");
    if (!found.empty()) RC_FAIL(found);
}

// Boards and games show what the properties are about.
TEST(Kos, AreVaried) {
    KosSeen seen;
    for (unsigned seed = 1; seed <= 60; ++seed) {
        std::mt19937 random(seed);
        EXPECT_EQ(difference_in_kos(board_with_kos(random), seen), "") << seed;
    }
    for (unsigned seed = 1; seed <= 16; ++seed) EXPECT_EQ(difference_in_game(seed, {}, seen), "") << seed;
    EXPECT_GT(seen.locked, 50);
    EXPECT_GT(seen.twins, 0);
    EXPECT_GT(seen.no_fights, 10);
    EXPECT_GT(seen.cycles, 10);
    EXPECT_GT(seen.lone_first, 0);
    EXPECT_GT(seen.refused, 30);
}

}  // namespace
}  // namespace shikatsu::reference::ing_sst::testing
