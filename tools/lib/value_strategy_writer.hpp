// Certificates about best play as texts (spec/certificates.md).
#pragma once

#include <string>
#include <vector>

#include "reference/certificates/alternating_strategy_check.hpp"
#include "reference/certificates/ing_strategy_check.hpp"
#include "reference/certificates/value_strategy_check.hpp"

namespace shikatsu::tools {

/// By one of Ikeda's rulesets.
std::string value_strategy_text(const reference::ValueCertificate& certificate);
/// By Ing's laws.
std::string ing_strategy_text(const reference::IngCertificate& certificate);
/// By the Japanese 2003 Rules; `finals` are the texts about final-positions, and the certificate's own are
/// left out.
std::string alternating_strategy_text(const reference::AlternatingCertificate& certificate,
                                      const std::vector<std::string>& finals);

}  // namespace shikatsu::tools
