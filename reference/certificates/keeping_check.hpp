// Whether a keeping keeps its strings from capture.
#pragma once

#include <functional>
#include <string>

#include "reference/certificates/certificate_check.hpp"
#include "reference/values/keeping.hpp"

namespace shikatsu::reference {

/// The claim that the keeper's opponent cannot force capture of any of the strings that the outermost split
/// keeps, with the strategy that shows it. [J2003-ST-6]
struct KeepingCertificate {
    Position position;
    Player keeper = Player::black;
    Keeping keeping;
};

/// How deep splits may be in each other.
inline constexpr std::size_t most_nested_splits = 64;

/// Meets the states of each region in the order of their lines; believes nothing. The verdict's line is that
/// of the certificate's text. `stop` may be empty; once it says so the check ends, unusable.
CertificateVerdict check(const KeepingCertificate& certificate, const CertificateLimits& limits,
                         const std::function<bool()>& stop = {});

/// The claim in words, with the position's vertices.
std::string claim_in_words(const KeepingCertificate& certificate);

}  // namespace shikatsu::reference
