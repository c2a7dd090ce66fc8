// What a search finds out about the margin of best play.
#pragma once

#include <cstdint>
#include <optional>

namespace shikatsu::optimized::ikeda {

/// Margins are whole points.
constexpr int margin_step = 2;

/// What the margin of best play is known to be, in half-points; both are the same if it is known.
struct MarginBounds {
    std::optional<int> at_least;
    std::optional<int> at_most;
    std::uint64_t states = 0;
};

}  // namespace shikatsu::optimized::ikeda
