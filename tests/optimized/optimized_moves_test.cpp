// What is so of every move of a force game, and of every strategy that is read off a decided one.
#include <gtest/gtest.h>

#include "tests/optimized/ko_boards.hpp"
#include "tests/optimized/moves_comparison.hpp"
#include "tests/optimized/plan_comparison.hpp"
#include "tests/reference/small_grids.hpp"

namespace shikatsu::optimized {
namespace {

/// What shows a failure again, in the folder of the build.
constexpr const char* again = "\nctest -R optimized_moves_test --output-on-failure";

std::vector<Position> boards() {
    std::vector<Position> all = testing::ko_boards();
    for (const auto& [rows, columns] : {std::pair{2, 4}, std::pair{3, 3}, std::pair{1, 7}}) {
        for (const Position& position : reference::testing::some_legal_positions(rows, columns, 20))
            all.push_back(position);
    }
    return all;
}

// [J2003-HS-4] [J2003-D2-6]
TEST(MovesOfAForceGame, AreKoPassesForBansAndLeaveNewKosOpen) {
    constexpr unsigned seed = 20031;
    testing::MovesFinding finding;
    for (const Position& position : boards()) {
        testing::look_at_moves(position, seed, finding);
        ASSERT_EQ(finding.difference, "") << one_line(position) << ", seed " << seed << again;
    }
    EXPECT_GT(finding.ko_passes, 1000U);
    EXPECT_GT(finding.left_open, 1000U);
}

// [J2003-ST-6]
TEST(StrategyOfADecidedGame, LeadsOnWhateverTheOthersChoose) {
    testing::PlanFinding finding;
    for (const Position& position : boards()) {
        testing::look_at_plans(position, finding);
        ASSERT_EQ(finding.difference, "") << one_line(position) << again;
    }
    EXPECT_GT(finding.adversaries, 500U);
}

}  // namespace
}  // namespace shikatsu::optimized
