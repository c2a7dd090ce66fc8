// The search by relevance: what it advises keeps the string against whatever is played in the zone.
#include <gtest/gtest.h>

#include <cstdio>

#include "tests/zones/questions_in_zones.hpp"
#include "tests/zones/zone_cases.hpp"
#include "tools/shikatsu_check/check.hpp"

namespace shikatsu::zones {
namespace {

using optimized::Geometry;

// [J2003-ST-6]
TEST(Relevance, AdvisesWhatKeepsTheString) {
    std::mt19937 random(20031);
    int found = 0;
    int won = 0;
    for (const auto& [rows, columns] : {std::pair{2, 5}, std::pair{3, 4}, std::pair{2, 7}}) {
        for (const Position& position : some_legal_positions(rows, columns, 1500)) {
            const Geometry<1> geometry(position.grid());
            for (const reference::String& string : reference::strings(position)) {
                const auto zone = random_zone(position, *string.points.begin(), 9, random);
                const Question kept{*string.points.begin(), {}, optimized::ProofZone{zone, string.player}};
                const auto question = question_in_zone(geometry, position, kept);
                if (!question) continue;
                optimized::Limits limits = optimized::testing::ample_limits();
                limits.max_states = 2'000;
                optimized::RelevanceSearch<1> search(geometry, *question, limits);
                if (!search.run()) continue;
                ++found;
                const std::string where = one_line(position) + ", " + std::to_string(kept.target.index);
                const bool wins = advice_wins(geometry, *question, search);
                EXPECT_TRUE(wins) << where;
                if (!wins) continue;
                ++won;
                Question whole{*string.points.begin(), {}};
                ASSERT_FALSE(on_the_whole_grid(position, whole)) << where;
            }
        }
    }
    std::printf("found %d, won %d\n", found, won);
    EXPECT_GT(found, 100);
    // Only what is played out counts; but it ought to be right.
    EXPECT_EQ(won, found);
}

// A string that can be captured is not kept by any advice.
TEST(Relevance, FindsNothingForStringsThatAreCaptured) {
    int forced = 0;
    for (const Position& position : some_legal_positions(3, 4, 1000)) {
        const Geometry<1> geometry(position.grid());
        for (const reference::String& string : reference::strings(position)) {
            const optimized::ProofZone whole{position.grid().points(), string.player};
            const auto question = question_in_zone(geometry, position, {*string.points.begin(), {}, whole});
            if (!question || !on_the_whole_grid(position, {*string.points.begin(), {}})) continue;
            ++forced;
            optimized::Limits limits = optimized::testing::ample_limits();
            limits.max_states = 500;
            optimized::RelevanceSearch<1> search(geometry, *question, limits);
            const bool kept = search.run() && advice_wins(geometry, *question, search);
            EXPECT_FALSE(kept) << one_line(position);
        }
    }
    EXPECT_GT(forced, 300);
}

// The end of a game: a zone with 27 empty intersections. The search of all there is takes 121,676 states.
TEST(Relevance, IsAskedWhereTheSearchOfAllIsGivenUp) {
    const std::vector<std::string> rows{"...OO#...", ".O.O###..", "...OOO#..", "..#OO#...", "..OO###..",
                                        "OOO##OOO.", "##OO#....", ".#O##.#..", "#.##....."};
    const std::vector<std::string> within{"000001111", "000011111", "000000111", "000001111", "000011111",
                                          "000111111", "110011111", "110111111", "111111111"};
    const Position position = position_from_rows(rows).value();
    const Grid& grid = position.grid();
    std::vector<Point> zone;
    for (const Point point : grid.points()) {
        const std::string& row = within[static_cast<std::size_t>(grid.row(point))];
        if (row[static_cast<std::size_t>(grid.column(point))] == '1') zone.push_back(point);
    }
    const Question question{grid.at(7, 6), {}, optimized::ProofZone{zone, Player::black}};
    optimized::Options options;
    options.max_witness_states = 100'000;
    const Finding finding = Asker(position, options).ask_all({question}, 0, 40'000).front();
    EXPECT_EQ(finding.attacker_forces, std::optional(false));
    EXPECT_GT(finding.states, 40'000U);
    EXPECT_LT(finding.states, 100'000U);
    ASSERT_TRUE(finding.witness);
    const check::Verdict verdict = check::check_bytes(certificate(position, finding), {});
    EXPECT_TRUE(verdict.accepted()) << verdict.sentence;
}

}  // namespace
}  // namespace shikatsu::zones
