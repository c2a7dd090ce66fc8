// Certificates about best play by Ikeda's rulesets, as the engine writes them.
#pragma once

#include <string>
#include <vector>

#include "reference/certificates/value_strategy_check.hpp"

namespace shikatsu::certificates {

/// Of both bounds with either player moving first. Requires that all of them are found.
std::vector<reference::ValueCertificate> value_certificates_of(const reference::ikeda::Rules& rules,
                                                               const IkedaReadings& readings,
                                                               const Position& position);

/// Whether what it claims is so by the engine's values.
bool has_the_value(const reference::ValueCertificate& certificate);

/// Follows the strategy through all games by the text's own rules, as long as there are no more than
/// `most_moves` of the player's: what goes wrong, or nothing.
std::string objection_of_games(const reference::ValueCertificate& certificate, std::size_t most_moves);

}  // namespace shikatsu::certificates
