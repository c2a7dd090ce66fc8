// A game at speed: moves, repetition, end and margin on grids of any size.
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "optimized/ikeda/rules.hpp"
#include "reference/values/margin.hpp"
#include "reference/values/move.hpp"
#include "reference/values/position.hpp"

namespace shikatsu::optimized::ikeda {

/// What becomes of a move.
enum class MoveRuling : std::uint8_t { allowed, occupied, self_capture, repetition, game_over };

/// The clause that refuses the move; empty if it is allowed, or the game is over.
std::string_view clause_of(MoveRuling ruling);

/// What a player's score consists of, as far as the rules count it; the last three against him.
struct Account {
    int stones = 0;
    int territory = 0;
    int removed = 0;
    int given = 0;
    int late_mortal_stones = 0;
};

class Game {
  public:
    /// Requires rules that outlive the game.
    Game(const Rules& rules, const IkedaReadings& readings, const Position& start, Player first);
    ~Game();
    Game(Game&&) noexcept;
    Game& operator=(Game&&) noexcept;

    Player to_move() const;
    bool ended() const;
    Position position() const;
    /// What a move of whose turn it is would meet.
    MoveRuling ruling(const Move& move) const;
    /// Makes the move if it is allowed.
    MoveRuling make(const Move& move);
    /// Where the last move removed stones.
    std::vector<Point> last_removed() const;
    /// The player's score in the configuration as it is, but for the first pass.
    Account account(Player player) const;
    /// What the first pass adds to the margin. [IK-A3-7]
    Margin first_pass() const;
    /// Black's score less White's in the configuration as it is.
    Margin margin() const;

  private:
    class Implementation;
    std::unique_ptr<Implementation> implementation_;
};

/// The points that the rules count as a player's territory in a configuration, in reading order.
std::vector<Point> territory_points(const Position& position, Player player, CountedTerritory counted,
                                    SelfCapture reading);

/// The immortal stones of a player, in reading order. [IK-IM-1]
std::vector<Point> immortal_points(const Position& position, Player player, SelfCapture reading);

}  // namespace shikatsu::optimized::ikeda
