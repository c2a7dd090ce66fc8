// Local-1, local-2, local-3 and capturable-3 on the commentary's examples, with the statuses that it gives.
#include <gtest/gtest.h>

#include "reference/japanese2003/hypothetical_analysis.hpp"
#include "tests/reference/commentary.hpp"

namespace shikatsu::reference {
namespace {

using testing::marked;
using testing::position_in;
using testing::position_of;

const std::map<std::string, LifeAndDeath> status_names{{"uncapturable", LifeAndDeath::uncapturable},
                                                       {"capturable-1", LifeAndDeath::capturable_1},
                                                       {"capturable-2", LifeAndDeath::capturable_2},
                                                       {"dead", LifeAndDeath::dead}};

FinalString string_in(const Position& position, const std::string& place) {
    return string_at(position, testing::point_of(position.grid(), place));
}

// The statuses that the commentary gives for the example's strings.
Statuses given_statuses(const nlohmann::json& line) {
    const Position position = position_in(line);
    Statuses statuses;
    for (const auto& expected : line.at("expected")) {
        const auto status = status_names.find(expected.at("status").get<std::string>());
        if (status == status_names.end() || expected.at("ruleset") != "J2003") continue;
        statuses.emplace(string_in(position, expected.at("string")), status->second);
    }
    return statuses;
}

// Answers questions of force as the given statuses say. Local-1 and local-2 questions are told apart by the
// region.
CanForce oracle_of(const Statuses& statuses) {
    return [statuses](const Position&, const ForceQuestion& question) {
        const LifeAndDeath status = statuses.at(question.target);
        if (question.region.empty()) return status != LifeAndDeath::uncapturable;
        if (question.region == question.target.points && status == LifeAndDeath::capturable_1) return false;
        return !(question.region != question.target.points && status == LifeAndDeath::capturable_2);
    };
}

TEST(Locals, MapsOfTheCommentary) {  // [J2003-LD-3] [J2003-LD-5] [J2003-LD-7]
    int maps = 0;
    for (const std::string id : {"com-cap-1", "com-cap-2", "com-cap-3"}) {
        const nlohmann::json line = testing::position_line(id);
        const Position position = position_in(line);
        const std::set<FinalString> boundary = boundary_of(given_statuses(line));
        for (const auto& [place, locals] : line.at("locals").items()) {
            const FinalString string = string_in(position, place);
            const auto map = [&](const char* name) {
                return locals.at(name).get<std::vector<std::string>>();
            };
            EXPECT_EQ(local_1(string), marked(map("local1"), '1')) << id << " " << place;
            EXPECT_EQ(local_2(position, string, boundary), marked(map("local2"), '2')) << id << " " << place;
            EXPECT_EQ(local_3(position, string, boundary), marked(map("local3"), '3')) << id << " " << place;
            maps += 3;
        }
    }
    EXPECT_EQ(maps, 24);
}

TEST(Capturable3, TheKoStoneOfExample3) {  // [J2003-LD-8] [J2003-D2-4]
    const nlohmann::json line = testing::position_line("com-cap-3");
    const Position position = position_in(line);
    const FinalString ko_stone = string_in(position, "0,3");
    EXPECT_EQ(capturable_3_strings(position, given_statuses(line)), std::set<FinalString>{ko_stone});
    EXPECT_TRUE(is_ko_stone(position, ko_stone));
    EXPECT_FALSE(is_ko_stone(position, string_in(position, "0,1")));
    // Were it dead, nothing would be capturable-3.
    Statuses dead = given_statuses(line);
    dead[ko_stone] = LifeAndDeath::dead;
    EXPECT_TRUE(capturable_3_strings(position, dead).empty());
}

TEST(HypotheticalAnalysis,
     AsksTheQuestionsOfTheDefinitions) {  // [J2003-HA-1] [J2003-LD-1] [J2003-LD-4] [J2003-LD-6]
    for (const std::string id : {"com-cap-1", "com-cap-2", "com-cap-3", "recon-torazu-6x6"}) {
        const nlohmann::json line = testing::position_line(id);
        Statuses given = given_statuses(line);
        for (const String& string : strings(position_in(line))) given.try_emplace(string, LifeAndDeath::dead);
        EXPECT_EQ(hypothetical_analysis(position_in(line), oracle_of(given), {}), given) << id;
    }
}

TEST(HypotheticalAnalysis, AliveUnlessDead) {  // [J2003-LD-9] [J2003-LD-10]
    EXPECT_TRUE(is_alive(LifeAndDeath::uncapturable));
    EXPECT_TRUE(is_alive(LifeAndDeath::capturable_1));
    EXPECT_TRUE(is_alive(LifeAndDeath::capturable_2));
    EXPECT_FALSE(is_alive(LifeAndDeath::dead));
}

TEST(HypotheticalAnalysis, RegionOfCapturable2ByReading) {  // [J2003-LD-6]
    const Position position = position_of({"#O."});
    const FinalString string = string_in(position, "0,0");
    const PointSet all = local_2(position, string, {});
    EXPECT_EQ(all.size(), 3U);
    EXPECT_EQ(capturable_2_region(string, all, {}), all);
    Readings readings;
    readings.capturable_2 = Capturable2::local_2_minus_local_1;
    EXPECT_EQ(capturable_2_region(string, all, readings), (PointSet{Point{1}, Point{2}}));
}

}  // namespace
}  // namespace shikatsu::reference
