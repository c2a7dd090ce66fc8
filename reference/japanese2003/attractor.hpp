// The attractor of a set of nodes: from where a player brings play into the set, whatever the other does.
#pragma once

#include <cstddef>
#include <vector>

#include "reference/japanese2003/force_arena.hpp"

namespace shikatsu::reference {

/// The attractor, and for each of the player's own nodes in it but not in the set the successor that leads
/// nearer.
struct Attractor {
    std::vector<bool> nodes;
    std::vector<std::size_t> way;
};

/// From which nodes of `within` the attacker (or else the defender) brings play into `set`, while play stays
/// in `within`. Requires that neither player can be forced out of `within`: each node there has a successor
/// there.
Attractor attractor(const ForceArena& arena, bool for_attacker, const std::vector<bool>& set,
                    const std::vector<bool>& within);

}  // namespace shikatsu::reference
