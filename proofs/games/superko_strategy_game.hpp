// Strategies under infinite-play=superko: drawn ones, and what becomes of one in hypothetical-sequences.
#pragma once

#include <optional>
#include <string>

#include "reference/certificates/superko_strategy_check.hpp"

namespace shikatsu::proofs {

/// By what the places of a drawn strategy are told apart.
enum class SuperkoPlaceMemory {
    /// By the position, who is to move and what the question is about.
    position,
    /// By bans, too.
    state,
    /// And by the positions that have been.
    history
};

/// How a strategy is drawn.
struct SuperkoStrategyDraw {
    Readings readings;
    Position position;
    reference::ForceQuestion question;
    bool attacker_forces = false;
    SuperkoPlaceMemory memory = SuperkoPlaceMemory::history;
    /// The winner may also pass where the end of play would not suit him.
    bool any_pass = false;
    /// The winner may also rest, by a lemma that need not hold.
    bool any_rest = false;
    /// The same number draws the same strategy.
    unsigned number = 0;
};

/// The winner's choices are allowed, the loser's plays that are left out prohibited, and what is asked comes
/// true in the first hypothetical-sequence that comes to a place; whether it does in every sequence is
/// another question. Nothing if none is found soon.
std::optional<reference::SuperkoCertificate> drawn_strategy(const SuperkoStrategyDraw& draw);

/// Follows the strategy through all hypothetical-sequences with all that has been in them, as long as there
/// are no more than `most_moves` of the winner's: what goes wrong, or nothing. [J2003-HS-3] [J2003-ST-6]
std::string objection_of_sequences(const reference::SuperkoCertificate& certificate, std::size_t most_moves);

}  // namespace shikatsu::proofs
