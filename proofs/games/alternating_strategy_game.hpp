// Strategies for best play by the Japanese 2003 Rules: drawn ones, and what becomes of one in whole games.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "reference/certificates/alternating_strategy_check.hpp"
#include "reference/certificates/certified_analysis.hpp"
#include "reference/japanese2003/game.hpp"

namespace shikatsu::proofs {

/// How a strategy is drawn.
struct AlternatingStrategyDraw {
    Position position;
    Player first = Player::black;
    reference::ValueBound bound = reference::ValueBound::at_least;
    /// Places are told apart by whether the player has passed, too.
    bool remembers_passes = false;
    /// The player may also take back in a basic-ko. [J2003-AS-4]
    bool takes_back = false;
    /// What is needed is a point more than there is.
    bool needs_too_much = false;
    /// The same number draws the same strategy.
    unsigned number = 0;
};

/// Knows what games on small grids end with, by the text as code, and certificates of it.
class AlternatingGames {
  public:
    AlternatingGames();

    /// What is needed is as much as there is at the ends that the places lead to, if no long cycle ends the
    /// game before; whether one does is another question. Nothing if there are more than some hundred places,
    /// or no end.
    std::optional<reference::AlternatingCertificate> drawn_strategy(const AlternatingStrategyDraw& draw);

    /// Follows the strategy through all games by the text's judge, as long as there are no more than
    /// `most_moves` of the player's: what goes wrong, or nothing. [J2003-AS-5] [J2003-AS-6]
    std::string objection_of_games(const reference::AlternatingCertificate& certificate,
                                   std::size_t most_moves);

    /// What a second pass comes to.
    const reference::CertifiedEnd& end_at(const Position& final_position);

  private:
    /// The claims of all questions about the position, each with the engine's strategy.
    std::vector<reference::AlternatingCertificate::OfFinalPosition> claims_about(const Position& position);

    reference::CanForce can_force_;
    std::map<Position, reference::CertifiedEnd> ends_;
};

}  // namespace shikatsu::proofs
