// Chains, compensation-regions and territory-regions of a position.
#pragma once

#include <vector>

#include "reference/values/position.hpp"

namespace shikatsu::optimized::asura1989 {

/// The points of the chain with a stone on `stone`, in reading order. Requires a stone there. [AS89-GD-4]
std::vector<Point> chain_at(const Position& position, Point stone);

/// In reading order. Requires a stone there. [AS89-SA-1]
std::vector<Point> compensation_region(const Position& position, Point stone);

/// The compensation-region and what has to be enclosed together with it (proofs/asura-1989.md, "clearings"):
/// all that is reachable but from stones of the opponent to stones of the chain's owner. In reading order.
/// Requires a stone there.
std::vector<Point> area_to_clear(const Position& position, Point stone);

}  // namespace shikatsu::optimized::asura1989
