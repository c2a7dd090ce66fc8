#include "reference/certificates/symmetric_positions.hpp"

#include <utility>

namespace shikatsu::reference {

namespace {

struct Symmetry {
    bool transposed = false;
    bool rows_flipped = false;
    bool columns_flipped = false;

    Point image(const Grid& grid, Point point) const {
        int row = grid.row(point);
        int column = grid.column(point);
        if (transposed) std::swap(row, column);
        if (rows_flipped) row = grid.rows() - 1 - row;
        if (columns_flipped) column = grid.columns() - 1 - column;
        return grid.at(row, column);
    }
};

Position image(const Position& position, const Symmetry& symmetry, bool exchanged) {
    const Grid& grid = position.grid();
    Position turned(grid);
    for (const Point point : grid.points()) {
        for (const Player player : {Player::black, Player::white}) {
            if (position.holds(point, player))
                turned.set(symmetry.image(grid, point), stone_of(exchanged ? opponent(player) : player));
        }
    }
    return turned;
}

}  // namespace

std::vector<SymmetricPosition> symmetric_positions(const Position& position) {
    const bool square = position.grid().rows() == position.grid().columns();
    std::vector<SymmetricPosition> all;
    for (const bool exchanged : {false, true}) {
        for (const bool transposed : {false, true}) {
            if (transposed && !square) continue;
            for (const bool rows_flipped : {false, true}) {
                for (const bool columns_flipped : {false, true}) {
                    all.push_back(
                        {image(position, {transposed, rows_flipped, columns_flipped}, exchanged), exchanged});
                }
            }
        }
    }
    return all;
}

}  // namespace shikatsu::reference
