// Certificates by their bytes: unpacked, read and checked by the reference alone.
#pragma once

#include <string>

#include "reference/certificates/certificate_check.hpp"

namespace shikatsu::check {

using Certificate = reference::Certificate;
using Limits = reference::CertificateLimits;
using Verdict = reference::CertificateVerdict;
using Outcome = Verdict::Outcome;

/// Unpacks, reads and checks the contents of a file.
Verdict check_bytes(std::string bytes, const Limits& limits);

}  // namespace shikatsu::check
