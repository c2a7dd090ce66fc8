#include "reference/asura1989/general_definitions.hpp"

#include <algorithm>

namespace shikatsu::reference::asura1989 {

namespace {

void grow(const Grid& grid, Point point, const std::vector<Rule>& rules, PointSet& set) {
    if (!set.insert(point).second) return;
    for (const Rule& rule : rules) {
        if (!rule.from(point)) continue;
        for (const Point near : grid.adjacent(point)) {
            if (rule.to(near)) grow(grid, near, rules, set);
        }
    }
}

}  // namespace

bool are_adjacent(const Grid& grid, Point one, Point other) {
    const std::vector<Point> near = grid.adjacent(one);
    return std::find(near.begin(), near.end(), other) != near.end();
}

bool is_adjacent(const Grid& grid, Point point, const PointSet& set) {
    return !set.contains(point) && std::any_of(set.begin(), set.end(), [&](Point element) {
        return are_adjacent(grid, point, element);
    });
}

PointSet reachable(const Grid& grid, Point start, const std::vector<Rule>& rules) {
    PointSet set;
    grow(grid, start, rules, set);
    return set;
}

PointSet string_at(const Position& position, Point point) {
    const auto same_colour = [&](Point other) { return position[other] == position[point]; };
    return reachable(position.grid(), point, {{same_colour, same_colour}});
}

Chain chain_at(const Position& position, Point point) {
    return {position.player_at(point), string_at(position, point)};
}

std::vector<Chain> chains(const Position& position) {
    std::vector<Chain> all;
    PointSet seen;
    for (const Point point : position.grid().points()) {
        if (position.empty(point) || seen.contains(point)) continue;
        all.push_back(chain_at(position, point));
        seen.insert(all.back().points.begin(), all.back().points.end());
    }
    return all;
}

PointSet liberties(const Position& position, const Chain& chain) {
    PointSet found;
    for (const Point point : position.grid().points()) {
        if (position.empty(point) && is_adjacent(position.grid(), point, chain.points)) found.insert(point);
    }
    return found;
}

}  // namespace shikatsu::reference::asura1989
