// Whether a strategy shows that a player is sure of a margin in alternating-sequences by the Japanese 2003
// Rules.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "reference/certificates/certificate_check.hpp"
#include "reference/certificates/value_bound.hpp"
#include "reference/values/value_strategy.hpp"

namespace shikatsu::reference {

/// The claim about games that start from a position: best play comes to a margin of so much at least, with
/// Black's strategy; or at most, with White's. A long-cycle-tie counts as a margin of 0, a long-cycle-win as
/// more than any. [J2003-RS-1] [J2003-RS-2]
struct AlternatingCertificate {
    /// What is claimed of a final-position.
    struct OfFinalPosition {
        Certificate certificate;
        /// Of the text: the line before its first.
        std::size_t line_before = 0;
    };

    Readings readings;
    Position position;
    /// Who moves first.
    Player first = Player::black;
    ValueBound bound = ValueBound::at_least;
    Margin margin;
    ValueStrategy strategy;
    std::vector<OfFinalPosition> finals;

    /// Whose strategy it is.
    Player player() const { return player_of(bound); }
};

/// Checks what is claimed of final-positions, follows the strategy against all moves by the text's own rules,
/// and looks at all long cycles that it can come to; believes nothing. The verdict's line is that of the
/// certificate's text. `stop` may be empty; once it says so the check ends, unusable.
CertificateVerdict check(const AlternatingCertificate& certificate, const CertificateLimits& limits,
                         const std::function<bool()>& stop = {});

/// The claim in words.
std::string claim_in_words(const AlternatingCertificate& certificate);

}  // namespace shikatsu::reference
