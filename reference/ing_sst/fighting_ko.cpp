#include "reference/ing_sst/fighting_ko.hpp"

#include <algorithm>

namespace shikatsu::reference::ing_sst {

namespace {

Player owner_of(const Position& position, Point stone) {
    return position.holds(stone, Player::black) ? Player::black : Player::white;
}

bool intersect(const PointSet& a, const PointSet& b) {
    return std::any_of(a.begin(), a.end(), [&](Point point) { return b.contains(point); });
}

PointSet of_colour(const Position& position, PointSet stones, Player player) {
    std::erase_if(stones, [&](Point stone) { return !position.holds(stone, player); });
    return stones;
}

/// Whether the two kos have a string of each colour beside them in common.
bool locked_together(const Position& position, const Ko& a, const Ko& b) {
    const PointSet beside_a = locked_stones(position, {a.stone, a.space});
    const PointSet beside_b = locked_stones(position, {b.stone, b.space});
    return intersect(of_colour(position, beside_a, Player::black), beside_b) &&
           intersect(of_colour(position, beside_a, Player::white), beside_b);
}

}  // namespace

std::optional<Ko> ko_with_stone(const Position& position, Point stone) {
    if (position.empty(stone)) return std::nullopt;
    const Player owner = owner_of(position, stone);
    const PointSet open = breaths(position, {stone});
    if (group_of(position, stone) != PointSet{stone} || open.size() != 1) return std::nullopt;
    const Point space = *open.begin();
    const auto taken = board_play(position, opponent(owner), space);
    if (!taken || !taken->removed.contains(stone)) return std::nullopt;
    const PointSet taker = group_of(taken->position, space);
    if (taker != PointSet{space}) return std::nullopt;
    // What else the play removes are groups that hung on the ko, not ko stones.
    const PointSet around_space = around(position.grid(), {space});
    const bool in_a_mouth = std::all_of(around_space.begin(), around_space.end(),
                                        [&](Point point) { return position.holds(point, owner); });
    if (!in_a_mouth) return std::nullopt;
    return Ko{owner, stone, space};
}

std::vector<Ko> kos(const Position& position) {
    std::vector<Ko> found;
    for (const Point point : position.grid().points()) {
        if (const auto ko = ko_with_stone(position, point)) found.push_back(*ko);
    }
    return found;
}

std::vector<Ko> ko_position_of(const Position& position, const Ko& ko) {
    std::vector<Ko> others = kos(position);
    std::vector<Ko> together{ko};
    std::erase(others, ko);
    for (std::size_t i = 0; i < together.size(); ++i) {
        const Ko from = together[i];
        const auto next = std::stable_partition(others.begin(), others.end(), [&](const Ko& other) {
            return !locked_together(position, from, other);
        });
        together.insert(together.end(), next, others.end());
        others.erase(next, others.end());
    }
    return together;
}

PointSet locked_stones(const Position& position, const PointSet& points) {
    PointSet locked;
    for (const Point point : around(position.grid(), points)) {
        if (position.empty(point)) continue;
        const PointSet group = group_of(position, point);
        if (!intersect(group, points)) locked.insert(group.begin(), group.end());
    }
    return locked;
}

bool threatened(const Position& position, Player player, const PointSet& stones) {
    const PointSet own = of_colour(position, stones, player);
    const std::vector<Point> points = position.grid().points();
    return std::any_of(points.begin(), points.end(), [&](Point point) {
        const auto made = board_play(position, opponent(player), point);
        return made && intersect(made->removed, own);
    });
}

bool is_fight(const Position& before, const Position& after, Player player, const PointSet& points) {
    return threatened(before, player, locked_stones(before, points)) &&
           threatened(after, opponent(player), locked_stones(after, points));
}

PointSet hot_stones(const Position& before, Player player, Point point, const BoardPlay& made) {
    const auto ko = ko_with_stone(made.position, point);
    if (!ko || made.removed != PointSet{ko->space}) return {};
    PointSet hot{point};
    const std::vector<Ko> together = ko_position_of(made.position, *ko);
    if (together.size() != 3) return hot;
    PointSet points;
    for (const Ko& each : together) points.insert({each.stone, each.space});
    if (!is_fight(before, made.position, player, points)) return hot;
    for (const Ko& each : together) {
        if (each.owner == player) hot.insert(each.stone);
    }
    return hot;
}

}  // namespace shikatsu::reference::ing_sst
