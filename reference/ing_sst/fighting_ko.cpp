#include "reference/ing_sst/fighting_ko.hpp"

#include <algorithm>

namespace shikatsu::reference::ing_sst {

namespace {

bool intersect(const PointSet& a, const PointSet& b) {
    return std::any_of(a.begin(), a.end(), [&](Point point) { return b.contains(point); });
}

PointSet of_colour(const Position& position, PointSet stones, Player player) {
    std::erase_if(stones, [&](Point stone) { return !position.holds(stone, player); });
    return stones;
}

/// Whether the two kos have a string of each colour beside them in common.
bool locked_together(const Position& position, const Ko& a, const Ko& b) {
    const PointSet beside_a = locked_stones(position, a.points());
    const PointSet beside_b = locked_stones(position, b.points());
    return intersect(of_colour(position, beside_a, Player::black), beside_b) &&
           intersect(of_colour(position, beside_a, Player::white), beside_b);
}

/// The position after a board play whose stone stays on the board.
std::optional<Position> after_staying(const Position& from, Player player, Point point) {
    const auto made = board_play(from, player, point);
    if (!made || !made->position.holds(point, player)) return std::nullopt;
    return made->position;
}

bool can_lead_to(const Position& from, Player player, const Position& to) {
    const std::vector<Point> points = from.grid().points();
    return std::any_of(points.begin(), points.end(),
                       [&](Point point) { return after_staying(from, player, point) == to; });
}

}  // namespace

PointSet Ko::points() const {
    PointSet points = stones;
    points.insert(space);
    return points;
}

std::optional<Ko> ko_with_stone(const Position& position, Point stone) {
    if (position.empty(stone)) return std::nullopt;
    const Player owner = position.player_at(stone);
    const PointSet stones = group_of(position, stone);
    const PointSet open = breaths(position, stones);
    if (stones.size() > 2 || open.size() != 1) return std::nullopt;
    const Point space = *open.begin();
    const PointSet around_space = around(position.grid(), {space});
    const bool in_a_mouth = std::all_of(around_space.begin(), around_space.end(),
                                        [&](Point point) { return position.holds(point, owner); });
    // What else the play removes are groups that hung on the ko, not ko stones.
    const auto taken = board_play(position, opponent(owner), space);
    if (!in_a_mouth || !taken || !taken->removed.contains(stone)) return std::nullopt;
    return Ko{owner, stones, space};
}

std::vector<Ko> kos(const Position& position) {
    std::vector<Ko> found;
    for (const Point point : position.grid().points()) {
        const auto ko = ko_with_stone(position, point);
        if (ko && *ko->stones.begin() == point) found.push_back(*ko);
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

PointSet double_hot_stones(const Position& before, Player player, Point point, const BoardPlay& made) {
    if (!made.position.holds(point, player)) return {};
    const PointSet stones = group_of(made.position, point);
    const PointSet open = breaths(made.position, stones);
    if (stones.size() != 2 || open.size() != 1) return {};
    const auto taken = board_play(made.position, opponent(player), *open.begin());
    if (!taken || taken->removed != stones) return {};
    for (const Point next : before.grid().points()) {
        const auto answer = after_staying(taken->position, player, next);
        if (answer && can_lead_to(*answer, opponent(player), before)) return stones;
    }
    return {};
}

PointSet hot_stones(const Position& before, Player player, Point point, const BoardPlay& made) {
    const PointSet two = double_hot_stones(before, player, point, made);
    if (!two.empty()) return two;
    const auto ko = ko_with_stone(made.position, point);
    if (!ko || ko->stones != PointSet{point} || made.removed != PointSet{ko->space}) return {};
    PointSet hot{point};
    const std::vector<Ko> together = ko_position_of(made.position, *ko);
    if (together.size() != 3) return hot;
    PointSet points;
    for (const Ko& each : together) points.merge(each.points());
    if (!is_fight(before, made.position, player, points)) return hot;
    for (const Ko& each : together) {
        if (each.owner == player) hot.insert(each.stones.begin(), each.stones.end());
    }
    return hot;
}

}  // namespace shikatsu::reference::ing_sst
