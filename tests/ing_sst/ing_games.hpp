// Games by Ing's laws for tests, and the text's cases.
#pragma once

#include <string>
#include <vector>

#include "reference/ing_sst/game.hpp"

namespace shikatsu::reference::ing_sst::testing {

Position empty_board(int rows, int columns);
Position board(const std::vector<std::string>& rows);
/// Each row in a line of its own, after a line break.
std::string drawing(const Position& position);

/// "pass" or a vertex. Throws on anything else.
Move move_of(const Grid& grid, const std::string& word);
std::vector<std::string> words_of(const std::string& moves);

/// Makes the moves "A1 pass B2"; throws if one is refused.
void make(Game& game, const std::string& moves);
Game game_of(const Start& start, const std::string& moves, const Conditions& conditions = {},
             const IngReadings& readings = {});

/// The default, and each of the assignments by itself.
std::vector<IngReadings> readings_with(const std::vector<std::string>& assignments);
/// The default and each other reading of repetition.
std::vector<IngReadings> readings_of_ko();

/// The clause that prohibits the move, or "allowed".
std::string ruling(const Game& game, const std::string& move);

/// A case that the text describes, with a position and a game that were made for it.
struct Case {
    std::string name;
    Start start;
    std::string moves;
    /// What is tried after them.
    std::string next;
    /// "black", "white" or "none".
    std::string disturber;
    /// The clause that refuses the last move by default, or "allowed".
    std::string by_default;
    /// A game by positional superko: the same moves and the next one if it is not another.
    std::string superko_game;
    /// Which of its moves positional superko is the first to refuse, counted from 1; 0 if none.
    std::size_t refused_by_superko = 0;
    /// How it goes on by default.
    std::string then;
    /// Stones of strings of the start that are gone in the end, and of strings that are still there.
    std::vector<std::string> removed;
    std::vector<std::string> stands;
};
std::vector<Case> cases_of_the_text();

/// All positions of the grid.
std::vector<Position> all_positions(int rows, int columns);

/// Follows the choices among the allowed moves; a choice below `pass_below` is a pass if it is allowed.
void follow(Game& game, const std::vector<unsigned>& choices, unsigned pass_below);
/// "A1 pass B2", to reproduce a game.
std::string moves_of(const Game& game);
/// The start, departing readings and moves: enough to repeat the game.
std::string course_of(const Start& start, const IngReadings& readings, const Game& game);

}  // namespace shikatsu::reference::ing_sst::testing
