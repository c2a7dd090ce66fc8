// The engine's game of a status-analysis beside the reference's hypo-sequences, move by move.
#include <gtest/gtest.h>

#include "reference/values/diagram.hpp"
#include "tests/asura1989/graph_comparison.hpp"
#include "tests/asura1989/grids.hpp"
#include "tests/asura1989/play_comparison.hpp"

namespace shikatsu::reference::asura1989::testing {
namespace {

void expect_same_play(const Position& position, unsigned seeds, std::size_t moves) {
    for (const Chain& chain : chains(position)) {
        const PlayComparison comparison(position, chain);
        for (unsigned seed = 1; seed <= seeds; ++seed)
            ASSERT_EQ(comparison.difference(seed, moves), "") << one_line(position);
    }
}

// [AS89-HS-2] [AS89-HS-5] [AS89-HS-6] [AS89-HS-7]
TEST(AsuraPlay, IsThatOfTheReferenceWhereThereAreSeveralKos) {
    for (const Position& position : boards_with_kos()) expect_same_play(position, 3, 40);
}

TEST(AsuraPlay, IsThatOfTheReferenceOnSmallGrids) {
    for (const auto& [rows, columns] : {std::pair{1, 5}, std::pair{2, 3}}) {
        for (const Position& position : positions_with_liberties(rows, columns))
            expect_same_play(position, 1, 20);
    }
}

// [AS89-HS-8]
TEST(AsuraGraph, LeadsWhereTheGameDoes) {
    for (const Position& position : boards_with_kos()) {
        for (const Chain& chain : chains(position))
            EXPECT_EQ(graph_difference(position, chain, 20'000), "") << one_line(position);
    }
}

}  // namespace
}  // namespace shikatsu::reference::asura1989::testing
