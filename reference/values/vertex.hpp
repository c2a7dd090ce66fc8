// GTP vertices: the letters A to Z without I name columns from the left, numbers name rows from the bottom.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "reference/values/grid.hpp"

namespace shikatsu {

/// The vertex of a point, such as "D4".
std::string vertex(const Grid& grid, Point point);

/// The point of a vertex in either case of letter; nothing if it is malformed or outside the grid.
std::optional<Point> point_of_vertex(const Grid& grid, std::string_view text);

}  // namespace shikatsu
