#include "reference/ing_sst/removal.hpp"

namespace shikatsu::reference::ing_sst {

PointSet group_of(const Position& position, Point point) {
    PointSet group{point};
    PointSet to_visit{point};
    while (!to_visit.empty()) {
        const Point here = *to_visit.begin();
        to_visit.erase(to_visit.begin());
        for (const Point next : position.grid().adjacent(here)) {
            if (position[next] == position[point] && group.insert(next).second) to_visit.insert(next);
        }
    }
    return group;
}

PointSet around(const Grid& grid, const PointSet& points) {
    PointSet outside;
    for (const Point point : points) {
        for (const Point next : grid.adjacent(point)) {
            if (!points.contains(next)) outside.insert(next);
        }
    }
    return outside;
}

PointSet breaths(const Position& position, const PointSet& stones) {
    PointSet spaces = around(position.grid(), stones);
    std::erase_if(spaces, [&](Point point) { return !position.empty(point); });
    return spaces;
}

PointSet breathless(const Position& position, Player player) {
    PointSet found;
    for (const Point point : position.grid().points()) {
        if (position.holds(point, player) && breaths(position, group_of(position, point)).empty())
            found.insert(point);
    }
    return found;
}

tl::expected<BoardPlay, Prohibited> board_play(const Position& position, Player player, Point point) {
    if (!position.empty(point))
        return tl::make_unexpected(Prohibited{"ING-MV-2", "there is a stone on the point already"});
    BoardPlay made{position, {}};
    made.position.set(point, stone_of(player));
    made.removed = breathless(made.position, opponent(player));
    if (made.removed.empty()) made.removed = breathless(made.position, player);
    if (made.removed == PointSet{point})
        return tl::make_unexpected(Prohibited{"ING-MV-3", "self-removal of a single stone changes nothing"});
    for (const Point stone : made.removed) made.position.set(stone, Content::empty);
    return made;
}

}  // namespace shikatsu::reference::ing_sst
