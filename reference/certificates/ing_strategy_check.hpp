// Whether a strategy shows that a player is sure of a difference by Ing's laws.
#pragma once

#include <functional>
#include <string>

#include "reference/certificates/certificate_check.hpp"
#include "reference/certificates/value_bound.hpp"
#include "reference/values/ing_readings.hpp"
#include "reference/values/ing_strategy.hpp"
#include "reference/values/margin.hpp"
#include "reference/values/position.hpp"

namespace shikatsu::reference {

/// The claim about games that start from a position, without agreements and handicap plays: best play comes
/// to a difference of so much at least, with Black's strategy; or at most, with White's. [ING-LD-1]
/// [ING-EN-2]
struct IngCertificate {
    using Bound = ValueBound;

    IngReadings readings;
    Position position;
    /// Who moves first.
    Player first = Player::black;
    Bound bound = Bound::at_least;
    Margin margin;
    IngStrategy strategy;

    /// Whose strategy it is.
    Player player() const { return player_of(bound); }
};

/// Follows the strategy against all moves by the text's own laws; believes nothing. The verdict's line is
/// that of the certificate's text. `stop` may be empty; once it says so the check ends, unusable.
CertificateVerdict check(const IngCertificate& certificate, const CertificateLimits& limits,
                         const std::function<bool()>& stop = {});

/// The claim in words.
std::string claim_in_words(const IngCertificate& certificate);

}  // namespace shikatsu::reference
