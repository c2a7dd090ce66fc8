// Certificates about best play as texts (spec/certificates.md).
#pragma once

#include <string>

#include "reference/certificates/ing_strategy_check.hpp"
#include "reference/certificates/value_strategy_check.hpp"

namespace shikatsu::tools {

/// By one of Ikeda's rulesets.
std::string value_strategy_text(const reference::ValueCertificate& certificate);
/// By Ing's laws.
std::string ing_strategy_text(const reference::IngCertificate& certificate);

}  // namespace shikatsu::tools
