// The competition and its resumption.
#include <gtest/gtest.h>
// The order of these two matters.
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "reference/asura1989/game.hpp"
#include "tests/asura1989/grids.hpp"

namespace shikatsu::reference::asura1989::testing {
namespace {

using shikatsu::asura1989::CompetitionCycle;
using shikatsu::asura1989::CycleEnd;

Competition stopped_on(const Position& position, Player to_move) {
    Competition competition(position, to_move, {});
    EXPECT_TRUE(competition.move(Pass{}));
    EXPECT_TRUE(competition.move(Pass{}));
    return competition;
}

// [AS89-GM-1] [AS89-GM-2] [AS89-CO-1] [AS89-CO-2] [AS89-CO-3] [AS89-CO-5]
TEST(AsuraCompetition, AlternatesAndStopsWithTwoPasses) {
    Competition competition = Competition::from_empty_board(Grid::create(2, 2).value(), {});
    EXPECT_EQ(competition.to_move(), Player::black);
    ASSERT_TRUE(competition.move(Play{Point{0}}));
    EXPECT_EQ(competition.to_move(), Player::white);
    EXPECT_EQ(competition.move(Play{Point{0}}).error().clause, "AS89-CO-2");
    ASSERT_TRUE(competition.move(Play{Point{1}}));
    ASSERT_TRUE(competition.move(Pass{}));
    ASSERT_TRUE(competition.move(Play{Point{2}}));
    EXPECT_EQ(competition.prisoners_of(Player::white), 1);
    ASSERT_TRUE(competition.move(Pass{}));
    EXPECT_FALSE(competition.stop());
    ASSERT_TRUE(competition.move(Pass{}));
    EXPECT_EQ(competition.stop(), Stop::two_passes);
    EXPECT_EQ(competition.move(Pass{}).error().clause, "AS89-CO-3");
    for (const Chain& chain : chains(competition.position()))
        EXPECT_FALSE(liberties(competition.position(), chain).empty());
}

TEST(AsuraCompetition, AKoMayNotBeRetakenAtOnce) {  // [AS89-CO-2]
    const Position ko = board({".#O.", "#O.O", ".#O."});
    Competition competition(ko, Player::black, {});
    ASSERT_TRUE(competition.move(Play{at(ko, 1, 2)}));
    EXPECT_EQ(competition.move(Play{at(ko, 1, 1)}).error().clause, "AS89-CO-2");
}

/// Plays at random until something ends it, and tells whether that was a cycle-end, which must be so exactly
/// if the last play gave a position that was there before an earlier move.
bool random_game_ends_in_a_cycle(const shikatsu::asura1989::Readings& readings) {
    Competition competition = Competition::from_empty_board(Grid::create(1, 4).value(), readings);
    std::vector<std::pair<Position, Player>> before;
    while (!competition.stop()) {
        const Move move =
            *rc::gen::oneOf(rc::gen::just(Move(Pass{})),
                            rc::gen::map(rc::gen::elementOf(competition.position().grid().points()),
                                         [](Point point) { return Move(Play{point}); }));
        const std::pair now{competition.position(), competition.to_move()};
        if (!competition.move(move)) continue;
        before.push_back(now);
        const bool repeated = std::holds_alternative<Play>(move) &&
                              std::any_of(before.begin(), before.end(), [&](const auto& earlier) {
                                  return earlier.first == competition.position() &&
                                         (readings.competition_cycle == CompetitionCycle::position ||
                                          earlier.second == competition.to_move());
                              });
        RC_ASSERT(repeated == (competition.stop() == Stop::cycle_end));
    }
    if (competition.stop() == Stop::cycle_end)
        RC_ASSERT(competition.move(Pass{}).error().clause == "AS89-CO-4");
    return competition.stop() == Stop::cycle_end;
}

// [AS89-CO-4]
RC_GTEST_PROP(AsuraCompetition, APositionThatComesBackFinishesTheGame, ()) {
    RC_CLASSIFY(random_game_ends_in_a_cycle({}), "cycle-end");
    shikatsu::asura1989::Readings with_turn;
    with_turn.competition_cycle = CompetitionCycle::position_and_turn;
    RC_CLASSIFY(random_game_ends_in_a_cycle(with_turn), "cycle-end with turn");
}

// [AS89-GM-1]
TEST(AsuraCompetition, WhatACycleEndMakesOfTheGameIsAReading) {
    EXPECT_EQ(result_of_cycle_end({}), GameResult::no_result);
    shikatsu::asura1989::Readings tie;
    tie.cycle_end = CycleEnd::tie;
    EXPECT_EQ(result_of_cycle_end(tie), GameResult::tie);
}

// [AS89-RE-1] [AS89-RE-2] [AS89-RE-3] [AS89-RE-4]
TEST(AsuraCompetition, RequestsForResumption) {
    const Position position = board({".#.", "###"});
    Competition competition(position, Player::white, {});
    EXPECT_EQ(competition.resume(Request::black).error().clause, "AS89-RE-1");
    competition = stopped_on(position, Player::white);
    ASSERT_TRUE(competition.resume(Request::black));
    EXPECT_EQ(competition.to_move(), Player::white) << "the opponent of who asks";
    EXPECT_FALSE(competition.stop());
    ASSERT_TRUE(competition.move(Pass{}));
    ASSERT_TRUE(competition.move(Pass{}));
    EXPECT_EQ(competition.resume(Request::black).error().clause, "AS89-RE-2");
    EXPECT_EQ(competition.resume(Request::both).error().clause, "AS89-RE-2");
    ASSERT_TRUE(competition.resume(Request::white));
    EXPECT_EQ(competition.to_move(), Player::black);
    competition = stopped_on(position, Player::white);
    ASSERT_TRUE(competition.resume(Request::both));
    EXPECT_EQ(competition.to_move(), Player::black) << "both at once";
    ASSERT_TRUE(competition.move(Pass{}));
    ASSERT_TRUE(competition.move(Pass{}));
    EXPECT_FALSE(competition.resume(Request::white));
    EXPECT_FALSE(competition.resume(Request::black));
}

TEST(AsuraCompetition, AResumptionForgetsCyclesAndKeepsPrisoners) {  // [AS89-RE-4]
    const Position ko = board({".#O.", "#O.O", ".#O."});
    Competition competition(ko, Player::black, {});
    ASSERT_TRUE(competition.move(Play{at(ko, 1, 2)}));
    ASSERT_TRUE(competition.move(Pass{}));
    ASSERT_TRUE(competition.move(Pass{}));
    ASSERT_TRUE(competition.resume(Request::black));
    EXPECT_EQ(competition.prisoners_of(Player::black), 1);
    ASSERT_TRUE(competition.move(Play{at(ko, 1, 1)})) << "White may take: the earlier position is forgotten";
    EXPECT_EQ(competition.position(), ko);
    EXPECT_FALSE(competition.stop());
    EXPECT_EQ(competition.prisoners_of(Player::white), 1);
}

}  // namespace
}  // namespace shikatsu::reference::asura1989::testing
