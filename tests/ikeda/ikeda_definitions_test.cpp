// The definitions on every position of small grids: removable state and territory as sets.
#include <gtest/gtest.h>

#include "reference/ikeda/definitions.hpp"
#include "reference/japanese2003/definitions1.hpp"
#include "reference/values/diagram.hpp"
#include "tests/ikeda/random_games.hpp"
#include "tests/reference/small_grids.hpp"

namespace shikatsu::reference::ikeda::testing {
namespace {

using reference::testing::for_each_position;

/// Every subset of `points`.
std::vector<PointSet> subsets(const PointSet& points) {
    const std::vector<Point> list(points.begin(), points.end());
    std::vector<PointSet> all;
    for (unsigned chosen = 0; chosen < 1U << list.size(); ++chosen) {
        PointSet subset;
        for (std::size_t i = 0; i < list.size(); ++i) {
            if ((chosen >> i & 1U) != 0) subset.insert(list[i]);
        }
        all.push_back(std::move(subset));
    }
    return all;
}

// [IK-D1-1] [IK-D1-2] [IK-D1-3] [IK-D1-7]
TEST(Board, AdjacentPointsAreNextOnALine) {
    const Grid grid = Grid::create(2, 3).value();
    EXPECT_EQ(adjacent_points(grid, grid.at(0, 0)), (PointSet{grid.at(0, 1), grid.at(1, 0)}));
    EXPECT_EQ(adjacent_points(grid, grid.at(1, 1)), (PointSet{grid.at(0, 1), grid.at(1, 0), grid.at(1, 2)}));
}

// [IK-D1-4] [IK-D1-5] [IK-D1-6]
TEST(Board, EveryPointIsEmptyOrOccupiedByAPlayedStone) {
    for_each_position(2, 2, [](const Position& position) {
        PointSet all = empty_grid_points(position);
        std::size_t sum = all.size();
        for (const Player player : both) {
            const PointSet stones = played_stones(position, player);
            sum += stones.size();
            all.insert(stones.begin(), stones.end());
        }
        EXPECT_EQ(all.size(), 4U) << one_line(position);
        EXPECT_EQ(sum, 4U) << one_line(position);
    });
}

// [IK-D2-1] [IK-D2-2] [IK-D2-3] [IK-D2-4] [IK-D4-1]
TEST(Moves, PlacingAndRemovingAreInverse) {
    const Configuration empty(Grid::create(2, 2).value());
    const Point point = empty.grid().at(1, 0);
    const Configuration one = placed(empty, Player::white, point);
    EXPECT_TRUE(one.holds(point, Player::white));
    EXPECT_NE(one, empty);
    EXPECT_EQ(removed(one, {point}), empty);
    EXPECT_TRUE(is_pass(Pass{}));
    EXPECT_FALSE(is_pass(Play{point}));
}

// [IK-D3-1] The union of all sets in a removable state is one, the largest, and consists of the strings
// without liberty.
TEST(RemovableState, TheUnionOfAllSetsIsTheStringsWithoutLiberty) {
    for (const auto& [rows, columns] : {std::pair{1, 1}, {1, 4}, {1, 6}, {2, 2}, {2, 3}}) {
        for_each_position(rows, columns, [](const Position& position) {
            for (const Player player : both) {
                PointSet all;
                for (const PointSet& set : subsets(played_stones(position, player))) {
                    if (is_in_removable_state(position, set, player)) all.insert(set.begin(), set.end());
                }
                PointSet without_liberty;
                for (const String& string : strings_without_liberty(position)) {
                    if (string.player == player)
                        without_liberty.insert(string.points.begin(), string.points.end());
                }
                ASSERT_TRUE(is_in_removable_state(position, all, player)) << one_line(position);
                ASSERT_EQ(all, largest_removable_set(position, player)) << one_line(position);
                ASSERT_EQ(all, without_liberty) << one_line(position);
            }
        });
    }
}

// [IK-D3-1]
TEST(RemovableState, ASetNeedNotBeConnected) {
    const Start start = start_of({"#O#"});
    const Grid grid = start.configuration.grid();
    const PointSet apart{grid.at(0, 0), grid.at(0, 2)};
    EXPECT_TRUE(is_in_removable_state(start.configuration, apart, Player::black));
    EXPECT_TRUE(is_in_removable_state(start.configuration, {grid.at(0, 0)}, Player::black));
    EXPECT_FALSE(is_in_removable_state(start_of({"##."}).configuration, {grid.at(0, 0)}, Player::black));
}

/// The definition with every set of empty points: motion stays in the set or comes to stones of the player,
/// and from each point it can come to one.
bool is_territory(const Configuration& configuration, const PointSet& set, Player player) {
    for (const Point point : set) {
        const Motion motion = continued_motion(configuration, point);
        if (motion.reached.empty()) return false;
        for (const Point passed : motion.passed) {
            if (!set.contains(passed)) return false;
        }
        for (const Point stone : motion.reached) {
            if (!configuration.holds(stone, player)) return false;
        }
    }
    return true;
}

// [IK-D5-1] [IK-D5-2]
TEST(Territory, IsTheUnionOfAllSetsThatMotionCannotLeave) {
    for (const auto& [rows, columns] : {std::pair{1, 1}, {1, 5}, {2, 2}, {2, 3}}) {
        for_each_position(rows, columns, [](const Position& position) {
            for (const Player player : both) {
                PointSet all;
                for (const PointSet& set : subsets(empty_grid_points(position))) {
                    if (is_territory(position, set, player)) all.insert(set.begin(), set.end());
                }
                ASSERT_EQ(all, territory(position, player)) << one_line(position);
                for (const Territory& each : territories(position, player)) {
                    ASSERT_FALSE(each.surrounding.empty()) << one_line(position);
                    for (const Point stone : each.surrounding) {
                        ASSERT_TRUE(position.holds(stone, player)) << one_line(position);
                    }
                }
            }
        });
    }
}

// [IK-D5-1]
TEST(Territory, TheEmptyGridIsNobodys) {
    const Configuration empty = empty_grid(3, 3).configuration;
    EXPECT_TRUE(territory(empty, Player::black).empty());
    EXPECT_TRUE(territory(empty, Player::white).empty());
    EXPECT_EQ(territory(start_of({"...", ".#.", "..."}).configuration, Player::black).size(), 8U);
}

}  // namespace
}  // namespace shikatsu::reference::ikeda::testing
