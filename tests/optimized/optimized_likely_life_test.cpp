// Which strings are taken to be likely to live: a matter of order, but of an order that makes sense.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "optimized/analysis/likely_life.hpp"
#include "optimized/analysis/verdicts.hpp"
#include "reference/values/diagram.hpp"
#include "tests/reference/commentary.hpp"

namespace shikatsu::optimized {
namespace {

double chance(const Position& position, Point stone) {
    return chances_of_life(position, {stone}).front();
}

// Two intersections that are eyes for good.
TEST(LikelyLife, IsSureWithTwoEyes) {
    const Position position =
        reference::testing::position_of({".#.#O.", "####O.", "OOOOO.", "......", "......", "......"});
    EXPECT_EQ(chance(position, Point{1}), 1.0);
}

// A lone stone in a corner that is the other player's, and the strings around it.
TEST(LikelyLife, TellsDeadStonesFromThoseAround) {
    const Position position = reference::testing::position_of(
        {"...#...", ".O.#.O.", "...#...", "..##OOO", "###OO..", ".#OO...", "#.#O.O."});
    EXPECT_LT(chance(position, Point{8}), 0.5);
    EXPECT_GT(chance(position, Point{3}), 0.5);
    EXPECT_GT(chance(position, Point{25}), 0.5);
}

// On grids up to 4x4, whoever is to move and however large: shares, the same each time, those of several
// strings together as of each by itself.
RC_GTEST_PROP(LikelyLife, IsOfEachStringByItself, ()) {
    const auto rows = *rc::gen::inRange(1, 5);
    const auto columns = *rc::gen::inRange(1, 5);
    Position position(Grid::create(rows, columns).value());
    for (const Point point : position.grid().points())
        position.set(point, *rc::gen::element(Content::empty, Content::black, Content::white));
    RC_PRE(strings_without_liberty(position).empty());
    std::vector<Point> stones;
    for (const StringVerdict& string : final_strings(position)) stones.push_back(string.points.front());
    const std::vector<double> chances = chances_of_life(position, stones);
    RC_ASSERT(chances.size() == stones.size());
    for (std::size_t i = 0; i < stones.size(); ++i) {
        RC_ASSERT(chances[i] >= 0.0 && chances[i] <= 1.0);
        RC_ASSERT(chances[i] == chance(position, stones[i]));
    }
}

}  // namespace
}  // namespace shikatsu::optimized
