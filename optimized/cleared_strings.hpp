// What it says of a string that an area with it is cleared.
#pragma once

#include "optimized/adjudication.hpp"

namespace shikatsu::optimized {

/// Whether the string lies in the area, points in reading order.
bool is_in(const StringVerdict& verdict, const std::vector<Point>& area);

/// The finding that the stage's question about a string in the area has the answer yes. What the search cost
/// is shared by so many findings.
Finding cleared_finding(const StringVerdict& verdict, std::size_t stage, const Cleared& cleared,
                        const std::vector<Point>& area, std::size_t findings);

}  // namespace shikatsu::optimized
