// Certificates about best play by Ing's laws, from the engine.
#pragma once

#include <vector>

#include "reference/certificates/ing_strategy_check.hpp"

namespace shikatsu::certificates {

/// For both bounds and either player moving first, also if the bounds differ, as within `max_states` they
/// may.
std::vector<reference::IngCertificate> ing_certificates_of(const IngReadings& readings,
                                                           const Position& position,
                                                           std::uint64_t max_states = 4'000'000);

/// Whether the engine finds that the claim is true. Throws if it cannot tell.
bool has_the_value(const reference::IngCertificate& certificate);

}  // namespace shikatsu::certificates
