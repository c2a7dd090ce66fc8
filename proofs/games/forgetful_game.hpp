// The engine's own game of a question, played out: what it forgets of bans is left to an adversary.
#pragma once

#include "proofs/games/literal_game.hpp"

namespace shikatsu::proofs {

/// Who chooses where forgotten bans leave it open which state comes after a move; `none`: it is the state in
/// which none of them is in force.
enum class Adversary { attacker, defender, none };

/// Requires at most 64 intersections.
class ForgetfulGame {
  public:
    /// A state remembers `dormant` bans whose ko is not on the board. Literal readings.
    ForgetfulGame(const Position& final_position, const reference::ForceQuestion& question,
                  std::size_t dormant);

    /// Whether the attacker wins from the final-position against or with the adversary.
    bool attacker_wins(Adversary adversary) const;

  private:
    friend class ForgetfulBuilder;

    /// Nodes of states; the nodes of choices, whose turn is the adversary's, come among them.
    reference::RecurrenceGame game_;
    std::vector<std::size_t> choices_;
};

}  // namespace shikatsu::proofs
