// One thing to compare, which can be written down and read again: a position, or a game before the judges.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "reference/values/move.hpp"
#include "reference/values/position.hpp"
#include "reference/values/readings.hpp"

namespace shikatsu::difftest {

/// Moves to be attempted one after another by whoever is to move; those that are refused leave everything as
/// it is.
struct Game {
    Player first = Player::black;
    std::vector<Move> moves;
    friend bool operator==(const Game&, const Game&) = default;
};

/// Without a game, the hypothetical-analysis and the scoring of the position are compared; with one, the
/// judges' rulings on each move of a game that starts from it.
struct Case {
    Position position;
    Readings readings;
    std::optional<Game> game;
    friend bool operator==(const Case&, const Case&) = default;
};

/// The options of `shikatsu difftest` that run the case: "--position '#./.O' --reading ko-pass=per-ko --moves
/// 'white A1 pass'".
std::string options_of(const Case& one);

/// The case as a file of the corpus: comments with the readings, the game and `remarks`, and the diagram.
std::string file_text(const Case& one, const std::vector<std::string>& remarks);

/// Reads "#./.O". Errors: a bad diagram, a string without liberty.
tl::expected<Position, std::string> position_of_line(std::string_view rows);
/// Reads "black A1 pass B2": the player to move first, and the moves.
tl::expected<Game, std::string> game_of_line(const Grid& grid, std::string_view text);

/// Every case of a corpus file: diagrams; in the comment above one, a line "reading NAME=VALUE" sets a
/// reading and a line "moves black A1 pass" makes it a game.
tl::expected<std::vector<Case>, std::string> cases_of_file(const std::string& path);

}  // namespace shikatsu::difftest
