// Whether a certificate proves its claim, by the literal rules alone.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "reference/certificates/certificate.hpp"

namespace shikatsu::check {

using Certificate = reference::Certificate;
using Limits = reference::CertificateLimits;
using Problem = reference::CertificateProblem;

enum class Outcome {
    accepted,
    /// It can be read, and there is a hypothetical-sequence that it fails against.
    rejected,
    /// It cannot be read, is no certificate, or costs more than the limits.
    unusable
};

/// What became of a certificate: one sentence about the line, which is 0 if it is about the whole.
struct Verdict {
    Outcome outcome = Outcome::unusable;
    std::size_t line = 0;
    std::string sentence;
    /// States looked at.
    std::size_t states = 0;
};

/// Follows the strategy against every answer. `stop` may be empty; once it says so the check ends, unusable.
/// [J2003-ST-5] [J2003-ST-6]
Verdict check(const Certificate& certificate, const Limits& limits, const std::function<bool()>& stop);

/// Unpacks, reads and checks the contents of a file.
Verdict check_bytes(std::string bytes, const Limits& limits);

/// The claim in words, with the position's vertices.
std::string claim_in_words(const Certificate& certificate);

}  // namespace shikatsu::check
