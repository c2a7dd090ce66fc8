// The text of a certificate, read line by line and believed in nothing. The format is that of
// spec/certificates.md.
#pragma once

#include <string_view>
#include <tl/expected.hpp>

#include "reference/certificates/certificate.hpp"

namespace shikatsu::reference {

/// Reads a certificate. Stores nothing on the word of a count: what is stored is bounded by the text's own
/// size and by the limits. Errors: any departure from the format, with its line; a limit that is reached.
tl::expected<Certificate, CertificateProblem> read_certificate(std::string_view text,
                                                               const CertificateLimits& limits);

}  // namespace shikatsu::reference
