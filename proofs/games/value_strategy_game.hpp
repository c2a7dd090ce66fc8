// Strategies for best play by Ikeda's rulesets: drawn ones, and what becomes of one in whole games.
#pragma once

#include <optional>
#include <string>

#include "reference/certificates/value_strategy_check.hpp"

namespace shikatsu::proofs {

/// By what the places of a drawn strategy are told apart.
enum class PlaceMemory {
    /// By the situation alone.
    situation,
    /// And by all that has appeared.
    history
};

/// How a strategy is drawn.
struct StrategyDraw {
    const reference::ikeda::Rules* rules = nullptr;
    IkedaReadings readings;
    Position position;
    Player first = Player::black;
    reference::ValueCertificate::Bound bound = reference::ValueCertificate::Bound::at_least;
    PlaceMemory memory = PlaceMemory::history;
    /// The same number draws the same strategy.
    unsigned number = 0;
};

/// The player's choices are allowed, and the opponent's plays that are left out forbidden, in the first game
/// that comes to a place; whether they are in every game is another question. What is needed is as much as
/// there is at the ends that the places lead to. Nothing if there are more than a few hundred places, or no
/// end.
std::optional<reference::ValueCertificate> drawn_strategy(const StrategyDraw& draw);

/// Follows the strategy through all games by the text's own rules with their whole history, as long as there
/// are no more than `most_moves` of the player's: what goes wrong, or nothing. [IK-R-2] [IK-R-4]
std::string objection_of_games(const reference::ValueCertificate& certificate, std::size_t most_moves);

}  // namespace shikatsu::proofs
