// The game that a GTP controller sets up: its moves as the rules judge them, each of which can be taken back.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "tools/lib/game_record.hpp"
#include "tools/lib/rulesets/ruleset.hpp"

namespace shikatsu::tools {

/// The game after some move.
struct GtpStage {
    /// The moves since play last went on in turn. The protocol lets a player move twice; the rules do not, so
    /// such a move starts a record of its own from the position before it.
    GameRecord record;
    Position position;
    /// Of the moves before the record.
    int earlier_prisoners = 0;
    /// White stones minus black stones removed so far.
    int prisoner_difference = 0;
    int captured_by_black = 0;
    int captured_by_white = 0;
    /// Whether the rules say that the record's last move ended the game.
    bool ended = false;
};

class GtpGame {
  public:
    /// The empty grid. The ruleset must outlive the game; the readings are as `Ruleset::begin` wants them.
    GtpGame(const Ruleset& ruleset, std::vector<std::string> readings, Grid grid);

    /// The grid cleared.
    void clear(Grid grid);
    /// False if the rules prohibit the move.
    bool play(Player player, const Move& move);
    /// Whether the rules allow the move.
    bool allows(Player player, const Move& move) const;
    /// False if there is no move to take back.
    bool undo();
    /// Replaces the game by the record's main line up to before its move `before` (counted from 1), or all of
    /// it. Errors, with the game as it was: a move of the record is prohibited, a set-up leaves a string
    /// without liberty.
    tl::expected<void, SourceError> load(const SgfGame& game, std::optional<std::size_t> before);
    /// What comes from here on is judged by these rules; stones stay.
    void set_ruleset(const Ruleset& ruleset, std::vector<std::string> readings);

    const GtpStage& now() const { return stages_.back(); }
    const Position& position() const { return now().position; }

  private:
    bool set_up(const SgfSetup& setup);
    /// A record of its own from the position now.
    void start_record(GtpStage& stage, Player to_move);
    GameInProgress& game_in_progress();

    const Ruleset* ruleset_;
    std::vector<std::string> readings_;
    std::vector<GtpStage> stages_;
    /// The last stage's record before the rules; nothing if it has to be replayed first.
    std::unique_ptr<GameInProgress> in_progress_;
};

}  // namespace shikatsu::tools
