// Whether a clearing captures what stands in its regions.
#pragma once

#include <functional>
#include <string>

#include "reference/certificates/certificate_check.hpp"
#include "reference/values/clearing.hpp"

namespace shikatsu::reference {

/// The claim that a player can force, with one strategy, capture of the opponent's strings in the regions and
/// that there and on the kept stones is no permanent-stone of the opponent. [J2003-ST-6]
struct ClearingCertificate {
    Position position;
    Player keeper = Player::black;
    Clearing clearing;
};

/// How deep regions may fall into parts.
inline constexpr std::size_t most_nested_parts = 64;

/// Meets the states of each region in the order of their lines; believes nothing. The verdict's line is that
/// of the certificate's text. `stop` may be empty; once it says so the check ends, unusable.
CertificateVerdict check(const ClearingCertificate& certificate, const CertificateLimits& limits,
                         const std::function<bool()>& stop = {});

/// The first stones of the opponent's strings in the regions.
std::vector<Point> captured_by(const ClearingCertificate& certificate);

/// Where no permanent-stone of the opponent can be: the regions and the kept strings, in reading order.
std::vector<Point> cleared_by(const ClearingCertificate& certificate);

/// The claim in words, with the position's vertices.
std::string claim_in_words(const ClearingCertificate& certificate);

}  // namespace shikatsu::reference
