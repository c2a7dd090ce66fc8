// What a clearing counts on when the opponent makes a ko-pass.
#pragma once

#include <cstdint>

namespace shikatsu::optimized {

/// Whether the player's own bans are lifted then, too. Where they are not, the opponent's are relied on only
/// where the player has none.
enum class OwnBans : std::uint8_t { lifted, kept };

}  // namespace shikatsu::optimized
