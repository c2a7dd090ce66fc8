// Values in the middle of games, each beside those of the games one move further.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "tests/ing_sst/ing_games.hpp"
#include "tests/ing_sst/ko_games.hpp"
#include "tests/ing_sst/value_comparison.hpp"

namespace shikatsu::reference::ing_sst::testing {
namespace {

namespace engine = optimized::ing_sst;

// [ING-HS-4] [ING-DK-1] [ING-DK-3] [ING-LD-1]
RC_GTEST_PROP(Values, AreTheBestOfTheNextOnes, ()) {
    const auto [rows, columns] = *rc::gen::element(std::pair{1, 3}, std::pair{1, 4}, std::pair{2, 2});
    const IngReadings readings = *rc::gen::elementOf(readings_of_ko());
    std::mt19937 random(*rc::gen::arbitrary<unsigned>());
    const Start start = random_start(Grid::create(rows, columns).value(), random);
    const Game game = game_around_kos(start, readings, 14, random);
    RC_PRE(!game.ended());
    ValuesSeen seen;
    const std::string found =
        difference_in_value({start, readings, game}, engine::Limits{.max_states = 5000}, seen);
    RC_CLASSIFY(seen.with_ban > 0, "with a ban");
    RC_CLASSIFY(seen.known > 0, "known");
    if (!found.empty()) RC_FAIL(found);
}

// [ING-HS-4] [ING-DK-1] [ING-DK-3]
TEST(Values, AreTheBestOfTheNextOnesWhereTheGameBeforeMatters) {
    for (const TellingGame& telling : telling_games()) {
        ValuesSeen seen;
        EXPECT_EQ(difference_in_values(telling.course, telling.further, {}, seen), "");
        EXPECT_GT(seen.known, 0) << moves_of(telling.course.game);
    }
}

// [ING-DK-1] All games of three moves from a corner, by positional superko.
TEST(Values, AreTheBestOfTheNextOnesInGamesOfThreeMoves) {
    const IngReadings superko = with_reading(IngReadings{}, "ing-ko=positional-superko").value();
    const Start start{board({"..", "O."}), Player::black};
    ValuesSeen seen;
    EXPECT_EQ(difference_in_values({start, superko, Game(start, {}, superko)}, 3, {}, seen), "");
    EXPECT_GT(seen.known, 30);
}

}  // namespace
}  // namespace shikatsu::reference::ing_sst::testing
