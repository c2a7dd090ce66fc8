// What the engine makes of kos and of games around them, beside the text as code.
#pragma once

#include <random>
#include <string>

#include "optimized/ing_sst/game.hpp"
#include "reference/ing_sst/game.hpp"

namespace shikatsu::reference::ing_sst::testing {

/// How often what matters occurred.
struct KosSeen {
    /// Plays on a ko position of several kos.
    int locked = 0;
    /// Removals after which three kos are locked together: with twin hot stones, and outside of a fight.
    int twins = 0;
    int no_fights = 0;
    int cycles = 0;
    /// Cycles in a disturbance that begins with a removal in a lone ko and has other board plays.
    int lone_first = 0;
    /// Plays that the disturber may not make.
    int refused = 0;
};

/// The kos of the position, which of them are locked together, and what is hot after each play: the first
/// difference, in words; empty if there is none. [ING-KO-1] [ING-KO-2] [ING-KO-3] [ING-HS-1] [ING-HS-2]
/// [ING-HS-3]
std::string difference_in_kos(const Position& position, KosSeen& seen);

/// A random game of removals of single stones and returns to positions that have been: the first difference,
/// with the moves. [ING-DK-1] [ING-DK-2] [ING-DK-3] [ING-HS-4]
std::string difference_in_game_of_kos(const Start& start, const IngReadings& readings, std::mt19937& random,
                                      int moves, KosSeen& seen);

}  // namespace shikatsu::reference::ing_sst::testing
