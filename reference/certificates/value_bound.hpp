// Which bound on the margin of best play is claimed, and by whose strategy.
#pragma once

#include "reference/values/player.hpp"

namespace shikatsu::reference {

enum class ValueBound { at_least, at_most };

/// Who is sure of it.
constexpr Player player_of(ValueBound bound) {
    return bound == ValueBound::at_least ? Player::black : Player::white;
}

}  // namespace shikatsu::reference
