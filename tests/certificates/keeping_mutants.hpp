// Keepings with one thing changed.
#pragma once

#include <random>
#include <string>

#include "reference/values/grid.hpp"
#include "reference/values/keeping.hpp"

namespace shikatsu::certificates {

/// Changes one thing at random, anywhere in the keeping, and says what; empty if there was nothing to change.
std::string mutate(Keeping& keeping, const Grid& grid, std::mt19937& random);

}  // namespace shikatsu::certificates
