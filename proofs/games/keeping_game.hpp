// Keepings of given strings, looked for in every way.
#pragma once

#include <optional>
#include <vector>

#include "reference/certificates/keeping_check.hpp"
#include "reference/certificates/keeping_scene.hpp"

namespace shikatsu::proofs {

/// What keepings stand on, as far as it makes a difference on the smallest grids.
enum class KeepingCondition {
    /// The keeper does not play where he might be banned.
    marks,
    /// Two liberties in all.
    second_liberty
};

/// A keeping with these units in this order, if there is one with at most one link and no split in a state.
/// Looked for among all regions and all answers in them, without the condition that is `dropped`.
std::optional<Keeping> keeping_of(const Position& position, Player keeper, const std::vector<Point>& units,
                                  std::optional<KeepingCondition> dropped);

}  // namespace shikatsu::proofs
