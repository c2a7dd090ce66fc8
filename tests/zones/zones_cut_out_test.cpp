// A question in a zone gets the same answer, by the same states and strategy, whether the whole grid is
// looked at or only what is cut out around the zone.
#include <gtest/gtest.h>

#include <cstdio>

#include "optimized/zones/cut_out.hpp"
#include "tests/zones/questions_in_zones.hpp"
#include "tests/zones/zone_cases.hpp"

namespace shikatsu::zones {
namespace {

using optimized::CutOut;
using optimized::ForceAnswer;
using optimized::Geometry;

/// Without cutting anything out; nothing if the zone does not do for a proof.
ForceAnswer on_the_uncut_grid(const Position& position, const Question& question) {
    const Geometry<1> geometry(position.grid());
    const auto force = question_in_zone(geometry, position, question);
    if (!force) return {};
    optimized::Extras extras;
    extras.witness = true;
    return optimized::ForceSolver<1>(geometry, {}, optimized::testing::ample_limits(), extras).answer(*force);
}

/// Somewhere on the grid, around the string, within one line of it.
std::vector<Point> zone_near(const Position& position, const reference::String& string,
                             std::mt19937& random) {
    const Grid& grid = position.grid();
    const std::vector<Point> near = random_zone(position, *string.points.begin(), 9, random);
    std::vector<Point> zone;
    for (const Point point : near) {
        const bool close = std::any_of(string.points.begin(), string.points.end(), [&](Point stone) {
            return std::abs(grid.row(stone) - grid.row(point)) <= 1 &&
                   std::abs(grid.column(stone) - grid.column(point)) <= 1;
        });
        if (close) zone.push_back(point);
    }
    return zone;
}

// [J2003-ST-6]
TEST(CutOut, IsAsGoodAsTheWholeGrid) {
    std::mt19937 random(20031);
    int smaller = 0;
    int proved = 0;
    for (const auto& [rows, columns] : {std::pair{1, 8}, std::pair{2, 6}, std::pair{3, 4}}) {
        for (const Position& position : some_legal_positions(rows, columns, 500)) {
            for (const reference::String& string : reference::strings(position)) {
                const std::vector<Point> zone = zone_near(position, string, random);
                const Player prover = random() % 2 == 0 ? Player::black : Player::white;
                const std::vector<Point> region = random() % 2 == 0 ? zone : std::vector<Point>{};
                const Question question{*string.points.begin(), region, optimized::ProofZone{zone, prover}};
                if (CutOut(position, question).position().grid().size() < position.grid().size()) ++smaller;
                const ForceAnswer whole = on_the_uncut_grid(position, question);
                const Finding cut = ask(position, question);
                const std::string where = one_line(position) + ", " + std::to_string(question.target.index);
                ASSERT_EQ(cut.attacker_forces, whole.attacker_forces) << where;
                ASSERT_EQ(cut.states, whole.states) << where;
                ASSERT_EQ(cut.witness, whole.witness) << where;
                proved += cut.witness ? 1 : 0;
            }
        }
    }
    std::printf("smaller than the grid %d, proved %d\n", smaller, proved);
    EXPECT_GT(smaller, 1000);
    EXPECT_GT(proved, 100);
}

}  // namespace
}  // namespace shikatsu::zones
