// The text's notes: how the six rulesets relate, as properties of random games and as single games.
#include <gtest/gtest.h>
// GoogleTest has to come first.
#include <rapidcheck/gtest.h>

#include "reference/ikeda/value.hpp"
#include "tests/ikeda/random_games.hpp"

namespace shikatsu::reference::ikeda::testing {
namespace {

std::vector<unsigned> any_choices(std::size_t most) {
    std::vector<unsigned> numbers(60);
    for (unsigned i = 0; i < numbers.size(); ++i) numbers[i] = i;
    const auto length = *rc::gen::inRange<std::size_t>(0, most);
    return *rc::gen::container<std::vector<unsigned>>(length, rc::gen::elementOf(numbers));
}

Start any_grid() {
    static const std::vector<std::pair<int, int>> grids{{1, 2}, {1, 3}, {1, 5}, {2, 2}, {2, 3}, {3, 3}};
    const auto [rows, columns] = *rc::gen::elementOf(grids);
    return empty_grid(rows, columns);
}

/// Adds the same moves to a game by other rules.
Game repeated(const Game& game, const Rules& rules) {
    Game same(rules, {}, game.record().start);
    for (const MadeMove& made : game.record().moves) {
        if (!same.move(made.move)) throw std::logic_error("refused: " + moves_of(game));
    }
    return same;
}

void pass_until_ended(Game& game) {
    while (!game.ended()) {
        if (!game.move(Pass{})) throw std::logic_error("a pass was refused");
    }
}

// [IK-N-6] Whatever is played, the margin is the same, and the games are.
RC_GTEST_PROP(Claims, TerritoryRules3GiveTheResultOfAreaRules2, ()) {
    Game game(territory_rules_3, {}, any_grid());
    follow(game, any_choices(60), 8);
    pass_until_ended(game);
    const Game area = repeated(game, area_rules_2);
    RC_LOG() << moves_of(game) << '\n';
    RC_ASSERT(area.ended());
    RC_ASSERT(area.margin() == game.margin());
}

/// Plays only, and then the passes that make the preliminary end.
Game game_without_unwarranted_pass(const std::vector<unsigned>& before, const std::vector<unsigned>& after) {
    Game game(territory_rules_1, {}, any_grid());
    follow(game, before, 0);
    while (!territory_rules_1.end->preliminary_end(game.record())) {
        if (!game.move(Pass{})) throw std::logic_error("a pass was refused");
    }
    follow(game, after, 8);
    pass_until_ended(game);
    return game;
}

// [IK-N-4] Without a pass before those of the preliminary end. The area game goes the same way as long as it
// lasts; what is compared is rule 7 on the same moves.
RC_GTEST_PROP(Claims, TerritoryRules1GiveTheScoreOfAreaRules3WithoutUnwarrantedPasses, ()) {
    // A player without any play passes in the midst of the plays; such games have unwarranted passes.
    const Game game = game_without_unwarranted_pass(any_choices(30), any_choices(30));
    const auto first = first_pass(game.record());
    RC_PRE(*first + 2 == *territory_rules_1.end->preliminary_end(game.record()));
    RC_LOG() << moves_of(game) << '\n';
    const auto area = [&](Player player) {
        return stones_territory_and_first_pass.score(game.record(), player, two_passes_after_the_first, {})
            .total();
    };
    RC_ASSERT(area(Player::black) - area(Player::white) == game.margin());
}

// [IK-N-4] With an unwarranted pass of White the margins differ.
TEST(Claim, AnUnwarrantedPassMakesTerritoryRules1AndAreaRules3Differ) {
    const Game territory = game_of(territory_rules_1, empty_grid(2, 2), "A1 pass B2 pass pass pass pass");
    ASSERT_TRUE(territory.ended());
    const Game area = game_of(area_rules_3, empty_grid(2, 2), "A1 pass B2 pass pass");
    ASSERT_TRUE(area.ended());
    EXPECT_EQ(territory.margin(), Margin::of_points(2));
    EXPECT_EQ(area.margin(), Margin::of_points(3));
}

// [IK-N-3] Without other passes, White passing first means one black play more; the adjustment undoes that.
RC_GTEST_PROP(Claims, AreaRules3TakeAPointForTheAdditionalPlay, ()) {
    Game game(area_rules_3, {}, any_grid());
    follow(game, any_choices(30), 0);
    RC_PRE(!first_pass(game.record()));
    pass_until_ended(game);
    int plays_more = 0;
    for (const MadeMove& made : game.record().moves) {
        if (!is_pass(made.move)) plays_more += made.player == Player::black ? 1 : -1;
    }
    const auto margin = [&](Player player) {
        return stones_and_territory.score(game.record(), player, two_passes, {}).total();
    };
    RC_LOG() << moves_of(game) << '\n';
    RC_ASSERT(game.margin() == margin(Player::black) - margin(Player::white) - Margin::of_points(plays_more));
}

// [IK-N-1] The eyes that are left cost their owner, two for each group: two black ones against one white one.
TEST(Claim, AreaRules1ChargeForSeparateGroups) {
    const Start full = start_of({".#O.O#.", "##OOO##", ".#O.O#."});
    const Margin stones_only = Game(area_rules_1, {}, full).margin();
    const Margin with_territory = Game(area_rules_2, {}, full).margin();
    EXPECT_EQ(with_territory - stones_only, Margin::of_points(4 - 2));
}

// [IK-N-2] By area rules II a ko cannot be retaken at once, as by any superko rule, but a send of two may be
// answered.
TEST(Claim, AreaRules2RestrictOnlyRemovals) {
    const Game ko = game_of(area_rules_2, start_of({".#O.", "#.#O", ".#O."}, Player::white), "B2");
    const auto retaken = ko.attempt(ko.configuration().grid().at(1, 2));
    ASSERT_FALSE(retaken);
    EXPECT_EQ(retaken.error().clause, "IK-R-4");
    const Game game = game_of(area_rules_2, empty_grid(1, 3), "A1 C1 B1 C1");
    EXPECT_TRUE(game.attempt(game.configuration().grid().at(0, 0)));
}

// [IK-N-5] A seki: black territory in it counts by I and III, not by II.
TEST(Claim, TerritoryRules2DoNotCountTerritoryInASeki) {
    const Start seki = start_of({".#.O.", "###OO"});
    EXPECT_EQ(Game(territory_rules_1, {}, seki).score(Player::black).territory, 1);
    EXPECT_EQ(Game(territory_rules_2, {}, seki).score(Player::black).territory, 0);
    EXPECT_EQ(Game(territory_rules_3, {}, seki).score(Player::white).territory, 1);
}

// [IK-N-7] On 1x3 best play is worth a point less where the first pass counts, since White makes it.
TEST(Claim, TheFirstPassIsCompetedForInAreaRules3AndTerritoryRules1) {
    const auto best = [](const Rules& rules) { return value(Game(rules, {}, empty_grid(1, 3))).margin; };
    EXPECT_EQ(best(area_rules_2), Margin::of_points(3));
    EXPECT_EQ(best(territory_rules_3), best(area_rules_2));
    EXPECT_EQ(best(area_rules_3), best(area_rules_2) - Margin::of_points(1));
    EXPECT_EQ(best(territory_rules_1), best(area_rules_3));
}

// [IK-N-8] A stone that cannot be saved still counts until it is removed.
TEST(Claim, DeadStonesStayUnlessPlayedOn) {
    const Start dead = start_of({"##.", ".#O", "##."}, Player::white);
    const Game left = game_of(area_rules_2, dead, "pass pass");
    EXPECT_EQ(left.margin(), Margin::of_points(5 + 1 - 1));
    const Game removed = game_of(area_rules_2, dead, "pass C1 pass C3 pass pass");
    EXPECT_EQ(removed.margin(), Margin::of_points(9));
}

}  // namespace
}  // namespace shikatsu::reference::ikeda::testing
