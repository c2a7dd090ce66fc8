// The text of a certificate about best play (spec/certificates.md).
#pragma once

#include <string_view>
#include <tl/expected.hpp>

#include "reference/certificates/value_strategy_check.hpp"

namespace shikatsu::reference {

/// Whether the text says that it is one, in whatever version.
bool is_value_strategy(std::string_view text);

/// Reads one. Stores nothing on the word of a count. Errors: any departure from the format, with its line; a
/// limit that is reached.
tl::expected<ValueCertificate, CertificateProblem> read_value_strategy(std::string_view text,
                                                                       const CertificateLimits& limits);

}  // namespace shikatsu::reference
