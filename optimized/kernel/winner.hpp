// Who is known to win what the attacker wants to force.
#pragma once

#include <cstdint>

#include "optimized/kernel/strings.hpp"

namespace shikatsu::optimized {

/// What is known for certain of a node of a game.
enum class Winner : std::uint8_t { open, attacker, defender };

constexpr Winner winner_of(Side side) {
    return side == Side::attacker ? Winner::attacker : Winner::defender;
}

}  // namespace shikatsu::optimized
