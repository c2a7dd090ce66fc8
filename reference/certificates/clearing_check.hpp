// Whether a clearing captures what stands in its regions.
#pragma once

#include <cstddef>
#include <functional>

#include "reference/certificates/certificate_check.hpp"
#include "reference/certificates/clearing_claim.hpp"

namespace shikatsu::reference {

/// How deep regions may fall into parts.
inline constexpr std::size_t most_nested_parts = 64;

/// Meets the states of each region in the order of their lines; believes nothing. The verdict's line is that
/// of the certificate's text. `stop` may be empty; once it says so the check ends, unusable.
CertificateVerdict check(const ClearingCertificate& certificate, const CertificateLimits& limits,
                         const std::function<bool()>& stop = {});

}  // namespace shikatsu::reference
