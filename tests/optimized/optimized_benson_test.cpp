// Unconditional life: the published totals, and what it promises, played out in full.
#include <gtest/gtest.h>

#include <set>

#include "optimized/benson.hpp"
#include "tests/optimized/kernel_comparison.hpp"
#include "tests/reference/small_grids.hpp"

namespace shikatsu::optimized {
namespace {

using testing::board_of;
using testing::one_line;

Bits<1> alive_stones(const Position& position, Player player) {
    const Geometry<1> geometry(position.grid());
    const Board<1> board = board_of<1>(position, player);
    return unconditionally_alive(geometry, board, Side::defender);
}

/// What an opponent can do who moves for ever while the player passes.
class LoneAttack {
  public:
    explicit LoneAttack(const Grid& grid) : geometry_(grid) {}

    /// The stones among `wanted` that some order of plays captures.
    Bits<1> can_capture(const Board<1>& start, const Bits<1>& wanted) const {
        Bits<1> captured;
        std::set<Board<1>> seen{start};
        std::vector<Board<1>> open{start};
        while (!open.empty()) {
            const Board<1> board = open.back();
            open.pop_back();
            captured |= wanted - board.of(Side::defender);
            const StringTable<1> table(geometry_, board);
            table.empty().for_each([&](Point point) {
                const PlayEffect<1> effect = table.effect(Side::attacker, point);
                if (!effect.legal) return;
                Board<1> next = board;
                next.of(Side::attacker).insert(point);
                next.of(Side::defender) -= effect.captured;
                if (seen.insert(next).second) open.push_back(next);
            });
        }
        return captured;
    }

  private:
    Geometry<1> geometry_;
};

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
