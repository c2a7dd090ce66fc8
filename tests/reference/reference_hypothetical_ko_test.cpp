// The hypothetical-ko rule case by case, and what each reading of it changes.
#include <gtest/gtest.h>

#include "reference/japanese2003/force_progress.hpp"
#include "reference/japanese2003/hypothetical_sequence.hpp"
#include "tests/reference/commentary.hpp"

namespace shikatsu::reference {
namespace {

using testing::position_of;

// The double ko of the commentary: a, b are one ko, c, d the other.
class HypotheticalKoRule : public ::testing::Test {
  protected:
    HypotheticalState after(const std::string& text, const Readings& readings = {}) const {
        const testing::Notation notation = testing::notation_of(text, letters);
        const auto state = state_after(position, LeftPart{notation.first, notation.prefix}, readings);
        EXPECT_TRUE(state) << text << ": " << state.error().sentence;
        return *state;
    }
    bool allows(const HypotheticalState& state, const HypotheticalMove& move,
                const Readings& readings = {}) const {
        return hypothetical_move(state, move, readings).has_value();
    }

    const nlohmann::json line = testing::sequences_of_kind("hypothetical-sequence").at(0);
    const Position position = testing::position_in(line);
    const testing::Letters letters = testing::letters_of(line);
    const Point a = letters.at('a'), b = letters.at('b'), c = letters.at('c'), d = letters.at('d');
};

TEST_F(HypotheticalKoRule, ABanIsOfTheOpponentOnTheOtherIntersection) {  // [J2003-HS-4] [J2003-D2-5]
    EXPECT_EQ(after("#[a]").bans, (std::set<Ban>{Ban{Player::white, b, std::nullopt}}));
    EXPECT_EQ(after("#[ac]").bans,
              (std::set<Ban>{Ban{Player::white, b, std::nullopt}, Ban{Player::black, d, std::nullopt}}));
    EXPECT_EQ(kos(position), (std::set<Ko>{{c, d}, {b, a}}));
}

TEST_F(HypotheticalKoRule, OneKoPassLiftsAllBansOfBothPlayers) {  // [J2003-D2-6] [J2003-HS-4]
    const HypotheticalState state = after("#[acP]");
    EXPECT_TRUE(state.bans.empty());
    EXPECT_FALSE(allows(state, KoPass{}));
    EXPECT_TRUE(allows(state, Play{b}));
}

TEST_F(HypotheticalKoRule, AKoPassIsNoPass) {  // [J2003-D2-6] [J2003-HS-3]
    const HypotheticalState state = after("#[acpP]");
    EXPECT_FALSE(state.after_pass);
    EXPECT_FALSE(after("#[acpPp]").ended);
    EXPECT_TRUE(after("#[acpPpp]").ended);
}

TEST_F(HypotheticalKoRule, APassIsAllowedWhereAKoPassIs) {  // [J2003-D2-6] [J2003-D2-7]
    const HypotheticalState state = after("#[ac]");
    EXPECT_TRUE(allows(state, Pass{}));
    EXPECT_TRUE(allows(state, KoPass{}));
    EXPECT_FALSE(allows(after("#[a]"), KoPass{b}));
    EXPECT_FALSE(allows(after("#[p]"), KoPass{}));
}

TEST_F(HypotheticalKoRule, KoPassPerKo) {  // [J2003-D2-6]
    Readings readings;
    readings.ko_pass = KoPassScope::per_ko;
    const HypotheticalState state = after("#[ac]", readings);
    EXPECT_FALSE(allows(state, KoPass{}, readings));
    EXPECT_FALSE(allows(state, KoPass{b}, readings)) << "the mover's own bans only";
    const auto outcome = hypothetical_move(state, KoPass{d}, readings);
    ASSERT_TRUE(outcome);
    EXPECT_EQ(outcome->state.bans, (std::set<Ban>{Ban{Player::white, b, std::nullopt}}));
}

TEST_F(HypotheticalKoRule, BasicKoKnowsNoKoPassAndForgetsAtOnce) {  // [J2003-HS-4]
    Readings readings;
    readings.hypothetical_ko = HypotheticalKo::basic_ko;
    EXPECT_FALSE(allows(after("#[a]", readings), Play{b}, readings));
    EXPECT_FALSE(allows(after("#[ac]", readings), KoPass{}, readings));
    EXPECT_FALSE(allows(after("#[ac]", readings), Play{d}, readings));
    EXPECT_TRUE(allows(after("#[acp]", readings), Play{b}, readings));
}

TEST_F(HypotheticalKoRule, SuperkoProhibitsRecreation) {  // [J2003-HS-3]
    Readings readings;
    readings.infinite_play = InfinitePlay::superko;
    // White's b would bring the final-position back.
    EXPECT_TRUE(allows(after("#[aPp]"), Play{b}));
    EXPECT_EQ(hypothetical_move(after("#[aPp]", readings), Play{b}, readings).error().clause, "J2003-HS-3");
    const auto cycle = testing::notation_of("#[acPbdP]*", letters);
    EXPECT_EQ(is_hypothetical_sequence(position, Player::black, {cycle.first, {}, cycle.cycle}, readings)
                  .error()
                  .clause,
              "J2003-HS-3");
}

// Black's ko-capture on p of the ko {p, q} bans White on q; then the shape around changes.
class BanWithoutItsShape : public ::testing::Test {
  protected:
    // White's stone on q stands in atari at p: row 1 column 1 and 2.
    const Position position = position_of({".#O.", "#O.O", ".#O.", "...."});
    const Point p = position.grid().at(1, 2);
    const Point q = position.grid().at(1, 1);
    const LeftPart filled{Player::black, {Play{p}, Pass{}, Play{q}}};
};

TEST_F(BanWithoutItsShape, StaysOrLapses) {  // [J2003-HS-4]
    EXPECT_EQ(state_after(position, filled, {})->bans, (std::set<Ban>{Ban{Player::white, q, std::nullopt}}));
    Readings lapses;
    lapses.ban_without_shape = BanWithoutShape::lapses;
    EXPECT_TRUE(state_after(position, filled, lapses)->bans.empty());
    const LeftPart taken{Player::black, {Play{p}}};
    EXPECT_EQ(state_after(position, taken, lapses)->bans.size(), 1U);
}

TEST_F(BanWithoutItsShape, ABanProhibitsKoCapturesOnly) {  // [J2003-HS-4] [J2003-D2-5]
    // Without a ko at q, White may play there although he is banned.
    HypotheticalState state = start_state(position_of({"....", "....", "....", "...."}), Player::white, {});
    state.bans = {Ban{Player::white, q, std::nullopt}};
    EXPECT_TRUE(hypothetical_move(state, Play{q}, {}).has_value());
    EXPECT_FALSE(hypothetical_move(state, KoPass{}, {}).has_value());
}

TEST_F(BanWithoutItsShape, AnotherKoOnTheSameIntersection) {  // [J2003-HS-4]
    // White can take on q the black stone on p. He is banned on q because of another ko, with r.
    HypotheticalState state =
        start_state(state_after(position, {Player::black, {Play{p}}}, {})->position, Player::white, {});
    const Point r = position.grid().at(0, 1);
    state.bans = {Ban{Player::white, q, std::nullopt}};
    EXPECT_EQ(hypothetical_move(state, Play{q}, {}).error().clause, "J2003-HS-4");
    EXPECT_TRUE(hypothetical_move(state, KoPass{}, {}).has_value());
    Readings by_ko;
    by_ko.ban_identity = BanIdentity::ko;
    state.bans = {Ban{Player::white, q, r}};
    EXPECT_TRUE(hypothetical_move(state, Play{q}, by_ko).has_value());
    EXPECT_FALSE(hypothetical_move(state, KoPass{}, by_ko).has_value());
    state.bans = {Ban{Player::white, q, p}};
    EXPECT_FALSE(hypothetical_move(state, Play{q}, by_ko).has_value());
}

TEST_F(BanWithoutItsShape, IdentityOfABanByReading) {  // [J2003-HS-4]
    Readings by_ko;
    by_ko.ban_identity = BanIdentity::ko;
    EXPECT_EQ(state_after(position, {Player::black, {Play{p}}}, by_ko)->bans,
              (std::set<Ban>{Ban{Player::white, q, p}}));
}

TEST(ForceProgress, AStonePlayedOnTheCapturedStringsPlaceIsALocal1Stone) {  // [J2003-LD-2] [J2003-LD-4]
    // "capturable" example 2: White's stone at b is captured; a white stone played there again counts,
    // whatever string it is of.
    const nlohmann::json line = testing::position_line("com-cap-2");
    const Position position = testing::position_in(line);
    const Grid& grid = position.grid();
    const Point a = grid.at(0, 0), b = grid.at(0, 1), c = grid.at(1, 0), d = grid.at(1, 1);
    const ForceQuestion question{string_at(position, b), {b}};
    const HypotheticalSequence sequence{
        Player::black, {Play{a}, Play{b}, Play{a}, Play{d}, Pass{}, Pass{}}, {}};
    const auto played = play_out(position, Player::black, sequence, {});
    ASSERT_TRUE(played) << played.error().sentence;
    EXPECT_TRUE(fulfils_capture(question.target, *played));
    EXPECT_FALSE(fulfils(question, *played));
    EXPECT_TRUE(fulfils(ForceQuestion{question.target, {c}}, *played));
    // And the first hypothetical-move is the attacker's.
    EXPECT_EQ(question.attacker(), Player::black);
    EXPECT_EQ(play_out(position, question.defender(), sequence, {}).error().clause, "J2003-HS-1");
}

}  // namespace
}  // namespace shikatsu::reference
