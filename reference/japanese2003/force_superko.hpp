// Force under the reading infinite-play=superko, where every hypothetical-sequence is finite.
#pragma once

#include <cstddef>
#include <optional>

#include "reference/japanese2003/force.hpp"

namespace shikatsu::reference {

/// Whether the attacker can force what is asked, by plain recursion over all beginnings; nothing if more than
/// `max_states` of them had to be looked at. Requires readings with infinite-play=superko. [J2003-ST-6]
std::optional<bool> can_force_under_superko(const Position& final_position, const ForceQuestion& question,
                                            const Readings& readings, std::size_t max_states);

}  // namespace shikatsu::reference
