// Certificates under infinite-play=superko as texts.
#pragma once

#include <string_view>
#include <tl/expected.hpp>

#include "reference/certificates/superko_strategy_check.hpp"

namespace shikatsu::reference {

/// Whether the text is one of this kind, by its first line.
bool is_superko_strategy(std::string_view text);

/// Reads what spec/certificates.md describes, and nothing else. The error names the line and what is wrong.
tl::expected<SuperkoCertificate, CertificateProblem> read_superko_strategy(std::string_view text,
                                                                           const CertificateLimits& limits);

}  // namespace shikatsu::reference
