// Certificates about best play by Ing's laws as texts.
#pragma once

#include <string_view>
#include <tl/expected.hpp>

#include "reference/certificates/ing_strategy_check.hpp"

namespace shikatsu::reference {

/// Whether the text is one of this kind, by its first line.
bool is_ing_strategy(std::string_view text);

/// Reads what spec/certificates.md describes, and nothing else. The error names the line and what is wrong.
tl::expected<IngCertificate, CertificateProblem> read_ing_strategy(std::string_view text,
                                                                   const CertificateLimits& limits);

}  // namespace shikatsu::reference
