// Coordinates in SGF: two letters, column from the left and row from the top; rectangles; passes.
#pragma once

#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "reference/values/move.hpp"
#include "tools/lib/sgf_tree.hpp"

namespace shikatsu::tools {

struct SgfPointError {
    Place place;
    std::string message;
};

/// The points of a value of AB, AW or AE: one point "cd", or the rectangle "ab:cd".
tl::expected<std::vector<Point>, SgfPointError> sgf_point_list(const Grid& grid, const SgfValue& value);

/// The move of a value of B or W: a point, or a pass, written as nothing or, up to 19x19, as "tt".
tl::expected<Move, SgfPointError> sgf_move(const Grid& grid, const SgfValue& value);

}  // namespace shikatsu::tools
