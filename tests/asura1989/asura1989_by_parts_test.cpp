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
    } grids[] = {{3, 4, 200, 150, 400}, {4, 4, 100, 100, 300}, {3, 6, 40, 40, 120}};
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
        const PartsTally tally = compared(rows, columns, 200, "..####O");
        EXPECT_EQ(tally.wrong, std::vector<std::string>());
        EXPECT_GT(tally.by_clearings, 150) << rows << "x" << columns;
        EXPECT_GT(tally.compared, 300) << rows << "x" << columns;
    }
}

/// The first stones of the chains that are not known to live, with "?" before those that are undecided.
std::vector<std::string> not_known_to_live(const Position& position, const engine::Options& options) {
    std::vector<std::string> names;
    for (const engine::ChainVerdict& chain : engine::adjudicate(position, 0, options).chains) {
        if (chain.finding.alive == true) continue;
        const std::string name = vertex(position.grid(), chain.points.front());
        names.push_back((chain.finding.alive ? "" : "?") + name);
    }
    return names;
}

// Two walls, and three prisoners behind them.
TEST(AsuraByParts, DecidesTheBoardOfAGame) {
    const Position position = board({"..OOOOO#.", "..O.O###.", "..OO##O..", "..O#.....", "..O##.#..",
                                     ".OOO#..#.", "..O##OO..", ".OO#O#...", ".O##....."});
    engine::Options options;
    options.budget = {100'000, 600.0};
    EXPECT_EQ(not_known_to_live(position, options), (std::vector<std::string>{"G7", "F3", "E2"}));
    options.by_parts = false;
    EXPECT_EQ(not_known_to_live(position, options).front(), "?H9");
}

/// What parts show of the chain with the stone.
std::optional<bool> shown(const Position& position, const std::string& stone) {
    for (const engine::ChainVerdict& chain : shown_by_parts(position, 100'000)) {
        if (vertex(position.grid(), chain.points.front()) != stone) continue;
        EXPECT_TRUE(!chain.finding.alive || proved(position, chain));
        return chain.finding.alive;
    }
    ADD_FAILURE() << "no chain begins at " << stone;
    return std::nullopt;
}

// [AS89-HS-5] Bent four in the corner: White takes the ko, and when Black has spent a pass on it takes more.
TEST(AsuraByParts, CountOnBansOfTheDefender) {
    const Position position =
        board({"OOOOOOOO########.#", "##OOO.OO#OOOOOO###", ".####OOO#O....O#.#", "OOO.#O.O#OOOOOO###"});
    EXPECT_EQ(shown(position, "A3"), false);
}

// [AS89-HS-6] A ko-pass removes no ko-shadow of the opponent's: nothing is counted on where he has one.
TEST(AsuraByParts, DoNotCountOnBansThatMayBeBothPlayers) {
    EXPECT_EQ(shown(board({"..O.", "###O", "#.OO", "#O#."}), "C4"), std::nullopt);
}

// [AS89-SA-1] Black's stones on the left are dead, whatever he plays in his territory on the right.
TEST(AsuraByParts, StonesElsewhereMakeUpForNothing) {
    const Position position = board({"#O#O#.", "...O##", "O#.O#.", ".O#O#."});
    PartsTally tally;
    compare_by_parts(position, 4'000, 100'000, tally);
    EXPECT_EQ(tally.wrong, std::vector<std::string>());
    EXPECT_GT(tally.compared, 0);
}

}  // namespace
}  // namespace shikatsu::reference::asura1989::testing
