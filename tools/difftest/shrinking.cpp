#include "tools/difftest/shrinking.hpp"

#include <optional>

#include "reference/japanese2003/definitions1.hpp"

namespace shikatsu::difftest {

namespace {

/// The point on the grid without one row or column; nothing if it lay there. -1 takes none away.
std::optional<Point> moved(const Grid& from, const Grid& to, Point point, int row, int column) {
    const int r = from.row(point);
    const int c = from.column(point);
    if (r == row || c == column) return std::nullopt;
    return to.at(r - (row >= 0 && r > row ? 1 : 0), c - (column >= 0 && c > column ? 1 : 0));
}

std::optional<Case> without_line(const Case& one, int row, int column) {
    const Grid& from = one.position.grid();
    const auto to = Grid::create(from.rows() - (row >= 0 ? 1 : 0), from.columns() - (column >= 0 ? 1 : 0));
    if (!to) return std::nullopt;
    Case smaller{Position(*to), one.readings, one.game};
    for (const Point point : from.points()) {
        if (const auto there = moved(from, *to, point, row, column)) {
            smaller.position.set(*there, one.position[point]);
        }
    }
    if (!one.game) return smaller;
    smaller.game->moves.clear();
    for (const Move& move : one.game->moves) {
        const Play* play = std::get_if<Play>(&move);
        if (play == nullptr) {
            smaller.game->moves.push_back(move);
        } else if (const auto there = moved(from, *to, play->point, row, column)) {
            smaller.game->moves.emplace_back(Play{*there});
        }
    }
    return smaller;
}

void add_smaller_grids(const Case& one, std::vector<Case>& smaller) {
    const Grid& grid = one.position.grid();
    const auto add = [&](const std::optional<Case>& each) {
        if (each) smaller.push_back(*each);
    };
    for (int row = 0; row < grid.rows(); ++row) add(without_line(one, row, -1));
    for (int column = 0; column < grid.columns(); ++column) add(without_line(one, -1, column));
}

void add_shorter_games(const Case& one, std::vector<Case>& smaller) {
    if (!one.game) return;
    for (std::size_t left_out = one.game->moves.size(); left_out-- > 0;) {
        Game game{one.game->first, {}};
        for (std::size_t i = 0; i < one.game->moves.size(); ++i) {
            if (i != left_out) game.moves.push_back(one.game->moves[i]);
        }
        smaller.push_back({one.position, one.readings, std::move(game)});
    }
}

void add_fewer_stones(const Case& one, std::vector<Case>& smaller) {
    for (const Point point : one.position.grid().points()) {
        if (one.position.empty(point)) continue;
        smaller.push_back(one);
        smaller.back().position.set(point, Content::empty);
    }
}

void add_fewer_departures(const Case& one, std::vector<Case>& smaller) {
    const auto departing = departures(one.readings);
    for (std::size_t left_out = 0; left_out < departing.size(); ++left_out) {
        Readings readings;
        for (std::size_t i = 0; i < departing.size(); ++i) {
            if (i != left_out) readings = with_reading(readings, departing[i]).value();
        }
        smaller.push_back({one.position, readings, one.game});
    }
}

/// Every case that has one thing less, the largest things first.
std::vector<Case> smaller_ones(const Case& one) {
    std::vector<Case> smaller;
    add_smaller_grids(one, smaller);
    add_shorter_games(one, smaller);
    add_fewer_stones(one, smaller);
    add_fewer_departures(one, smaller);
    return smaller;
}

}  // namespace

Case shrunk(Case one, const Fails& fails, int most_tries) {
    for (bool smaller_found = true; smaller_found;) {
        smaller_found = false;
        for (const Case& smaller : smaller_ones(one)) {
            if (!reference::strings_without_liberty(smaller.position).empty()) continue;
            if (most_tries-- <= 0) return one;
            if (!fails(smaller)) continue;
            one = smaller;
            smaller_found = true;
            break;
        }
    }
    return one;
}

}  // namespace shikatsu::difftest
