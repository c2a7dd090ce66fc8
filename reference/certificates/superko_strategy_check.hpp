// Whether a strategy shows what can be forced under infinite-play=superko.
#pragma once

#include <functional>

#include "reference/certificates/certificate_check.hpp"
#include "reference/values/superko_strategy.hpp"

namespace shikatsu::reference {

/// The claim that the attacker can force what is asked, or that the defender can prevent it, if no play may
/// recreate an earlier position of the hypothetical-sequence. [J2003-ST-6] [J2003-HS-3]
struct SuperkoCertificate {
    Position position;
    Readings readings;
    ForceQuestion question;
    bool attacker_forces = false;
    SuperkoStrategy strategy;
};

/// Follows the strategy against all hypothetical-moves; believes nothing. The verdict's line is that of the
/// certificate's text. `stop` may be empty; once it says so the check ends, unusable.
CertificateVerdict check(const SuperkoCertificate& certificate, const CertificateLimits& limits,
                         const std::function<bool()>& stop = {});

}  // namespace shikatsu::reference
