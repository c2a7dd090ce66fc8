#include "reference/japanese2003/definitions1.hpp"

#include <algorithm>

namespace shikatsu::reference {

namespace {

void add_with_adjacent_stones(const Position& position, Point point, String& string) {
    if (!position.holds(point, string.player) || !string.points.insert(point).second) return;
    for (const Point near : position.grid().adjacent(point)) add_with_adjacent_stones(position, near, string);
}

}  // namespace

bool are_adjacent(const Grid& grid, Point one, Point other) {
    const std::vector<Point> near = grid.adjacent(one);
    return std::find(near.begin(), near.end(), other) != near.end();
}

String string_at(const Position& position, Point point) {
    String string{{}, position.player_at(point)};
    add_with_adjacent_stones(position, point, string);
    return string;
}

std::set<String> strings(const Position& position) {
    std::set<String> all;
    PointSet seen;
    for (const Point point : position.grid().points()) {
        if (position.empty(point) || seen.contains(point)) continue;
        const String string = string_at(position, point);
        seen.insert(string.points.begin(), string.points.end());
        all.insert(string);
    }
    return all;
}

PointSet liberties(const Position& position, const String& string) {
    PointSet empty;
    for (const Point point : string.points) {
        for (const Point near : position.grid().adjacent(point)) {
            if (position.empty(near)) empty.insert(near);
        }
    }
    return empty;
}

std::set<String> strings_without_liberty(const Position& position) {
    std::set<String> found;
    for (const String& string : strings(position)) {
        if (liberties(position, string).empty()) found.insert(string);
    }
    return found;
}

}  // namespace shikatsu::reference
