// Clearings as text, in the format of spec/certificates.md.
#pragma once

#include <string>

#include "reference/certificates/certified_rules.hpp"
#include "reference/values/clearing.hpp"
#include "reference/values/position.hpp"

namespace shikatsu::tools {

/// The text of a clearing by the keeper in the position, with its end line.
std::string clearing_text(const Position& position, Player keeper, const Clearing& clearing,
                          reference::CertifiedRules rules = reference::CertifiedRules::japanese_2003);

}  // namespace shikatsu::tools
