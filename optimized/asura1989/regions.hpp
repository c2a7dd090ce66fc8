// Chains, compensation-regions and territory-regions of a position.
#pragma once

#include <vector>

#include "reference/values/position.hpp"

namespace shikatsu::optimized::asura1989 {

/// The points of the chain with a stone on `stone`, in reading order. Requires a stone there. [AS89-GD-4]
std::vector<Point> chain_at(const Position& position, Point stone);

/// In reading order. Requires a stone there. [AS89-SA-1]
std::vector<Point> compensation_region(const Position& position, Point stone);

}  // namespace shikatsu::optimized::asura1989
