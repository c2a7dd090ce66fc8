#include "reference/japanese2003/definitions3.hpp"

#include <algorithm>
#include <functional>

namespace shikatsu::reference {

namespace {

using Belongs = std::function<bool(Point)>;

void add_recursively(const Grid& grid, Point point, const Belongs& belongs, PointSet& found) {
    if (!belongs(point) || !found.insert(point).second) return;
    for (const Point near : grid.adjacent(point)) add_recursively(grid, near, belongs, found);
}

// The sets that are an intersection where one can start and, recursively, the adjacent ones that belong.
std::set<PointSet> recursive_sets(const Grid& grid, const Belongs& starts, const Belongs& belongs) {
    std::set<PointSet> sets;
    for (const Point point : grid.points()) {
        if (!starts(point)) continue;
        PointSet found;
        add_recursively(grid, point, belongs, found);
        sets.insert(found);
    }
    return sets;
}

// The intersections that are adjacent to one of the set and not in it.
PointSet surroundings(const Grid& grid, const PointSet& set) {
    PointSet around;
    for (const Point point : set) {
        for (const Point near : grid.adjacent(point)) {
            if (!set.contains(near)) around.insert(near);
        }
    }
    return around;
}

}  // namespace

bool AnalysedPosition::has_alive_stone(Point point, Player player) const {
    return position.holds(point, player) && alive.contains(string_at(position, point));
}

bool AnalysedPosition::has_dead_stone(Point point, Player player) const {
    return position.holds(point, player) && !alive.contains(string_at(position, point));
}

std::set<PointSet> eye_strings(const AnalysedPosition& analysed, Player player) {
    const auto empty = [&](Point point) { return analysed.position.empty(point); };
    return recursive_sets(analysed.position.grid(), empty, [&](Point point) {
        return empty(point) || analysed.has_dead_stone(point, opponent(player));
    });
}

PointSet eye_points(const AnalysedPosition& analysed, Player player) {
    PointSet points;
    for (const PointSet& eye_string : eye_strings(analysed, player)) {
        const PointSet around = surroundings(analysed.position.grid(), eye_string);
        // "Adjacent and only adjacent to" asks for at least one.
        if (!around.empty() && std::all_of(around.begin(), around.end(), [&](Point point) {
                return analysed.has_alive_stone(point, player);
            })) {
            points.insert(eye_string.begin(), eye_string.end());
        }
    }
    return points;
}

PointSet eye_points(const AnalysedPosition& analysed) {
    PointSet points = eye_points(analysed, Player::black);
    points.merge(eye_points(analysed, Player::white));
    return points;
}

PointSet dame(const AnalysedPosition& analysed) {
    const PointSet eyes = eye_points(analysed);
    PointSet points;
    for (const Point point : analysed.position.grid().points()) {
        if (analysed.position.empty(point) && !eyes.contains(point)) points.insert(point);
    }
    return points;
}

std::set<PointSet> regions(const AnalysedPosition& analysed, Player player) {
    const PointSet eyes = eye_points(analysed, player);
    const auto alive = [&](Point point) { return analysed.has_alive_stone(point, player); };
    return recursive_sets(analysed.position.grid(), alive,
                          [&](Point point) { return alive(point) || eyes.contains(point); });
}

bool is_in_seki(const AnalysedPosition& analysed, const PointSet& region) {
    const PointSet without_owner = dame(analysed);
    return std::any_of(region.begin(), region.end(), [&](Point point) {
        const std::vector<Point> near = analysed.position.grid().adjacent(point);
        return std::any_of(near.begin(), near.end(),
                           [&](Point other) { return without_owner.contains(other); });
    });
}

PointSet territory(const AnalysedPosition& analysed, Player player) {
    PointSet points = eye_points(analysed, player);
    for (const PointSet& region : regions(analysed, player)) {
        if (!is_in_seki(analysed, region)) continue;
        for (const Point point : region) points.erase(point);
    }
    return points;
}

int territory_value(const AnalysedPosition& analysed, Player player) {
    int value = 0;
    for (const Point point : territory(analysed, player)) value += analysed.position.empty(point) ? 1 : 2;
    return value;
}

int score(const AnalysedPosition& analysed, int prisoner_difference) {
    return territory_value(analysed, Player::black) - territory_value(analysed, Player::white) +
           prisoner_difference;
}

}  // namespace shikatsu::reference
