// Bounds on the worth of games, with their certificates, and what becomes of one in whole games.
#pragma once

#include <string>
#include <vector>

#include "reference/certificates/alternating_strategy_check.hpp"
#include "tests/alternating/whole_games.hpp"

namespace shikatsu::alternating_tests {

struct WrittenBound {
    Position position;
    Player first = Player::black;
    Margin margin;
    std::string text;
};

/// What is known of all positions of a grid in which each string has a liberty, whoever begins; found out
/// once.
const std::vector<WrittenBound>& bounds_of_all_positions(int rows, int columns,
                                                         const Readings& readings = {});

/// Follows the strategy through all games by the text's judge: what goes wrong, or nothing. Adds to `ended`
/// how many games came to their end. Requires that the checker accepts the certificate.
std::string objection_of_games(const reference::AlternatingCertificate& certificate, WholeGames& games,
                               int& ended);

}  // namespace shikatsu::alternating_tests
