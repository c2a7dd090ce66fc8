// Grids of m horizontal by n vertical lines and their intersections.
#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace shikatsu {

/// An intersection of a grid, by its index in reading order: row from the top times columns plus column from
/// the left. Meaningful only together with its grid. [J2003-D1-4]
struct Point {
    std::uint16_t index = 0;
    friend constexpr auto operator<=>(Point, Point) = default;
};

/// A rectangular grid, from 1x1 up to 25x25. The rules' own is 19x19; the commentary uses small ones.
/// [J2003-AX-3] [J2003-D1-3]
class Grid {
  public:
    static constexpr int max_lines = 25;

    /// Requires 1 <= rows, columns <= max_lines; otherwise the error says which bound is broken.
    static tl::expected<Grid, std::string> create(int rows, int columns);

    int rows() const { return rows_; }
    int columns() const { return columns_; }
    /// Number of intersections.
    int size() const { return rows_ * columns_; }

    /// Requires 0 <= row < rows() and 0 <= column < columns(), counted from the top left.
    Point at(int row, int column) const { return Point{static_cast<std::uint16_t>(row * columns_ + column)}; }
    /// From 0, from the top. Requires contains(point).
    int row(Point point) const { return point.index / columns_; }
    /// From 0, from the left. Requires contains(point).
    int column(Point point) const { return point.index % columns_; }
    bool contains(Point point) const { return point.index < size(); }

    /// All intersections in reading order.
    std::vector<Point> points() const;
    /// The intersections joined to `point` by a line with no third intersection between. [J2003-D1-5]
    std::vector<Point> adjacent(Point point) const;

    friend constexpr auto operator<=>(const Grid&, const Grid&) = default;

  private:
    constexpr Grid(int rows, int columns)
        : rows_(static_cast<std::uint8_t>(rows)), columns_(static_cast<std::uint8_t>(columns)) {}

    std::uint8_t rows_;
    std::uint8_t columns_;
};

}  // namespace shikatsu
