// However much a search remembers of dormant bans, what it decides is the same.
#include <gtest/gtest.h>

#include <cstdio>
#include <map>

#include "tests/optimized/force_questions.hpp"
#include "tests/optimized/kernel_comparison.hpp"
#include "tests/reference/small_grids.hpp"

namespace shikatsu::optimized {
namespace {

/// The winner that a search with so much memory finds; open if forgetting leaves it so.
Winner winner_with(std::size_t dormant, const Geometry<1>& geometry, const ForceQuestion<1>& question) {
    ForceGame<1> game(geometry, question, {}, BanMemory{dormant}, Shortcuts{});
    Arena<1> arena(game);
    const Limits limits = testing::ample_limits();
    const SearchEnd end = Search<1>(arena, limits).run();
    EXPECT_NE(end, SearchEnd::out_of_budget);
    EXPECT_EQ(end == SearchEnd::decided, arena.winner(arena.root()) != Winner::open);
    return arena.winner(arena.root());
}

class BanMemoryTest : public ::testing::TestWithParam<std::pair<int, int>> {};

TEST_P(BanMemoryTest, NeverContradictsItself) {  // [J2003-HS-4] [J2003-ST-6]
    const auto [rows, columns] = GetParam();
    const Geometry<1> geometry(Grid::create(rows, columns).value());
    std::map<std::size_t, int> open;
    int questions = 0;
    for (const Position& position : reference::testing::legal_positions(rows, columns)) {
        for (const reference::String& string : reference::strings(position)) {
            for (const auto& asked : testing::questions_about(position, string)) {
                const ForceQuestion<1> question = testing::force_question<1>(position, asked);
                const Winner exact = winner_with(BanMemory::unlimited, geometry, question);
                ASSERT_NE(exact, Winner::open) << one_line(position);
                for (const std::size_t dormant : {0U, 1U, 2U}) {
                    const Winner winner = winner_with(dormant, geometry, question);
                    ASSERT_TRUE(winner == exact || winner == Winner::open)
                        << one_line(position) << " remembering " << dormant;
                    if (winner == Winner::open) ++open[dormant];
                }
                ++questions;
            }
        }
    }
    std::printf("%dx%d: %d questions; open with memory 0: %d, 1: %d, 2: %d\n", rows, columns, questions,
                open[0], open[1], open[2]);
    EXPECT_LT(open[0], questions / 2) << "forgetting decides too little to be of use";
}

INSTANTIATE_TEST_SUITE_P(Tiny, BanMemoryTest,
                         ::testing::Values(std::pair{1, 3}, std::pair{1, 4}, std::pair{1, 5}, std::pair{2, 2},
                                           std::pair{2, 3}));

}  // namespace
}  // namespace shikatsu::optimized
