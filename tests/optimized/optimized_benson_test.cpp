// Unconditional life: the published totals, and what it promises, played out in full.
#include <gtest/gtest.h>

#include "optimized/kernel/benson.hpp"
#include "tests/optimized/kernel_comparison.hpp"
#include "tests/optimized/lone_attack.hpp"
#include "tests/reference/small_grids.hpp"

namespace shikatsu::optimized {
namespace {

using testing::board_of;
using testing::LoneAttack;

Bits<1> alive_stones(const Position& position, Player player) {
    const Geometry<1> geometry(position.grid());
    const Board<1> board = board_of<1>(position, player);
    return unconditionally_alive(geometry, board, Side::defender);
}

TEST(UnconditionalLife, HasThePublishedTotalOnThreeByThree) {
    int alive = 0;
    int stones = 0;
    for (const Position& position : reference::testing::legal_positions(3, 3)) {
        alive += alive_stones(position, Player::black).count();
        stones += board_of<1>(position, Player::black).of(Side::defender).count();
    }
    EXPECT_EQ(stones, 34556);
    EXPECT_EQ(alive, 3924);
}

// Benson's theorem in both directions: exactly the stones that he calls alive survive every attack.
TEST(UnconditionalLife, IsWhatNoOrderOfPlaysCaptures) {
    for (const auto& [rows, columns] :
         std::vector<std::pair<int, int>>{{1, 3}, {1, 5}, {1, 7}, {2, 2}, {2, 3}, {2, 4}, {3, 3}}) {
        const Grid grid = Grid::create(rows, columns).value();
        const LoneAttack attack(grid);
        long lasting = 0;
        for (const Position& position : reference::testing::legal_positions(rows, columns)) {
            const Board<1> board = board_of<1>(position, Player::black);
            const Bits<1> stones = board.of(Side::defender);
            const Bits<1> expected = stones - attack.can_capture(board, stones);
            ASSERT_EQ(testing::points_in(alive_stones(position, Player::black)), testing::points_in(expected))
                << one_line(position);
            lasting += expected.count();
        }
        RecordProperty("lasting_" + std::to_string(rows) + "x" + std::to_string(columns),
                       static_cast<int>(lasting));
    }
}

TEST(UnconditionalLife, KnownBoards) {
    const auto alive = [](const std::vector<std::string>& rows) {
        return alive_stones(position_from_rows(rows).value(), Player::black).count();
    };
    EXPECT_EQ(alive({".#.", "###"}), 4);
    EXPECT_EQ(alive({"..#", "###"}), 0);
    EXPECT_EQ(alive({"######", "#.#..#", "######"}), 15);
    // The empty point inside White's ring is no liberty of Black's, so the second region is not vital.
    EXPECT_EQ(alive({"#######", "#.#OOO#", "###O.O#", "###OOO#", "#######"}), 0);
}

}  // namespace
}  // namespace shikatsu::optimized
