#include "optimized/asura1989/regions.hpp"

#include <algorithm>

#include "optimized/asura1989/adjudication.hpp"
#include "optimized/asura1989/hypo_game.hpp"
#include "optimized/kernel/width.hpp"

namespace shikatsu::optimized::asura1989 {

namespace {

/// `start` and all that steps lead to, in reading order.
template <class Step>
std::vector<Point> reach(const Grid& grid, Point start, Step step) {
    std::vector<bool> seen(static_cast<std::size_t>(grid.size()), false);
    std::vector<Point> found{start};
    seen[start.index] = true;
    for (std::size_t head = 0; head < found.size(); ++head) {
        const Point from = found[head];
        for (const Point to : grid.adjacent(from)) {
            if (seen[to.index] || !step(from, to)) continue;
            seen[to.index] = true;
            found.push_back(to);
        }
    }
    std::sort(found.begin(), found.end());
    return found;
}

template <int W>
std::vector<bool> ko_stones(const Position& position) {
    const Geometry<W> geometry(position.grid());
    Board<W> board;
    for (const Point point : position.grid().points()) {
        if (!position.empty(point))
            board.of(position.holds(point, Player::black) ? Side::attacker : Side::defender).insert(point);
    }
    const StringTable<W> table(geometry, board);
    std::vector<bool> found(static_cast<std::size_t>(position.grid().size()), false);
    for (const Side side : {Side::attacker, Side::defender}) {
        table.ko_shapes(side).for_each(
            [&](Point point) { found[table.effect(side, point).captured.first().index] = true; });
    }
    return found;
}

/// What a territory-region holds.
struct Contents {
    bool alive_black = false;
    bool alive_white = false;
    bool dead_black = false;
    bool dead_white = false;

    bool whole(Player player) const {
        return player == Player::black ? alive_black && !dead_black && !alive_white
                                       : alive_white && !dead_white && !alive_black;
    }
};

}  // namespace

std::vector<Point> chain_at(const Position& position, Point stone) {
    return reach(position.grid(), stone,
                 [&](Point from, Point to) { return position[from] == position[to]; });
}

std::vector<Point> compensation_region(const Position& position, Point stone) {
    return reach(position.grid(), stone, [&](Point from, Point to) {
        return position.empty(from) || position.empty(to) || position[from] == position[to];
    });
}

std::vector<Point> area_to_clear(const Position& position, Point stone) {
    const Player owner = position.player_at(stone);
    return reach(position.grid(), stone, [&](Point from, Point to) {
        return !position.holds(from, opponent(owner)) || !position.holds(to, owner);
    });
}

Territories territories(const Position& position, const std::vector<bool>& alive, const Readings& readings) {
    const Grid& grid = position.grid();
    std::vector<bool> joins(static_cast<std::size_t>(grid.size()), false);
    if (readings.ko_stone_rule == shikatsu::asura1989::KoStoneRule::joins)
        joins = in_words<1, 10>(
            grid.size(), [&]<int W>(std::integral_constant<int, W>) { return ko_stones<W>(position); });
    Territories result;
    for (const Point point : grid.points()) {
        const std::vector<Point> region = reach(grid, point, [&](Point from, Point to) {
            if (position.empty(from) || !alive[from.index]) return true;
            return position.empty(to) || position[from] == position[to] || joins[from.index];
        });
        Contents contents;
        for (const Point inside : region) {
            if (position.empty(inside)) continue;
            const bool black = position.holds(inside, Player::black);
            (alive[inside.index] ? (black ? contents.alive_black : contents.alive_white)
                                 : (black ? contents.dead_black : contents.dead_white)) = true;
        }
        if (contents.whole(Player::black) && !position.holds(point, Player::black)) {
            result.black.push_back(point);
        } else if (contents.whole(Player::white) && !position.holds(point, Player::white)) {
            result.white.push_back(point);
        } else if (position.empty(point)) {
            result.dame.push_back(point);
        }
    }
    return result;
}

}  // namespace shikatsu::optimized::asura1989
