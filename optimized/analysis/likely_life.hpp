// How often strings survive random play. Orders the questions about a position, decides nothing.
#pragma once

#include <vector>

#include "reference/values/position.hpp"

namespace shikatsu::optimized {

/// For a stone of each string: the share, from 0 to 1, of random games from the position on after which its
/// player holds the intersection, by a stone or as an eye. The same position has the same shares. Requires
/// that each string of the position has a liberty.
std::vector<double> chances_of_life(const Position& position, const std::vector<Point>& stones);

}  // namespace shikatsu::optimized
