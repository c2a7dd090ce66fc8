// Random positions with several kos, some of them locked together, and random games around kos.
#pragma once

#include <random>

#include "reference/ing_sst/game.hpp"

namespace shikatsu::reference::ing_sst::testing {

/// So many kos between a black string above and a white one below, each of them taken by either side. In
/// so many columns more each string has a breath besides.
Position locked_kos(int kos, int shared, std::mt19937& random);

/// The two beside each other, lined up at the top.
Position beside(const Position& left, const Position& right);

/// Black and White exchanged.
Position with_colours_exchanged(const Position& position);

/// Kos locked together with up to three points changed and often with a row or a column more, or single kos
/// strewn over a board full of stones: on 3x4 to 6x10. Every string has a breath.
Position board_with_kos(std::mt19937& random);

/// Kos locked together, by themselves or beside a ko that is not locked with them, and somebody to move. No
/// string is about to be removed.
Start start_with_kos(std::mt19937& random);

/// A position of the grid with somebody to move, where every string has a breath.
Start random_start(const Grid& grid, std::mt19937& random);

/// Mostly a removal of one stone or a play that brings a position back, seldom a pass or another play unless
/// there is nothing else. While play pauses it is a pass only if no play is allowed.
Move move_around_kos(const Game& game, std::mt19937& random);

/// A game of up to so many such moves that has not ended.
Game game_around_kos(const Start& start, const IngReadings& readings, int most_moves, std::mt19937& random);

}  // namespace shikatsu::reference::ing_sst::testing
