// The judge of the alternating-sequence on the commentary's games, and clause by clause.
#include <gtest/gtest.h>

#include "reference/japanese2003/alternating_sequence.hpp"
#include "reference/values/diagram.hpp"
#include "tests/reference/commentary.hpp"

namespace shikatsu::reference {
namespace {

using testing::Letters;
using testing::position_in;
using testing::position_of;

bool never(const Position&) {
    return false;
}

nlohmann::json example(const std::string& id) {
    for (const nlohmann::json& line : testing::sequences_of_kind("alternating-sequence")) {
        if (line.at("id") == id) return line;
    }
    throw std::runtime_error("no example " + id);
}

Move move_of(const HypotheticalMove& move) {
    if (const Play* play = std::get_if<Play>(&move)) return *play;
    return Pass{};
}

Judge judge_of(const nlohmann::json& line, const Readings& readings = {}, DirectKoOracle oracle = never) {
    const Player to_move = line.at("to_move") == "white" ? Player::white : Player::black;
    return Judge(position_in(line), to_move, readings, std::move(oracle));
}

// Plays the example's sequence and expects each move to be admitted.
Judge replay(const std::string& id, const Readings& readings = {}) {
    const nlohmann::json line = example(id);
    Judge judge = judge_of(line, readings);
    for (const auto& move : testing::notation_of(line.at("sequence"), testing::letters_of(line)).prefix) {
        EXPECT_TRUE(judge.play(move_of(move))) << id;
    }
    return judge;
}

TEST(AlternatingSequence, EndsWithTheSecondPass) {  // [J2003-AS-3] [J2003-MV-4] [J2003-AS-2]
    Judge judge = replay("pass-1");
    EXPECT_EQ(judge.ending(), Ending::second_pass);
    EXPECT_EQ(rows_of(judge.position()), (std::vector<std::string>{".##O.", "###OO", ".#OO."}));
    EXPECT_EQ(judge.moves().at(1).player, Player::white);
    const auto late = judge.play(Pass{});
    ASSERT_FALSE(late);
    EXPECT_EQ(late.error().clause, "J2003-AS-3");
}

TEST(AlternatingSequence, BasicKoProhibitsTheImmediateRecapture) {  // [J2003-AS-4]
    const nlohmann::json line = example("pass-2");
    const Letters letters = testing::letters_of(line);
    Judge judge = judge_of(line);
    ASSERT_TRUE(judge.play(Play{letters.at('a')}));
    const auto recapture = judge.play(Play{letters.at('b')});
    ASSERT_FALSE(recapture);
    EXPECT_EQ(recapture.error().clause, "J2003-AS-4");
    const Judge whole = replay("pass-2");
    EXPECT_EQ(whole.ending(), Ending::second_pass);
    EXPECT_EQ(rows_of(whole.position()), (std::vector<std::string>{".##OO.", "##OOOO", ".##OO."}));
    EXPECT_EQ(whole.prisoner_difference(), -1);
}

TEST(AlternatingSequence, LongCycleTie) {  // [J2003-AS-5] [J2003-RS-2]
    const nlohmann::json line = example("long-cycle-1");
    Judge judge = judge_of(line);
    for (const auto& place : line.at("plays")) {
        ASSERT_FALSE(judge.ending());
        ASSERT_TRUE(
            judge.play(Play{judge.position().grid().at(place.at(0).get<int>(), place.at(1).get<int>())}));
    }
    EXPECT_EQ(judge.ending(), Ending::long_cycle);
    EXPECT_EQ(judge.long_cycle_result(), Result::tie);
    EXPECT_EQ(judge.removed_stones(Player::black), 3);
    EXPECT_EQ(judge.removed_stones(Player::white), 3);
    const auto late = judge.play(Pass{});
    ASSERT_FALSE(late);
    EXPECT_EQ(late.error().clause, "J2003-AS-5");
}

TEST(AlternatingSequence, LongCycleWins) {  // [J2003-AS-6] [J2003-RS-2]
    Judge black_wins = replay("long-cycle-2");
    EXPECT_EQ(black_wins.long_cycle_result(), Result::win_of_black);
    EXPECT_EQ(black_wins.long_cycle_difference(), 1);
    const Judge white_wins = replay("long-cycle-3");
    EXPECT_EQ(white_wins.long_cycle_result(), Result::win_of_white);
    EXPECT_EQ(white_wins.long_cycle_difference(), -1);
    const auto late = black_wins.play(Pass{});
    ASSERT_FALSE(late);
    EXPECT_EQ(late.error().clause, "J2003-AS-6");
}

TEST(AlternatingSequence, LongCycleOfOddLengthNeedsTheSameMoverUnderItsReading) {  // [J2003-AS-6]
    Readings readings;
    readings.long_cycle = LongCycle::position_and_mover;
    // Three plays bring the position back with the other player to move.
    EXPECT_FALSE(replay("long-cycle-2", readings).ending());
    EXPECT_TRUE(replay("long-cycle-2").ending());
}

TEST(AlternatingSequence, LongCycleCountsFromTheFirstOccurrence) {  // [J2003-AS-6]
    // The cycle of the second example below which a black-stone can be removed: it is a prisoner of the game
    // but was removed before the repeated position first occurred.
    const Position setup =
        position_of({".OO.#O", "O####O", ".#OOOO", "##O.O.", "OOOOOO", "#OOOOO", ".#####", "......"});
    const Grid grid = setup.grid();
    Judge judge(setup, Player::white, {}, never);
    EXPECT_EQ(judge.play(Play{grid.at(6, 0)})->removed, PointSet{grid.at(5, 0)});
    ASSERT_TRUE(judge.play(Pass{}));
    for (const int row : {2, 0, 1}) ASSERT_TRUE(judge.play(Play{grid.at(row, 0)}));
    EXPECT_EQ(judge.prisoner_difference(), 0);
    EXPECT_EQ(judge.long_cycle_difference(), 1);
    EXPECT_EQ(judge.long_cycle_result(), Result::win_of_black);
}

TEST(AlternatingSequence, DirectKoProhibitsTheSecondPass) {  // [J2003-AS-7]
    const nlohmann::json line = example("direct-ko-1");
    const Position final = position_in(line);
    Judge judge = judge_of(line, {}, [&](const Position& position) { return position == final; });
    ASSERT_TRUE(judge.play(Pass{}));
    const auto second = judge.play(Pass{});
    ASSERT_FALSE(second);
    EXPECT_EQ(second.error().clause, "J2003-AS-7");
    EXPECT_FALSE(judge.ending());
}

TEST(AlternatingSequence, DirectKoWhenStuck) {  // [J2003-AS-7]
    // On a single intersection no play is ever allowed, so the second pass is the only move there is.
    const Position single(Grid::create(1, 1).value());
    const auto always = [](const Position&) { return true; };
    Judge literal(single, Player::black, {}, always);
    ASSERT_TRUE(literal.play(Pass{}));
    EXPECT_FALSE(literal.play(Pass{}));
    Readings readings;
    readings.direct_ko_stuck = DirectKoStuck::pass_allowed;
    Judge lenient(single, Player::black, readings, always);
    ASSERT_TRUE(lenient.play(Pass{}));
    EXPECT_TRUE(lenient.play(Pass{}));
    EXPECT_EQ(lenient.ending(), Ending::second_pass);
}

TEST(AlternatingSequence, StartsByBlackFromTheEmptyGrid) {  // [J2003-AS-1] [J2003-AX-1]
    Judge judge = Judge::from_empty_grid(Grid::create(2, 2).value(), {}, never);
    EXPECT_EQ(judge.to_move(), Player::black);
    EXPECT_EQ(judge.position(), Position(Grid::create(2, 2).value()));
    EXPECT_EQ(judge.play(Play{Point{0}})->player, Player::black);
    EXPECT_EQ(judge.to_move(), Player::white);
}

TEST(AlternatingSequence, PlaysMustBePlays) {  // [J2003-MV-1] [J2003-MV-3] [J2003-MV-5]
    Judge judge(position_of({".#.", "##."}), Player::white, {}, never);
    EXPECT_EQ(judge.play(Play{Point{1}}).error().clause, "J2003-MV-1");
    EXPECT_EQ(judge.play(Play{Point{0}}).error().clause, "J2003-MV-3");
    EXPECT_TRUE(judge.moves().empty());
}

}  // namespace
}  // namespace shikatsu::reference
