// The text of a hypo-strategy, read line by line and believed in nothing. The format is that of
// spec/certificates.md.
#pragma once

#include <string_view>
#include <tl/expected.hpp>

#include "reference/certificates/hypo_strategy_check.hpp"

namespace shikatsu::reference {

/// Whether the text says that it is a hypo-strategy.
bool is_hypo_strategy(std::string_view text);

/// Reads a hypo-strategy. Stores nothing on the word of a count: what is stored is bounded by the text's own
/// size and by the limits. Errors: any departure from the format, with its line; a limit that is reached.
tl::expected<HypoCertificate, CertificateProblem> read_hypo_strategy(std::string_view text,
                                                                     const CertificateLimits& limits);

}  // namespace shikatsu::reference
