// What a clearing certificate claims.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "reference/certificates/certified_rules.hpp"
#include "reference/certificates/chain_claim.hpp"
#include "reference/values/clearing.hpp"
#include "reference/values/position.hpp"

namespace shikatsu::reference {

/// The claim that a player can force, with one strategy, capture of the opponent's strings in the regions and
/// that there and on the kept stones is no permanent-stone of the opponent [J2003-ST-6]; and, if a stone is
/// to stay, that the opponent, who begins, cannot force capture of its string together with no
/// permanent-stone of the player where it is [J2003-LD-4]. By asura's model: that chains are dead
/// [AS89-SA-4].
struct ClearingCertificate {
    Position position;
    Player keeper = Player::black;
    Clearing clearing;
    CertifiedRules rules = CertifiedRules::japanese_2003;
};

/// The first stones of the opponent's strings in the regions.
std::vector<Point> captured_by(const ClearingCertificate& certificate);

/// Where no permanent-stone of the opponent can be: the regions and the kept strings, in reading order.
std::vector<Point> cleared_by(const ClearingCertificate& certificate);

/// By asura's model: which chains are dead, those that have their compensation-region where no stone of the
/// opponent can be at the end; perhaps none. [AS89-SA-4]
ChainClaim dead_chains(const ClearingCertificate& certificate);

/// Nothing, or a sentence why no stone can be claimed to stay where it is said.
std::optional<std::string> objection_to_staying(const ClearingCertificate& certificate);

/// The claim in words, with the position's vertices.
std::string claim_in_words(const ClearingCertificate& certificate);

}  // namespace shikatsu::reference
