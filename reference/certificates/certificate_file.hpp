// Certificates as files: plain text or gzip, told apart by the first bytes.
#pragma once

#include <string>
#include <tl/expected.hpp>

#include "reference/certificates/certificate.hpp"

namespace shikatsu::reference {

/// The bytes of a regular file, or of standard input if `path` is "-".
/// Errors: missing, no regular file, not permitted to read, larger than the limit.
tl::expected<std::string, CertificateProblem> read_bytes(const std::string& path,
                                                         const CertificateLimits& limits);

/// The text in the bytes, unpacked if they are gzip. Never holds more than the limit and one buffer.
/// Errors: damaged or incomplete gzip, bytes after its end, a text larger than the limit.
tl::expected<std::string, CertificateProblem> unpacked(std::string bytes, const CertificateLimits& limits);

}  // namespace shikatsu::reference
