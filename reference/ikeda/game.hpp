// A game before the rules: which moves are allowed, when it is over, and who has won.
#pragma once

#include <optional>
#include <set>

#include "reference/ikeda/rulesets.hpp"

namespace shikatsu::reference::ikeda {

/// A game by one of the rulesets, move after move.
class Game {
  public:
    /// From any configuration, as separate rules may provide. [IK-R-8]
    Game(const Rules& rules, const IkedaReadings& readings, Start start);

    const Rules& rules() const { return *rules_; }
    const Record& record() const { return record_; }
    const Configuration& configuration() const { return record_.configuration(); }
    Player to_move() const { return ikeda::to_move(record_, *rules_->end, readings_); }
    /// By rule 6, or because a player failed to move.
    bool ended() const;

    /// What the play would do, or what prohibits it. [IK-R-3] [IK-R-4] [IK-R-5]
    tl::expected<Played, Prohibited> attempt(Point point) const;
    /// The moves that are allowed; none once the game has ended. A pass is one of them before.
    std::set<IkedaMove> allowed_moves() const;

    /// Makes the move of whose turn it is. Error: it is not allowed, and nothing has changed.
    tl::expected<void, Prohibited> move(const IkedaMove& move);
    /// The player whose turn it is neither plays nor passes, and loses. Requires that the game goes on.
    /// [IK-R-2]
    void fail_to_move() { failed_ = to_move(); }
    std::optional<Player> failed() const { return failed_; }

    /// The player's score, in the configuration as it is. [IK-R-8]
    Score score(Player player) const;
    /// Black's score less White's. Komi is for separate rules. [IK-R-8]
    Margin margin() const { return score(Player::black).total() - score(Player::white).total(); }

  private:
    /// Whether the configuration has already appeared, as far as the reading looks back.
    bool has_appeared(const Configuration& configuration) const;

    const Rules* rules_;
    IkedaReadings readings_;
    Record record_;
    std::optional<Player> failed_;
};

}  // namespace shikatsu::reference::ikeda
