// Best play by the definition: minimax over whole games, each with its own history.
#pragma once

#include <cstdint>

#include "reference/ikeda/game.hpp"

namespace shikatsu::reference::ikeda {

/// What best play of both sides comes to, and how many finished games were looked at.
struct Value {
    Margin margin;
    std::uint64_t games = 0;
};

/// The margin that Black can be sure of and White can hold him to, going through every game that begins with
/// `game`. Only for the tiniest grids. Requires that nobody has failed to move. [IK-R-4]
Value value(const Game& game);

}  // namespace shikatsu::reference::ikeda
