// The verdicts, locals and scoring maps of the commentary's examples, by the engine.
#include <gtest/gtest.h>

#include <cstdio>
#include <map>

#include "tests/optimized/commentary_verdicts.hpp"

namespace shikatsu::optimized {
namespace {

using reference::testing::marked;
using reference::testing::position_line;
using testing::adjudicated;
using testing::set_of;
using testing::verdict_at;

using Rows = std::vector<std::string>;

// Each board is adjudicated once; two of them take seconds.
const Adjudication& result_of(const nlohmann::json& line) {
    static std::map<std::string, Adjudication> results;
    const std::string id = line.at("id");
    const auto known = results.find(id);
    if (known != results.end()) return known->second;
    return results.emplace(id, adjudicated(line, {}, Budget{8'000'000, 900.0})).first->second;
}

class CommentaryBoard : public ::testing::TestWithParam<std::string> {
  protected:
    const nlohmann::json line = position_line(GetParam());
    const Adjudication& result = result_of(line);
};

TEST_P(CommentaryBoard, Strings) {  // [J2003-D1-8]
    EXPECT_EQ(result.strings.size(), line.at("n_strings").get<std::size_t>());
    for (const auto& expected : line.at("expected")) {
        const StringVerdict& verdict = verdict_at(result, expected.at("string"));
        EXPECT_EQ(verdict.points.size(), expected.at("size").get<std::size_t>());
        EXPECT_EQ(name(verdict.owner), expected.at("colour").get<std::string>());
    }
}

TEST_P(CommentaryBoard,
       Statuses) {  // [J2003-LD-1] [J2003-LD-4] [J2003-LD-6] [J2003-LD-8] [J2003-LD-9] [J2003-LD-10]
    std::uint64_t states = 0;
    for (const StringVerdict& verdict : result.strings) {
        EXPECT_NE(verdict.status, Status::undecided) << "string at " << verdict.points.front().index;
        states += verdict.states();
    }
    for (const auto& expected : line.at("expected")) {
        if (expected.at("ruleset") != "J2003") continue;
        const auto difference =
            testing::status_difference(verdict_at(result, expected.at("string")), expected);
        EXPECT_FALSE(difference) << expected.at("string") << ": " << *difference;
    }
    std::printf("%-24s %12llu states\n", GetParam().c_str(), static_cast<unsigned long long>(states));
}

TEST_P(CommentaryBoard, Locals) {  // [J2003-LD-3] [J2003-LD-5] [J2003-LD-7]
    if (!line.contains("locals")) return;
    for (const auto& [point, maps] : line.at("locals").items()) {
        const StringVerdict& verdict = verdict_at(result, point);
        EXPECT_EQ(set_of(verdict.local_1), marked(maps.at("local1").get<Rows>(), '1')) << point;
        EXPECT_EQ(set_of(verdict.local_2.value()), marked(maps.at("local2").get<Rows>(), '2')) << point;
        EXPECT_EQ(set_of(verdict.local_3.value()), marked(maps.at("local3").get<Rows>(), '3')) << point;
    }
}

TEST_P(CommentaryBoard, DirectKo) {  // [J2003-AS-7] [J2003-LD-8]
    const bool allowed = line.value("game_end_allowed", true);
    EXPECT_EQ(result.end_prohibited_by_direct_ko, !allowed);
}

INSTANTIATE_TEST_SUITE_P(Decided, CommentaryBoard,
                         ::testing::Values("com-uncap-1", "com-cap-1", "com-cap-2", "com-cap-3",
                                           "com-score-1", "com-score-2", "com-score-3", "com-score-4",
                                           "com-kopass-rationale", "com-doubleko-4x4", "recon-torazu-6x6"));

class ScoringExample : public CommentaryBoard {
  protected:
    reference::PointSet map(const std::string& name, char sign) const {
        return marked(line.at("maps").at(name).get<Rows>(), sign);
    }
    // The points that count `value` each in the player's territory.
    reference::PointSet counting(const Territories& player, int value) const {
        reference::PointSet points;
        for (const Point point : player.territory) {
            if ((result.position.empty(point) ? 1 : 2) == value) points.insert(point);
        }
        return points;
    }
};

// [J2003-D3-1] [J2003-D3-2] [J2003-D3-4] [J2003-D3-5] [J2003-D3-6] [J2003-D3-7]
TEST_P(ScoringExample, EveryMap) {
    ASSERT_TRUE(result.scoring);
    const Scoring& scoring = *result.scoring;
    EXPECT_EQ(set_of(scoring.black.eye_string_points), map("black_eye_strings", 'B'));
    EXPECT_EQ(set_of(scoring.white.eye_string_points), map("white_eye_strings", 'W'));
    EXPECT_EQ(set_of(scoring.black.eye_points), map("black_eye_points", 'B'));
    EXPECT_EQ(set_of(scoring.white.eye_points), map("white_eye_points", 'W'));
    EXPECT_EQ(set_of(scoring.dame), map("eye_points_and_dame", 'D'));
    EXPECT_EQ(set_of(scoring.black.region_points), map("black_regions", 'B'));
    EXPECT_EQ(set_of(scoring.white.region_points), map("white_regions", 'W'));
    EXPECT_EQ(set_of(scoring.black.in_seki), map("black_in_seki", 'S'));
    EXPECT_EQ(set_of(scoring.white.in_seki), map("white_in_seki", 'S'));
    EXPECT_EQ(set_of(scoring.black.territory), map("territory", 'B'));
    EXPECT_EQ(set_of(scoring.white.territory), map("territory", 'W'));
    for (const int value : {1, 2}) {
        const char digit = value == 1 ? '1' : '2';
        EXPECT_EQ(counting(scoring.black, value), map("black_scoring", digit));
        EXPECT_EQ(counting(scoring.white, value), map("white_scoring", digit));
    }
}

TEST_P(ScoringExample, Score) {  // [J2003-D3-8] [J2003-D3-9]
    ASSERT_TRUE(result.scoring);
    EXPECT_EQ(result.scoring->score, line.at("score").get<int>());
}

TEST(Scoring, PrisonersCount) {  // [J2003-D3-8] [J2003-D3-9]
    const Position position = reference::testing::position_of({".#.", "###"});
    EXPECT_EQ(adjudicate(position, 0, {}).scoring.value().score, 2);
    EXPECT_EQ(adjudicate(position, -3, {}).scoring.value().score, -1);
    EXPECT_EQ(adjudicate(position, -3, {}).scoring.value().prisoner_difference, -3);
}

INSTANTIATE_TEST_SUITE_P(Commentary, ScoringExample,
                         ::testing::Values("com-score-1", "com-score-2", "com-score-3", "com-score-4"));

}  // namespace
}  // namespace shikatsu::optimized
