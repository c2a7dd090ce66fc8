// What a game record in SGF says: grid, set-up stones and moves of the main line, and what was noted about
// the game. Only the notation is read here; whether a move may be made is for others to say.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "reference/values/move.hpp"
#include "reference/values/player.hpp"
#include "tools/lib/diagram_file.hpp"
#include "tools/lib/play_rule.hpp"
#include "tools/lib/sgf_tree.hpp"

namespace shikatsu::tools {

/// Stones put on and taken off the grid by the editor of the record, not by the players.
struct SgfSetup {
    struct Change {
        Point point;
        Content content;
    };
    std::vector<Change> changes;
    Place place;
};

struct SgfMove {
    Player player = Player::black;
    Move move;
    Place place;
};

/// The record says who is to move next.
struct SgfToMove {
    Player player = Player::black;
    Place place;
};

/// The territory that is marked at the end of the record, with the dead stones in it.
struct SgfTerritory {
    std::vector<Point> black;
    std::vector<Point> white;
};

using SgfStep = std::variant<SgfSetup, SgfMove, SgfToMove>;

struct SgfGame {
    Grid grid;
    std::vector<SgfStep> steps;
    std::string file;
    Place place;
    /// As the record has them, in whatever node of the main line; empty where it has none. None of them
    /// changes what is adjudicated.
    std::string komi, handicap, result, rules;
    /// Of KM, or that of the game.
    Place komi_place;
    /// Nothing if the last node marks none.
    std::optional<SgfTerritory> territory;
    std::string caption;
};

/// The games of a collection, or for each what is wrong with it. Where the text is no SGF any more an error
/// ends them. Errors in a game: another game than Go, a grid outside 1 to 25, a coordinate outside the grid,
/// what a node of the main line says twice (as `check_single_values` has it), moves of both players in one
/// node where FF is not 1, 2 or 3, a point that is set up in two ways in one node, another size or another
/// game in a later node, a later node that contradicts what was said of the whole game (komi, handicap,
/// result, rules), more than 4,000,000 set-up stones in the games of a text. The text may be in any encoding
/// that sgf_utf8 knows, whose errors count as those of a text that is not SGF; places count bytes in UTF-8.
std::vector<tl::expected<SgfGame, SourceError>> read_sgf_games(const Source& source);

/// The position after the main line, whose plays are made by the rule; the stones that they remove are
/// counted, of either player. Errors: a play that the rule does not allow; a set-up that leaves a string
/// without liberty, or a main line: by Ikeda's self-capture=single-stone such strings stand until the
/// opponent's next play.
ReadPosition last_position(const SgfGame& game, const PlayRule& rule = play_without_suicide);

}  // namespace shikatsu::tools
