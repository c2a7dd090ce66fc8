// Locals, eye-strings, regions, territory and score: flood fills over small boolean maps.
#include "optimized/scoring.hpp"

#include <algorithm>

namespace shikatsu::optimized {

namespace {

/// What stands where, for one player's eyes and regions.
struct Map {
    const Position* position;
    PointSet alive;  // points with a stone of an alive string of either player

    bool alive_stone(Point point, Player player) const {
        return alive[point.index] && position->holds(point, player);
    }
    bool dead_stone(Point point, Player player) const {
        return !alive[point.index] && position->holds(point, player);
    }
};

PointSet none(const Grid& grid) {
    return PointSet(static_cast<std::size_t>(grid.size()), false);
}

void add(PointSet& to, const PointSet& from) {
    for (std::size_t i = 0; i < to.size(); ++i) to[i] = to[i] || from[i];
}

bool touches(const Grid& grid, Point point, const PointSet& set) {
    const auto near = grid.adjacent(point);
    return std::any_of(near.begin(), near.end(), [&](Point next) { return set[next.index]; });
}

/// Whether everything around the set, and there is something, is alive stones of the player.
bool bordered_only_by(const Map& map, const PointSet& set, Player player) {
    const Grid& grid = map.position->grid();
    bool border = false;
    for (const Point point : points_of(set)) {
        for (const Point next : grid.adjacent(point)) {
            if (set[next.index]) continue;
            if (!map.alive_stone(next, player)) return false;
            border = true;
        }
    }
    return border;
}

struct PlayerMaps {
    PointSet eye_strings;
    PointSet eye_points;
    PointSet regions;
    PointSet in_seki;
    PointSet territory;
};

PlayerMaps eyes_of(const Map& map, Player player) {
    const Grid& grid = map.position->grid();
    PlayerMaps maps{none(grid), none(grid), none(grid), none(grid), none(grid)};
    const auto inside = [&](Point point) {
        return map.position->empty(point) || map.dead_stone(point, opponent(player));
    };
    for (const Point point : grid.points()) {
        if (!map.position->empty(point) || maps.eye_strings[point.index]) continue;
        const PointSet eye_string = spread(grid, {point}, inside);
        add(maps.eye_strings, eye_string);
        if (bordered_only_by(map, eye_string, player)) add(maps.eye_points, eye_string);
    }
    return maps;
}

void add_regions(const Map& map, Player player, const PointSet& dame, PlayerMaps& maps) {
    const Grid& grid = map.position->grid();
    const auto inside = [&](Point point) {
        return map.alive_stone(point, player) || maps.eye_points[point.index];
    };
    for (const Point point : grid.points()) {
        if (!map.alive_stone(point, player) || maps.regions[point.index]) continue;
        const PointSet region = spread(grid, {point}, inside);
        add(maps.regions, region);
        const std::vector<Point> members = points_of(region);
        if (std::any_of(members.begin(), members.end(), [&](Point p) { return touches(grid, p, dame); })) {
            add(maps.in_seki, region);
        }
    }
    for (const Point point : grid.points()) {
        maps.territory[point.index] = maps.eye_points[point.index] && !maps.in_seki[point.index];
    }
}

int worth(const Position& position, const PointSet& territory) {
    int points = 0;
    for (const Point point : points_of(territory)) points += position.empty(point) ? 1 : 2;
    return points;
}

Territories as_lists(const PlayerMaps& maps) {
    return {points_of(maps.eye_strings), points_of(maps.eye_points), points_of(maps.regions),
            points_of(maps.in_seki), points_of(maps.territory)};
}

}  // namespace

std::vector<Point> points_of(const PointSet& set) {
    std::vector<Point> points;
    for (std::size_t i = 0; i < set.size(); ++i) {
        if (set[i]) points.push_back(Point{static_cast<std::uint16_t>(i)});
    }
    return points;
}

PointSet spread(const Grid& grid, const std::vector<Point>& seeds, const std::function<bool(Point)>& inside) {
    PointSet reached = none(grid);
    std::vector<Point> queue = seeds;
    for (const Point seed : seeds) reached[seed.index] = true;
    while (!queue.empty()) {
        const Point point = queue.back();
        queue.pop_back();
        for (const Point next : grid.adjacent(point)) {
            if (reached[next.index] || !inside(next)) continue;
            reached[next.index] = true;
            queue.push_back(next);
        }
    }
    return reached;
}

std::vector<Point> local(const Grid& grid, const std::vector<Point>& string, const PointSet& barriers) {
    return points_of(spread(grid, string, [&](Point point) { return !barriers[point.index]; }));
}

Scoring score(const Position& position, const std::vector<StringVerdict>& verdicts, int prisoner_difference) {
    const Grid& grid = position.grid();
    Map map{&position, none(grid)};
    for (const StringVerdict& verdict : verdicts) {
        for (const Point point : verdict.points) map.alive[point.index] = verdict.alive.value();
    }
    PlayerMaps black = eyes_of(map, Player::black);
    PlayerMaps white = eyes_of(map, Player::white);
    PointSet dame = none(grid);
    for (const Point point : grid.points()) {
        dame[point.index] =
            position.empty(point) && !black.eye_points[point.index] && !white.eye_points[point.index];
    }
    add_regions(map, Player::black, dame, black);
    add_regions(map, Player::white, dame, white);
    const int score =
        worth(position, black.territory) - worth(position, white.territory) + prisoner_difference;
    return {as_lists(black), as_lists(white), points_of(dame), prisoner_difference, score};
}

}  // namespace shikatsu::optimized
