#include "reference/japanese2003/definitions2.hpp"

#include <algorithm>

#include "reference/japanese2003/moves.hpp"

namespace shikatsu::reference {

bool recreates(const Position& position, Point first, Point second) {
    for (const Player player : players) {
        const auto one = play(position, player, first);
        if (!one) continue;
        for (const Player next : players) {
            const auto two = play(one->position, next, second);
            if (two && two->position == position) return true;
        }
    }
    return false;
}

bool is_ko(const Position& position, Point one, Point other) {
    return are_adjacent(position.grid(), one, other) &&
           (recreates(position, one, other) || recreates(position, other, one));
}

std::set<Ko> kos(const Position& position) {
    std::set<Ko> found;
    for (const Point point : position.grid().points()) {
        for (const Point near : position.grid().adjacent(point)) {
            if (point < near && is_ko(position, point, near)) found.insert(Ko{point, near});
        }
    }
    return found;
}

bool is_ko_stone(const Position& position, const String& string) {
    const std::set<Ko> all = kos(position);
    return std::any_of(all.begin(), all.end(), [&](const Ko& ko) {
        return string.points.contains(ko.one) || string.points.contains(ko.other);
    });
}

PointSet others_of_ko_capture(const Position& position, Player player, Point point) {
    PointSet others;
    const auto outcome = play(position, player, point);
    if (!outcome || outcome->removed.size() != 1) return others;
    for (const Point near : position.grid().adjacent(point)) {
        if (is_ko(position, point, near)) others.insert(near);
    }
    return others;
}

}  // namespace shikatsu::reference
