#include "optimized/ikeda/small_stones.hpp"

#include <algorithm>
#include <stdexcept>

namespace shikatsu::optimized::ikeda {

namespace {

constexpr int bits_of_symmetry = 3;

int moved(const Grid& grid, Point point, int symmetry) {
    int row = grid.row(point);
    int column = grid.column(point);
    if ((symmetry & 1) != 0) row = grid.rows() - 1 - row;
    if ((symmetry & 2) != 0) column = grid.columns() - 1 - column;
    if ((symmetry & 4) != 0) std::swap(row, column);
    return row * grid.columns() + column;
}

}  // namespace

TernaryCodes::TernaryCodes(int points) : of_set_(std::size_t{1} << points) {
    for (int i = 0; i < points; ++i) {
        const std::size_t with_the_point = std::size_t{1} << i;
        for (std::size_t set = 0; set < with_the_point; ++set)
            of_set_[with_the_point + set] = static_cast<std::uint32_t>(size_) + of_set_[set];
        size_ *= 3;
    }
}

Symmetries::Symmetries(const Grid& grid) {
    for (int symmetry = 0; symmetry < 1 << bits_of_symmetry; ++symmetry) {
        if ((symmetry & 4) != 0 && grid.rows() != grid.columns()) continue;
        Tables tables{};
        for (const Point point : grid.points()) {
            const StonesKey image = StonesKey{1} << moved(grid, point, symmetry);
            for (StonesKey byte = 0; byte < 256; ++byte) {
                if ((byte >> point.index % 8 & 1) != 0) tables[point.index / 8][byte] |= image;
            }
        }
        // On a single line two of them move nothing.
        if (std::find(tables_.begin(), tables_.end(), tables) == tables_.end()) tables_.push_back(tables);
    }
}

std::size_t Symmetries::one_after_the_other(std::size_t first, std::size_t second) const {
    for (std::size_t symmetry = 0; symmetry < size(); ++symmetry) {
        bool same = true;
        for (int point = 0; point < most_points_of_small_grids; ++point) {
            const StonesKey stone = StonesKey{1} << point;
            same = same && image(symmetry, stone) == image(second, image(first, stone));
        }
        if (same) return symmetry;
    }
    throw std::logic_error("ikeda: the symmetries of a grid are no group");
}

std::size_t Symmetries::inverse(std::size_t symmetry) const {
    std::size_t other = 0;
    while (one_after_the_other(symmetry, other) != 0) ++other;
    return other;
}

}  // namespace shikatsu::optimized::ikeda
