// Whatever is unexplored, the judge settles nothing that the whole game decides otherwise.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>

#include "tests/optimized/arena_comparison.hpp"
#include "tests/optimized/force_questions.hpp"
#include "tests/optimized/kernel_comparison.hpp"
#include "tests/optimized/ko_boards.hpp"
#include "tests/optimized/partial_exploration.hpp"
#include "tests/reference/small_grids.hpp"

namespace shikatsu::optimized {
namespace {

constexpr std::size_t max_states = 3000;

struct Sums {
    std::size_t games = 0;
    testing::PartialFinding finding;
};

void look(const Position& position, BanMemory memory, std::mt19937& random, Sums& sums) {
    const Geometry<1> geometry(position.grid());
    for (const reference::String& string : reference::strings(position)) {
        for (const auto& asked : testing::questions_about(position, string)) {
            const ForceQuestion<1> question = testing::force_question<1>(position, asked);
            const testing::WholeGame whole(geometry, question, memory, max_states);
            if (!whole.explored()) continue;
            ++sums.games;
            const auto found = testing::judge_by_and_by(geometry, question, memory, whole, random);
            EXPECT_EQ(found.wrong, 0U) << one_line(position);
            sums.finding.right += found.right;
            sums.finding.by_infinite_play += found.by_infinite_play;
        }
    }
}

class JudgeTest : public ::testing::TestWithParam<std::pair<int, int>> {};

TEST_P(JudgeTest, SettlesNothingThatExplorationTakesBack) {  // [J2003-ST-6] [J2003-HS-4]
    const auto [rows, columns] = GetParam();
    std::vector<Position> positions = reference::testing::legal_positions(rows, columns);
    std::mt19937 random(20031);
    std::shuffle(positions.begin(), positions.end(), random);
    positions.erase(positions.begin() + static_cast<long>(std::min<std::size_t>(positions.size(), 70)),
                    positions.end());
    Sums sums;
    for (const Position& position : positions) {
        for (const std::size_t dormant : {std::size_t{0}, std::size_t{BanMemory::unlimited}}) {
            look(position, BanMemory{dormant}, random, sums);
        }
    }
    std::printf("%dx%d: %zu games, %zu nodes settled early, %zu of the attacker's by infinite play\n", rows,
                columns, sums.games, sums.finding.right, sums.finding.by_infinite_play);
    EXPECT_GT(sums.games, 50U);
    EXPECT_GT(sums.finding.by_infinite_play, 20U);
}

INSTANTIATE_TEST_SUITE_P(Tiny, JudgeTest,
                         ::testing::Values(std::pair{1, 5}, std::pair{1, 6}, std::pair{2, 3}));

// [J2003-HS-4]
TEST(ArenaOfAForceGame, LeadsWhereTheGameDoes) {
    for (const Position& position : testing::ko_boards_and_a_large_one()) {
        const Geometry<1> geometry(position.grid());
        for (const reference::String& string : reference::strings(position)) {
            for (const auto& asked : testing::questions_about(position, string)) {
                const ForceQuestion<1> question = testing::force_question<1>(position, asked);
                EXPECT_EQ(testing::arena_difference(geometry, question, 10'000), "") << one_line(position);
            }
        }
    }
}

}  // namespace
}  // namespace shikatsu::optimized
