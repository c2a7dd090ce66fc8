// Chains that patterns show to live and clearings show to be dead, beside the search of all hypo-sequences.
#include <gtest/gtest.h>

#include <random>

#include "tests/asura1989/by_parts_comparison.hpp"
#include "tests/asura1989/grids.hpp"
#include "tests/reference/drawn_positions.hpp"

namespace shikatsu::reference::asura1989::testing {
namespace {

PartsTally compared(int rows, int columns, std::size_t count, std::string_view marks) {
    std::mt19937 random(20031);
    PartsTally tally;
    for (const Position& position : reference::testing::drawn_positions(rows, columns, count, marks, random))
        compare_by_parts(position, 2'000, 100'000, tally);
    return tally;
}

// [AS89-SA-4] [AS89-SA-5]
TEST(AsuraByParts, SaysWhatTheSearchSays) {
    const struct {
        int rows, columns;
        std::size_t count;
        long by_patterns, compared;
    } grids[] = {{3, 4, 400, 200, 200}, {4, 4, 200, 100, 100}, {3, 6, 60, 20, 20}};
    for (const auto& grid : grids) {
        const PartsTally tally = compared(grid.rows, grid.columns, grid.count, ".#O");
        EXPECT_EQ(tally.wrong, std::vector<std::string>());
        EXPECT_GT(tally.by_patterns, grid.by_patterns) << grid.rows << "x" << grid.columns;
        EXPECT_GT(tally.compared, grid.compared) << grid.rows << "x" << grid.columns;
    }
}

// Where one player has most of the stones there is something to clear.
TEST(AsuraByParts, CallsChainsDeadThatTheSearchCallsDead) {
    for (const auto& [rows, columns] : {std::pair{3, 4}, std::pair{4, 4}, std::pair{3, 5}}) {
        const PartsTally tally = compared(rows, columns, 400, "..####O");
        EXPECT_EQ(tally.wrong, std::vector<std::string>());
        EXPECT_GT(tally.by_clearings, 100) << rows << "x" << columns;
        EXPECT_GT(tally.compared, 100) << rows << "x" << columns;
    }
}

}  // namespace
}  // namespace shikatsu::reference::asura1989::testing
