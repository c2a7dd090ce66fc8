// Certificates of statuses by asura's model.
#pragma once

#include <string>

#include "optimized/asura1989/adjudication.hpp"

namespace shikatsu::tools {

/// The certificate of the chain's status, which was found out under the readings. Requires that it is decided
/// and has a proof.
std::string chain_certificate_text(const Position& position, const asura1989::Readings& readings,
                                   const optimized::asura1989::ChainVerdict& chain);

}  // namespace shikatsu::tools
