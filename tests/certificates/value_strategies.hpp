// Certificates about best play by Ikeda's rulesets, as the engine writes them.
#pragma once

#include <vector>

#include "reference/certificates/value_strategy_check.hpp"

namespace shikatsu::certificates {

/// Of both bounds with either player moving first. Requires that all of them are found.
std::vector<reference::ValueCertificate> value_certificates_of(const reference::ikeda::Rules& rules,
                                                               const IkedaReadings& readings,
                                                               const Position& position);

/// Whether what it claims is so by the engine's values.
bool has_the_value(const reference::ValueCertificate& certificate);

}  // namespace shikatsu::certificates
