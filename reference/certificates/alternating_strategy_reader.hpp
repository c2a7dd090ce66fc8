// The text of an alternating-strategy, believed in nothing. The format is that of spec/certificates.md.
#pragma once

#include <string_view>
#include <tl/expected.hpp>

#include "reference/certificates/alternating_strategy_check.hpp"

namespace shikatsu::reference {

/// Whether a text is one, by its first words.
bool is_alternating_strategy(std::string_view text);

/// Stores nothing on the word of a count. Errors: any departure from the format, with its line; a limit that
/// is reached.
tl::expected<AlternatingCertificate, CertificateProblem> read_alternating_strategy(
    std::string_view text, const CertificateLimits& limits);

}  // namespace shikatsu::reference
