// How a game goes if both players keep to their strategies.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "optimized/ikeda/game.hpp"
#include "reference/values/value_strategy.hpp"

namespace shikatsu::optimized::ikeda {

/// The moves from `game` to its end; where a player can do anything he passes. Nothing if there are more than
/// `most_moves`. Requires strategies for it.
std::optional<std::vector<Move>> game_of_both(Game game, const ValueStrategy& blacks,
                                              const ValueStrategy& whites, std::size_t most_moves);

}  // namespace shikatsu::optimized::ikeda
