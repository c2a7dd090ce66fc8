// Immortal stones, by trying all consecutive plays.
#pragma once

#include <functional>

#include "reference/ikeda/plays.hpp"

namespace shikatsu::reference::ikeda {

/// The stones of `player` that no sequence of plays of the other player removes if the player always passes.
/// Tries every sequence. [IK-IM-1]
PointSet immortal_stones(const Configuration& configuration, Player player, SelfCapture reading);

/// The other played stones of `player`. [IK-IM-2]
PointSet non_immortal_stones(const Configuration& configuration, Player player, SelfCapture reading);

/// Whether all sequences that show which stones are immortal can be tried, as far as `go_on` allows: it is
/// asked before each configuration is looked at.
bool can_be_tried(const Configuration& configuration, Player player, SelfCapture reading,
                  const std::function<bool()>& go_on);

}  // namespace shikatsu::reference::ikeda
