// Immortal stones, by trying all consecutive plays.
#pragma once

#include "reference/ikeda/plays.hpp"

namespace shikatsu::reference::ikeda {

/// The stones of `player` that no sequence of plays of the other player removes if the player always passes.
/// Tries every sequence. [IK-IM-1]
PointSet immortal_stones(const Configuration& configuration, Player player, SelfCapture reading);

/// The other played stones of `player`. [IK-IM-2]
PointSet non_immortal_stones(const Configuration& configuration, Player player, SelfCapture reading);

}  // namespace shikatsu::reference::ikeda
