// Values of games by the engine, each beside those of the games one move further.
#pragma once

#include <string>
#include <vector>

#include "optimized/ing_sst/best_play.hpp"
#include "reference/ing_sst/game.hpp"

namespace shikatsu::reference::ing_sst::testing {

/// How often what matters occurred.
struct ValuesSeen {
    int known = 0;
    int with_ban = 0;
    int with_heat = 0;
};

/// A game that has not ended, and how it began.
struct Course {
    Start start;
    IngReadings readings;
    Game game;
};

/// Whether the engine's value of the game is the best that the player to move can choose among the engine's
/// values after each move that the text allows, those of ended games being what the text counts; in words if
/// not. As every game ends, all values are right if each is. Each search begins without memory of the others.
/// [ING-KO-4] [ING-LD-1]
std::string difference_in_value(const Course& course, const optimized::ing_sst::Limits& limits,
                                ValuesSeen& seen);

/// The same of the game and of all that go on from it for up to so many moves.
std::string difference_in_values(const Course& course, int further, const optimized::ing_sst::Limits& limits,
                                 ValuesSeen& seen);

/// Games whose values depend on more than the position and who is to move: a position that had been or had
/// not, by positional superko; a stone that is hot; the stones beside a cycle. An engine that remembers
/// answers without one of these goes wrong in the games that go on from there.
struct TellingGame {
    Course course;
    int further;
};
std::vector<TellingGame> telling_games();

}  // namespace shikatsu::reference::ing_sst::testing
