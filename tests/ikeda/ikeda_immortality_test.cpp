// Immortal stones: every order of consecutive plays beside the static algorithms.
#include <gtest/gtest.h>

#include <random>

#include "optimized/ikeda/game.hpp"
#include "reference/ikeda/immortality.hpp"
#include "reference/values/diagram.hpp"
#include "tests/reference/small_grids.hpp"

namespace shikatsu::reference::ikeda::testing {
namespace {

using reference::testing::legal_positions;

void compare(const Position& position, SelfCapture reading) {
    for (const Player player : {Player::black, Player::white}) {
        const auto fast = optimized::ikeda::immortal_points(position, player, reading);
        ASSERT_EQ(PointSet(fast.begin(), fast.end()), immortal_stones(position, player, reading))
            << one_line(position) << ' ' << name(player);
    }
}

// [IK-IM-1] [IK-IM-2]
TEST(Immortality, IsUnconditionalLifeOnEveryPositionUpTo3x3) {
    std::size_t positions = 0;
    for (const auto& [rows, columns] :
         {std::pair{1, 1}, {1, 2}, {1, 3}, {1, 4}, {1, 5}, {2, 2}, {2, 3}, {3, 3}}) {
        for (const Position& position : legal_positions(rows, columns)) {
            compare(position, SelfCapture::any_set);
            ++positions;
        }
    }
    EXPECT_GT(positions, 13'000U);
}

// [IK-IM-1] [IK-R-5]
TEST(Immortality, UnderTheOtherReadingOfSelfCaptureIsFoundByFilling) {
    for (const auto& [rows, columns] : {std::pair{1, 4}, {1, 5}, {2, 2}, {2, 3}}) {
        for (const Position& position : legal_positions(rows, columns))
            compare(position, SelfCapture::single_stone);
    }
}

/// A position of 4x4 in which at most `most_empty` points are empty, each string having a liberty.
Position dense_position(std::mt19937& random, int most_empty) {
    const Grid grid = Grid::create(4, 4).value();
    for (;;) {
        Position position(grid);
        int empty = 0;
        for (const Point point : grid.points()) {
            const unsigned drawn = random() % 16;
            if (drawn < 5) ++empty;
            if (drawn >= 5) position.set(point, drawn < 12 ? Content::black : Content::white);
        }
        if (empty <= most_empty && strings_without_liberty(position).empty()) return position;
    }
}

// [IK-IM-1]
TEST(Immortality, IsUnconditionalLifeOnSamplesOf4x4) {
    std::mt19937 random(20031);
    int with_immortal_stones = 0;
    for (int i = 0; i < 150; ++i) {
        const Position position = dense_position(random, 6);
        compare(position, SelfCapture::any_set);
        if (!immortal_stones(position, Player::black, SelfCapture::any_set).empty()) ++with_immortal_stones;
    }
    EXPECT_GE(with_immortal_stones, 10);
}

}  // namespace
}  // namespace shikatsu::reference::ikeda::testing
