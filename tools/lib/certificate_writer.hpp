// Certificates as text, in the format of spec/certificates.md.
#pragma once

#include <string>

#include "optimized/adjudication.hpp"
#include "reference/certificates/certified_rules.hpp"

namespace shikatsu::tools {

/// The certificate of a finding. Requires that it is decided and has a proof.
std::string certificate_text(const Position& position, const Readings& readings,
                             const optimized::Finding& finding);

/// The lines about rules and readings.
std::string rules_lines(reference::CertifiedRules rules);

/// The text with the line that tells the number of lines and their CRC-32.
std::string with_end_line(std::string text);

/// gzip, the same bytes for the same text.
std::string packed(const std::string& text);

}  // namespace shikatsu::tools
