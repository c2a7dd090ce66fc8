// Rules 6 and 7 of each ruleset, on games of a few moves.
#include <gtest/gtest.h>

#include "tests/ikeda/random_games.hpp"

namespace shikatsu::reference::ikeda::testing {
namespace {

// [IK-A1-6] [IK-A1-7]
TEST(AreaRules1, EndWithTwoPassesAndCountStones) {
    EXPECT_FALSE(game_of(area_rules_1, empty_grid(1, 3), "B1 pass").ended());
    const Game game = game_of(area_rules_1, empty_grid(1, 3), "B1 pass pass");
    EXPECT_TRUE(game.ended());
    EXPECT_EQ(game.margin(), Margin::of_points(1));
}

// [IK-A2-6] [IK-A2-7]
TEST(AreaRules2, EndWithTwoPassesAndCountStonesAndTerritory) {
    EXPECT_FALSE(game_of(area_rules_2, empty_grid(1, 3), "pass B1 pass").ended());
    const Game game = game_of(area_rules_2, empty_grid(1, 3), "pass B1 pass pass");
    EXPECT_TRUE(game.ended());
    EXPECT_EQ(game.margin(), Margin::of_points(-3));
    EXPECT_EQ(game.score(Player::white), (Score{.stones = 1, .territory = 2}));
}

// [IK-A3-6]
TEST(AreaRules3, TheFirstPassComesBeforeTheTwo) {
    EXPECT_FALSE(game_of(area_rules_3, empty_grid(1, 3), "B1 pass pass").ended());
    EXPECT_TRUE(game_of(area_rules_3, empty_grid(1, 3), "B1 pass pass pass").ended());
    EXPECT_FALSE(game_of(area_rules_3, empty_grid(1, 3), "pass A1 pass C1").ended());
    IkedaReadings counted;
    counted.first_pass = FirstPass::one_of_the_two;
    EXPECT_TRUE(game_of(area_rules_3, empty_grid(1, 3), "B1 pass pass", counted).ended());
}

// [IK-A3-7]
TEST(AreaRules3, HalfAPointGoesWithTheFirstPassOfWhite) {
    EXPECT_EQ(game_of(area_rules_3, empty_grid(1, 3), "B1 pass pass pass").margin(), Margin::of_points(2));
    EXPECT_EQ(game_of(area_rules_3, empty_grid(1, 3), "pass B1 pass pass").margin(), Margin::of_points(-3));
    EXPECT_EQ(game_of(area_rules_3, empty_grid(1, 3), "B1 pass pass pass").score(Player::black).total(),
              Margin::of_half_points(5));
}

// [IK-T1-61]
TEST(TerritoryRules1, PlayGoesOnAfterThePreliminaryEnd) {
    const Game game = game_of(territory_rules_1, empty_grid(1, 3), "B1 pass pass");
    EXPECT_FALSE(game.ended());
    EXPECT_EQ(game.to_move(), Player::white);
    IkedaReadings black_first;
    black_first.first_after_preliminary_end = FirstAfterPreliminaryEnd::black;
    EXPECT_EQ(game_of(territory_rules_1, empty_grid(1, 3), "B1 pass pass", black_first).to_move(),
              Player::black);
}

// [IK-T1-62] [IK-T1-63] [IK-T1-64]
TEST(TerritoryRules1, PassesCostAStoneButAFinalOneOfWhoMovedFirst) {
    const auto given = [](const char* moves, Player player) {
        return game_of(territory_rules_1, empty_grid(1, 3), moves).score(player).given;
    };
    // White passed first, so White moves first after the preliminary end.
    EXPECT_EQ(given("B1 pass pass pass", Player::white), 1);
    EXPECT_EQ(given("B1 pass pass pass pass", Player::black), 1) << "the final pass of the other one is paid";
    EXPECT_TRUE(game_of(territory_rules_1, empty_grid(1, 3), "B1 pass pass pass pass").ended());
    // White, Black, White: the final pass is White's, who moved first.
    const char* final_by_first = "A1 pass pass C1 pass pass";
    EXPECT_TRUE(game_of(territory_rules_1, empty_grid(1, 3), final_by_first).ended());
    EXPECT_EQ(given(final_by_first, Player::white), 0);
    EXPECT_EQ(given(final_by_first, Player::black), 1);
    // Passes of the preliminary end are not among the two.
    EXPECT_FALSE(game_of(territory_rules_1, empty_grid(1, 3), "B1 pass pass pass").ended());
}

// [IK-T1-7]
TEST(TerritoryRules1, CountTerritoryLessPrisoners) {
    const Game game = game_of(territory_rules_1, empty_grid(1, 4), "B1 D1 C1 pass pass pass pass");
    EXPECT_EQ(game.score(Player::black), (Score{.territory = 2, .given = 1}));
    EXPECT_EQ(game.score(Player::white), (Score{.removed = 1, .given = 1}));
    EXPECT_EQ(game.margin(), Margin::of_points(3));
}

// [IK-T2-6] [IK-T2-7] Only immortal stones surround what counts, and late stones must be immortal.
TEST(TerritoryRules2, CountTerritoryOfImmortalStones) {
    const Start mortal = start_of({"..#OO", "..#O.", "..#OO"});
    EXPECT_EQ(Game(territory_rules_2, {}, mortal).margin(), Margin{});
    EXPECT_EQ(Game(territory_rules_1, {}, mortal).margin(), Margin::of_points(5));
    const Start immortal = start_of({".#.#O", "####O", "OOOO."});
    EXPECT_EQ(Game(territory_rules_2, {}, immortal).score(Player::black).territory, 2);
    EXPECT_EQ(Game(territory_rules_2, {}, immortal).score(Player::white).territory, 0);
    // Black defends in vain: his late stone is not immortal.
    const Game late = game_of(territory_rules_2, mortal, "pass pass B2 pass pass");
    EXPECT_EQ(late.score(Player::black), (Score{.mortal_played_late = 1}));
    EXPECT_EQ(late.score(Player::white), (Score{.given = 1}));
}

// [IK-T3-61] [IK-T3-62] [IK-T3-63] [IK-T3-7]
TEST(TerritoryRules3, EveryPassCostsAStoneButAFinalOneOfBlack) {
    const Game by_black = game_of(territory_rules_3, empty_grid(1, 3), "B1 pass pass");
    EXPECT_TRUE(by_black.ended());
    EXPECT_EQ(by_black.score(Player::black), (Score{.territory = 2}));
    EXPECT_EQ(by_black.score(Player::white), (Score{.given = 1}));
    const Game by_white = game_of(territory_rules_3, empty_grid(1, 3), "pass pass");
    EXPECT_EQ(by_white.score(Player::black).given, 1);
    EXPECT_EQ(by_white.score(Player::white).given, 1);
}

}  // namespace
}  // namespace shikatsu::reference::ikeda::testing
