// Clearings of given strings and regions, looked for in every way.
#pragma once

#include <optional>
#include <vector>

#include "reference/certificates/clearing_check.hpp"

namespace shikatsu::proofs {

/// A clearing with these units in this order and these regions, if there is one. Looked for among all plays
/// in the regions; each string of the units has so many liberties in all as are `wanted`, which should be 2.
std::optional<Clearing> clearing_of(const Position& position, Player keeper, const std::vector<Point>& units,
                                    const std::vector<std::vector<Point>>& regions, int wanted);

}  // namespace shikatsu::proofs
