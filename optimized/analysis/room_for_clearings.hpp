// How much clearings may remember beside what patterns and inquiries do.
#pragma once

#include <cstddef>

#include "optimized/adjudication.hpp"

namespace shikatsu::optimized {

/// States of clearings for which there is room if a position is to take some seven gigabytes at most, and as
/// many questions as there are jobs look for patterns with all the boards that they may. Some at least,
/// whatever is wanted.
std::size_t most_clearing_states(const Grid& grid, const Options& options);

}  // namespace shikatsu::optimized
