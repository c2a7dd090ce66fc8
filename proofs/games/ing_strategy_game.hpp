// Strategies for best play by Ing's laws: drawn ones, and what becomes of one in whole games.
#pragma once

#include <optional>
#include <string>

#include "reference/certificates/ing_strategy_check.hpp"

namespace shikatsu::proofs {

/// By what the places of a drawn strategy are told apart.
enum class IngPlaceMemory {
    /// By the position, who is to move and the passes.
    position,
    /// By hot stones and bans, too.
    situation,
    /// And by all moves.
    history
};

/// How a strategy is drawn.
struct IngStrategyDraw {
    IngReadings readings;
    Position position;
    Player first = Player::black;
    reference::ValueBound bound = reference::ValueBound::at_least;
    IngPlaceMemory memory = IngPlaceMemory::history;
    /// The same number draws the same strategy.
    unsigned number = 0;
};

/// The player's choices are allowed, and the opponent's plays that are left out prohibited, in the first game
/// that comes to a place; whether they are in every game is another question. Claimed is the least that the
/// ends have that the places lead to. Nothing if there are more than a few hundred places.
std::optional<reference::IngCertificate> drawn_strategy(const IngStrategyDraw& draw);

/// Follows the strategy through all games by the text's own laws, as long as there are no more than
/// `most_moves` of the player's: what goes wrong, or nothing. [ING-HS-4] [ING-DK-3] [ING-EN-3]
std::string objection_of_games(const reference::IngCertificate& certificate, std::size_t most_moves);

}  // namespace shikatsu::proofs
