// Which regions of a clearing need no states. See proofs/clearing.md.
#pragma once

#include <optional>
#include <string>

#include "reference/certificates/keeping_scene.hpp"

namespace shikatsu::reference {

/// Nothing, or a sentence: why filling the region from this state, in which it gives what the goal needs, may
/// not clear it or may take what it gives.
std::optional<std::string> objection_to_filling(const RegionGrid& region, const RegionState& state,
                                                const KeepingScene& scene, const KeepingGoal& goal);

}  // namespace shikatsu::reference
