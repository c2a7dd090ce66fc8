// Best play by the definition, as far as one looks ahead: minimax over games, each with its own moves before.
#pragma once

#include <cstdint>

#include "reference/ing_sst/game.hpp"

namespace shikatsu::reference::ing_sst {

/// Between what the difference lies that best play of both sides comes to, and how many games were looked at.
struct Outlook {
    Margin at_least;
    Margin at_most;
    std::uint64_t games = 0;

    bool decided() const { return at_least == at_most; }
};

/// Goes through all games that go on from `game` for so many moves. Of one that has not ended by then only
/// what any count obeys is known: nobody has more than all points. Nobody agrees on dead stones: who
/// disagrees plays on. Every game ends, so that with moves enough the value is known. [ING-LD-1] [ING-EN-2]
/// [ING-KO-4]
Outlook look_ahead(const Game& game, int moves);

}  // namespace shikatsu::reference::ing_sst
