// Clearings of given strings and regions, looked for in every way.
#pragma once

#include <optional>
#include <vector>

#include "reference/certificates/clearing_check.hpp"

namespace shikatsu::proofs {

/// What clearings stand on, as far as it makes a difference on the smallest grids.
enum class ClearingCondition {
    /// The player works wherever his opponent has stones.
    work,
    /// Two liberties in all.
    second_liberty,
    /// He begins in one region only.
    one_first_play
};

/// A clearing with these units in this order and these regions, if there is one. Looked for among all plays
/// in the regions, without the condition that is `dropped`.
std::optional<Clearing> clearing_of(const Position& position, Player keeper, const std::vector<Point>& units,
                                    const std::vector<std::vector<Point>>& regions,
                                    std::optional<ClearingCondition> dropped);

}  // namespace shikatsu::proofs
