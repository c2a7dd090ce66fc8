// Scoring: every intermediate map of the commentary's examples, corner cases, and the result.
#include <gtest/gtest.h>

#include "reference/japanese2003/definitions3.hpp"
#include "reference/japanese2003/game.hpp"
#include "tests/reference/commentary.hpp"

namespace shikatsu::reference {
namespace {

using testing::marked;
using testing::position_in;
using testing::position_of;

using Rows = std::vector<std::string>;

AnalysedPosition analysed_of(const nlohmann::json& line) {
    AnalysedPosition analysed{position_in(line), {}};
    for (const auto& expected : line.at("expected")) {
        if (expected.at("status") == "dead") continue;
        analysed.alive.insert(
            string_at(analysed.position, testing::point_of(analysed.position.grid(), expected.at("string"))));
    }
    return analysed;
}

AnalysedPosition all_alive(const Rows& rows) {
    const Position position = position_of(rows);
    return AnalysedPosition{position, strings(position)};
}

PointSet together(const std::set<PointSet>& sets) {
    PointSet all;
    for (const PointSet& set : sets) all.insert(set.begin(), set.end());
    return all;
}

PointSet in_seki(const AnalysedPosition& analysed, Player player) {
    PointSet found;
    for (const PointSet& region : regions(analysed, player)) {
        if (is_in_seki(analysed, region)) found.insert(region.begin(), region.end());
    }
    return found;
}

// The points that count `value` each for the player.
PointSet counting(const AnalysedPosition& analysed, Player player, int value) {
    PointSet points;
    for (const Point point : territory(analysed, player)) {
        if ((analysed.position.empty(point) ? 1 : 2) == value) points.insert(point);
    }
    return points;
}

class ScoringExample : public ::testing::TestWithParam<std::string> {
  protected:
    Rows map(const std::string& name) const { return line.at("maps").at(name).get<Rows>(); }

    const nlohmann::json line = testing::position_line(GetParam());
    const AnalysedPosition analysed = analysed_of(line);
};

TEST_P(ScoringExample, EyeStringsEyePointsAndDame) {  // [J2003-D3-1] [J2003-D3-2] [J2003-D3-3] [J2003-D3-4]
    EXPECT_EQ(together(eye_strings(analysed, Player::black)), marked(map("black_eye_strings"), 'B'));
    EXPECT_EQ(together(eye_strings(analysed, Player::white)), marked(map("white_eye_strings"), 'W'));
    EXPECT_EQ(eye_points(analysed, Player::black), marked(map("black_eye_points"), 'B'));
    EXPECT_EQ(eye_points(analysed, Player::white), marked(map("white_eye_points"), 'W'));
    EXPECT_EQ(eye_points(analysed), marked(map("eye_points_and_dame"), 'E'));
    EXPECT_EQ(dame(analysed), marked(map("eye_points_and_dame"), 'D'));
}

TEST_P(ScoringExample, RegionsAndInSeki) {  // [J2003-D3-5] [J2003-D3-6]
    EXPECT_EQ(together(regions(analysed, Player::black)), marked(map("black_regions"), 'B'));
    EXPECT_EQ(together(regions(analysed, Player::white)), marked(map("white_regions"), 'W'));
    EXPECT_EQ(in_seki(analysed, Player::black), marked(map("black_in_seki"), 'S'));
    EXPECT_EQ(in_seki(analysed, Player::white), marked(map("white_in_seki"), 'S'));
}

TEST_P(ScoringExample, TerritoryAndScore) {  // [J2003-D3-7] [J2003-D3-9] [J2003-RS-1]
    EXPECT_EQ(territory(analysed, Player::black), marked(map("territory"), 'B'));
    EXPECT_EQ(territory(analysed, Player::white), marked(map("territory"), 'W'));
    for (const int value : {1, 2}) {
        const char digit = value == 1 ? '1' : '2';
        EXPECT_EQ(counting(analysed, Player::black, value), marked(map("black_scoring"), digit));
        EXPECT_EQ(counting(analysed, Player::white, value), marked(map("white_scoring"), digit));
    }
    const int points = score(analysed, line.at("prisoner_difference").get<int>());
    EXPECT_EQ(points, line.at("score").get<int>());
    const std::map<std::string, Result> results{
        {"black", Result::win_of_black}, {"white", Result::win_of_white}, {"tie", Result::tie}};
    EXPECT_EQ(result_of(points), results.at(line.at("result").get<std::string>()));
}

INSTANTIATE_TEST_SUITE_P(Commentary, ScoringExample,
                         ::testing::Values("com-score-1", "com-score-2", "com-score-3", "com-score-4"));

TEST(Scoring, PrisonersCount) {  // [J2003-D3-8] [J2003-D3-9]
    const AnalysedPosition analysed = all_alive({".##.", "####"});
    EXPECT_EQ(score(analysed, 0), 2);
    EXPECT_EQ(score(analysed, -5), -3);
    EXPECT_EQ(result_of(score(analysed, -5)), Result::win_of_white);
}

TEST(Scoring, TheEmptyGridIsAllDame) {  // [J2003-D3-2] [J2003-D3-4]
    const AnalysedPosition analysed = all_alive({"...", "..."});
    EXPECT_EQ(dame(analysed).size(), 6U);
    EXPECT_TRUE(eye_points(analysed).empty());
    EXPECT_EQ(score(analysed, 0), 0);
}

TEST(Scoring, DeadStonesWithoutAnEmptyPointAreInNoEyeString) {  // [J2003-D3-1]
    // White's stone touches no empty intersection, so no eye-string reaches it although it is dead.
    const Position position = position_of({"O#.", "##."});
    const AnalysedPosition analysed{position, {string_at(position, Point{1})}};
    EXPECT_FALSE(eye_points(analysed, Player::black).contains(Point{0}));
    EXPECT_EQ(territory(analysed, Player::black), (PointSet{Point{2}, Point{5}}));
}

TEST(Game, EndsByScoreOrByLongCycle) {  // [J2003-GM-1] [J2003-RS-1] [J2003-RS-2] [J2003-HA-1]
    const CanForce never = [](const Position&, const ForceQuestion&) { return false; };
    Judge judge(position_of({".##.", "####"}), Player::white, {}, direct_ko_oracle(never, {}));
    ASSERT_TRUE(judge.play(Pass{}));
    EXPECT_THROW(conclude(judge, never, {}), std::logic_error);
    ASSERT_TRUE(judge.play(Pass{}));
    const GameOutcome outcome = conclude(judge, never, {});
    EXPECT_EQ(outcome.score, 2);
    EXPECT_EQ(outcome.result, Result::win_of_black);
    EXPECT_EQ(outcome.statuses->size(), 1U);

    // A prisoner of the alternating-sequence counts.
    Judge taking(position_of({".##.", "###O"}), Player::black, {}, direct_ko_oracle(never, {}));
    for (const Move& move : {Move{Play{Point{3}}}, Move{Pass{}}, Move{Pass{}}})
        ASSERT_TRUE(taking.play(move));
    EXPECT_EQ(conclude(taking, never, {}).score, 3);

    const nlohmann::json line = testing::sequences_of_kind("alternating-sequence").at(3);
    Judge cycle(position_in(line), Player::white, {}, direct_ko_oracle(never, {}));
    for (const auto& move : testing::notation_of(line.at("sequence"), testing::letters_of(line)).prefix) {
        ASSERT_TRUE(cycle.play(std::get<Play>(move)));
    }
    const GameOutcome cycled = conclude(cycle, never, {});
    EXPECT_EQ(cycled.result, Result::win_of_black);
    EXPECT_FALSE(cycled.score);
}

TEST(Game, TheFinalPositionIsWhatTheEndingPassLeaves) {  // [J2003-D2-1] [J2003-D2-2]
    const CanForce never = [](const Position&, const ForceQuestion&) { return false; };
    Judge judge(position_of({".##..", "###OO"}), Player::black, {}, direct_ko_oracle(never, {}));
    for (const Move& move : {Move{Play{Point{3}}}, Move{Pass{}}, Move{Pass{}}}) ASSERT_TRUE(judge.play(move));
    ASSERT_EQ(judge.ending(), Ending::second_pass);
    const Position final_position = position_of({".###.", "###OO"});
    EXPECT_EQ(judge.position(), final_position);
    const Statuses statuses = conclude(judge, never, {}).statuses.value();
    std::set<FinalString> final_strings;
    for (const auto& [string, status] : statuses) final_strings.insert(string);
    EXPECT_EQ(final_strings, strings(final_position));
    EXPECT_EQ(final_strings.size(), 2U);
}

}  // namespace
}  // namespace shikatsu::reference
