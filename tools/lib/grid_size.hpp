// Sizes of grids on the command line, as in "9x9".
#pragma once

#include <string>
#include <tl/expected.hpp>

#include "reference/values/grid.hpp"

namespace shikatsu::tools {

/// The grid of "ROWSxCOLUMNS". Errors: not of this form; out of a grid's bounds.
tl::expected<Grid, std::string> grid_of_size(const std::string& size);

}  // namespace shikatsu::tools
