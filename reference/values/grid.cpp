#include "reference/values/grid.hpp"

namespace shikatsu {

tl::expected<Grid, std::string> Grid::create(int rows, int columns) {
    for (const int lines : {rows, columns}) {
        if (lines < 1) return tl::make_unexpected("a grid has at least one line in each direction");
        if (lines > max_lines) {
            return tl::make_unexpected("grid " + std::to_string(rows) + "x" + std::to_string(columns) +
                                       " is too large: at most " + std::to_string(max_lines) + "x" +
                                       std::to_string(max_lines));
        }
    }
    return Grid(rows, columns);
}

std::vector<Point> Grid::points() const {
    std::vector<Point> all;
    all.reserve(static_cast<std::size_t>(size()));
    for (int index = 0; index < size(); ++index) all.push_back(Point{static_cast<std::uint16_t>(index)});
    return all;
}

std::vector<Point> Grid::adjacent(Point point) const {
    const int r = row(point);
    const int c = column(point);
    std::vector<Point> near;
    near.reserve(4);
    if (r > 0) near.push_back(at(r - 1, c));
    if (c > 0) near.push_back(at(r, c - 1));
    if (c + 1 < columns_) near.push_back(at(r, c + 1));
    if (r + 1 < rows_) near.push_back(at(r + 1, c));
    return near;
}

}  // namespace shikatsu
