#include "proofs/claims/drawing.hpp"

namespace shikatsu::proofs {

namespace {

using Rows = std::vector<std::string>;

Rows blank(const Grid& grid) {
    return Rows(static_cast<std::size_t>(grid.rows()),
                std::string(static_cast<std::size_t>(grid.columns()), '.'));
}

void mark(const Grid& grid, const Membership& set, char sign, Rows& rows) {
    for (const Point point : grid.points()) {
        if (set[point.index])
            rows[static_cast<std::size_t>(grid.row(point))][static_cast<std::size_t>(grid.column(point))] =
                sign;
    }
}

}  // namespace

std::vector<std::string> drawing(const Grid& grid, const std::vector<std::string>& names,
                                 const std::vector<Membership>& sets) {
    Rows board = blank(grid);
    Rows others;
    bool has_board = false;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (names[i] == "black" || names[i] == "white") {
            mark(grid, sets[i], names[i] == "black" ? '#' : 'O', board);
            has_board = true;
            continue;
        }
        Rows rows = blank(grid);
        mark(grid, sets[i], 'x', rows);
        others.push_back(names[i] + ":");
        others.insert(others.end(), rows.begin(), rows.end());
    }
    if (!has_board) return others;
    board.insert(board.end(), others.begin(), others.end());
    return board;
}

}  // namespace shikatsu::proofs
