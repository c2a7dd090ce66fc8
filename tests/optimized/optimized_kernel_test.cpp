// The engine's kernel equals the reference: on every small position, and on random ones of larger grids.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "tests/optimized/kernel_comparison.hpp"
#include "tests/optimized/legal_generators.hpp"
#include "tests/reference/small_grids.hpp"

namespace shikatsu::optimized {
namespace {

using testing::GridSize;
using testing::kernel_difference;
using testing::legal_positions_on;

const std::vector<GridSize> small_grids{{1, 1}, {1, 2}, {1, 3}, {1, 4}, {1, 5}, {1, 6}, {1, 7}, {2, 2},
                                        {2, 3}, {3, 2}, {2, 4}, {4, 2}, {3, 3}, {5, 1}, {7, 1}};

template <int W>
void check_all(const std::vector<GridSize>& sizes) {
    for (const auto& [rows, columns] : sizes) {
        for (const Position& position : reference::testing::legal_positions(rows, columns)) {
            for (const Player defender : reference::players) {
                const auto difference = kernel_difference<W>(position, defender);
                ASSERT_FALSE(difference) << one_line(position) << ": " << *difference;
            }
        }
    }
}

// [J2003-D1-8] [J2003-D1-9] [J2003-MV-1] [J2003-MV-2] [J2003-MV-3] [J2003-D2-3] [J2003-D2-5]
TEST(Kernel, EqualsTheReferenceOnEverySmallPosition) {
    check_all<1>(small_grids);
}

TEST(Kernel, EqualsTheReferenceInEveryWidth) {
    check_all<2>({{1, 4}, {2, 2}, {2, 3}});
    check_all<6>({{1, 4}, {2, 2}, {2, 3}});
    check_all<10>({{1, 4}, {2, 2}});
}

template <int W>
void check_random(const std::vector<GridSize>& sizes) {
    const Position position = *legal_positions_on(sizes);
    const Player defender = *rc::gen::elementOf(std::vector<Player>{Player::black, Player::white});
    const auto difference = kernel_difference<W>(position, defender);
    if (difference) RC_LOG() << one_line(position) << ": " << *difference << "\n";
    RC_ASSERT(!difference);
}

RC_GTEST_PROP(Kernel, EqualsTheReferenceInOneWord, ()) {
    check_random<1>({{4, 4}, {5, 5}, {8, 8}, {3, 9}, {4, 16}});
}
RC_GTEST_PROP(Kernel, EqualsTheReferenceInTwoWords, ()) {
    check_random<2>({{9, 9}, {6, 11}, {11, 6}, {5, 13}, {13, 5}, {11, 11}});
}
RC_GTEST_PROP(Kernel, EqualsTheReferenceInSixWords, ()) {
    check_random<6>({{13, 13}, {19, 19}});
}

// A flood fill is the recursion of the text: everything joined to the seed inside the set. [J2003-D1-7]
RC_GTEST_PROP(Kernel, FloodIsTheString, ()) {
    const Position position = *legal_positions_on({{9, 9}, {11, 6}, {6, 11}});
    const Geometry<2> geometry(position.grid());
    for (const reference::String& string : reference::strings(position)) {
        const Board<2> board = testing::board_of<2>(position, string.player);
        const Bits<2> seed = Bits<2>::of(*string.points.rbegin());
        RC_ASSERT(testing::points_in(geometry.flood(seed, board.of(Side::defender))) == string.points);
    }
}

}  // namespace
}  // namespace shikatsu::optimized
