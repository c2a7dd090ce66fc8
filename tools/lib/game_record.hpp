// A game as the judge of the alternating-sequence needs it: where it starts and which moves were made.
#pragma once

#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "tools/lib/notation.hpp"
#include "tools/lib/sgf_game.hpp"

namespace shikatsu::tools {

struct RecordedMove {
    Player player = Player::black;
    Move move;
    Place place;
};

/// The moves of a game from `start`, with `to_move` to begin. Whether they are allowed is not looked at here.
struct GameRecord {
    Position start;
    Player to_move = Player::black;
    std::vector<RecordedMove> moves;
    std::string file;
    Place place;
    std::string caption;
    /// Whether nothing says whose the moves are: each is of the player whose turn it is by the rules. They
    /// are written down as alternating.
    bool by_turn = false;
};

/// The record of an SGF game. Set-up stones before the first move make its start; the player to move there is
/// PL, or whoever moves first. From the empty grid Black is to move. Errors: set-up stones after the first
/// move, or a turn given out of order; a set-up with a string without liberty.
tl::expected<GameRecord, SourceError> game_record(const SgfGame& game);

/// Where a game given by hand starts.
struct Opening {
    Position position;
    Player to_move = Player::black;
};

/// The record of moves given by hand: "D4 Q16 pass", separated by blanks or commas, alternating from the
/// opening. Errors name the file "<moves>" and the column.
tl::expected<GameRecord, SourceError> record_of_vertices(std::string_view text, const Opening& opening);

/// The record of moves in the commentary's notation, as "#[acpp]"; the sequence says who begins. A ko-pass
/// and a repetition are errors: they belong to hypothetical-sequences.
tl::expected<GameRecord, SourceError> record_of_sequence(std::string_view text, const Position& start,
                                                         const Lettering& lettering);

}  // namespace shikatsu::tools
