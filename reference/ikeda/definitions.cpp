#include "reference/ikeda/definitions.hpp"

#include <algorithm>

namespace shikatsu::reference::ikeda {

PointSet adjacent_points(const Grid& grid, Point point) {
    const auto points = grid.adjacent(point);
    return {points.begin(), points.end()};
}

PointSet empty_grid_points(const Configuration& configuration) {
    PointSet empty;
    for (const Point point : configuration.grid().points()) {
        if (configuration.empty(point)) empty.insert(point);
    }
    return empty;
}

PointSet played_stones(const Configuration& configuration, Player player) {
    PointSet stones;
    for (const Point point : configuration.grid().points()) {
        if (configuration.holds(point, player)) stones.insert(point);
    }
    return stones;
}

namespace {

/// Whether each point adjacent to the stone is in the set or has a stone of the other colour.
bool is_shut_in(const Configuration& configuration, Point stone, const PointSet& stones, Player player) {
    const PointSet adjacent = adjacent_points(configuration.grid(), stone);
    return std::all_of(adjacent.begin(), adjacent.end(), [&](Point point) {
        return stones.contains(point) || configuration.holds(point, opponent(player));
    });
}

}  // namespace

bool is_in_removable_state(const Configuration& configuration, const PointSet& stones, Player player) {
    return std::all_of(stones.begin(), stones.end(), [&](Point stone) {
        return configuration.holds(stone, player) && is_shut_in(configuration, stone, stones, player);
    });
}

PointSet largest_removable_set(const Configuration& configuration, Player player) {
    PointSet stones = played_stones(configuration, player);
    for (;;) {
        const auto open = std::find_if(stones.begin(), stones.end(), [&](Point stone) {
            return !is_shut_in(configuration, stone, stones, player);
        });
        if (open == stones.end()) return stones;
        stones.erase(open);
    }
}

Configuration placed(Configuration configuration, Player player, Point point) {
    configuration.set(point, stone_of(player));
    return configuration;
}

Configuration removed(Configuration configuration, const PointSet& stones) {
    for (const Point stone : stones) configuration.set(stone, Content::empty);
    return configuration;
}

bool is_pass(const IkedaMove& move) {
    return std::holds_alternative<Pass>(move);
}

Motion continued_motion(const Configuration& configuration, Point start) {
    Motion motion{{start}, {}};
    PointSet to_leave{start};
    while (!to_leave.empty()) {
        const Point here = *to_leave.begin();
        to_leave.erase(to_leave.begin());
        for (const Point next : adjacent_points(configuration.grid(), here)) {
            if (!configuration.empty(next)) {
                motion.reached.insert(next);
            } else if (motion.passed.insert(next).second) {
                to_leave.insert(next);
            }
        }
    }
    return motion;
}

std::set<Territory> territories(const Configuration& configuration, Player player) {
    std::set<Territory> found;
    for (const Point point : empty_grid_points(configuration)) {
        const Motion motion = continued_motion(configuration, point);
        const bool only_his = std::all_of(motion.reached.begin(), motion.reached.end(),
                                          [&](Point stone) { return configuration.holds(stone, player); });
        if (only_his && !motion.reached.empty()) found.insert(Territory{motion.passed, motion.reached});
    }
    return found;
}

PointSet territory(const Configuration& configuration, Player player) {
    PointSet points;
    for (const Territory& each : territories(configuration, player))
        points.insert(each.points.begin(), each.points.end());
    return points;
}

}  // namespace shikatsu::reference::ikeda
