// Games for tests: from a list of choices, so that they can be shrunk, and from vertices.
#pragma once

#include <string>
#include <vector>

#include "reference/ikeda/game.hpp"

namespace shikatsu::reference::ikeda::testing {

inline constexpr Player both[] = {Player::black, Player::white};

/// The empty grid, Black to move.
Start empty_grid(int rows, int columns);
/// A configuration from rows, with `first` to move.
Start start_of(const std::vector<std::string>& rows, Player first = Player::black);

/// Makes the moves "A1 pass B2"; throws if one is refused.
Game game_of(const Rules& rules, const Start& start, const std::string& moves,
             const IkedaReadings& readings = {});

/// Follows the choices among the allowed moves until the game ends or they are used up. A choice below
/// `pass_below` is a pass, others choose among the plays if there is one.
void follow(Game& game, const std::vector<unsigned>& choices, unsigned pass_below);

/// "A1 pass B2", to reproduce a game.
std::string moves_of(const Game& game);

/// The literal readings, and each alternative alone.
std::vector<IkedaReadings> readings_one_by_one();

}  // namespace shikatsu::reference::ikeda::testing
