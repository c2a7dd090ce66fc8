// The text of hypo-sequences, read line by line and believed in nothing. The format is that of
// spec/certificates.md.
#pragma once

#include <string_view>
#include <tl/expected.hpp>

#include "reference/certificates/hypo_sequences_check.hpp"

namespace shikatsu::reference {

/// Whether the text says that it is about hypo-sequences.
bool is_hypo_sequences(std::string_view text);

/// Reads choices along hypo-sequences. Stores nothing on the word of a count: what is stored is bounded by
/// the text's own size and by the limits. Errors: any departure from the format, with its line; a limit that
/// is reached.
tl::expected<SequencesCertificate, CertificateProblem> read_hypo_sequences(std::string_view text,
                                                                           const CertificateLimits& limits);

}  // namespace shikatsu::reference
