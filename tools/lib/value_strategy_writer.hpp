// Certificates about best play as texts (spec/certificates.md).
#pragma once

#include <string>

#include "reference/certificates/value_strategy_check.hpp"

namespace shikatsu::tools {

std::string value_strategy_text(const reference::ValueCertificate& certificate);

}  // namespace shikatsu::tools
