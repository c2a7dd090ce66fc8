// Strategies under infinite-play=superko as lines of certificates (spec/certificates.md).
#pragma once

#include <string>

#include "reference/values/grid.hpp"
#include "reference/values/superko_strategy.hpp"

namespace shikatsu::tools {

/// From the number of lines on.
std::string superko_lines(const Grid& grid, const SuperkoStrategy& strategy);

}  // namespace shikatsu::tools
