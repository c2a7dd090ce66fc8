// Whether a certificate proves its claim.
#pragma once

#include <functional>
#include <string>

#include "reference/certificates/certificate.hpp"

namespace shikatsu::reference {

/// What became of a certificate: one sentence about a line of its text, which is 0 if it is about the whole.
struct CertificateVerdict {
    enum class Outcome {
        accepted,
        /// It can be read and is no proof.
        rejected,
        /// It cannot be read, is no certificate, or costs more than the limits.
        unusable
    };

    Outcome outcome = Outcome::unusable;
    std::size_t line = 0;
    std::string sentence;
    /// States met.
    std::size_t states = 0;

    bool accepted() const { return outcome == Outcome::accepted; }
};

/// Meets the strategy's states in the order of its lines and compares the measures, each move once; believes
/// nothing. `stop` may be empty; once it says so the check ends, unusable. [J2003-ST-5] [J2003-ST-6]
CertificateVerdict check(const Certificate& certificate, const CertificateLimits& limits,
                         const std::function<bool()>& stop = {});

/// The claim in words, with the position's vertices.
std::string claim_in_words(const Certificate& certificate);

}  // namespace shikatsu::reference
