// Why the strings of a ruling have their statuses.
#pragma once

#include <string>

#include "tools/lib/rulesets/ruling.hpp"
#include "tools/lib/styled_text.hpp"

namespace shikatsu::tools {

/// For every string with an explanation what was asked and answered; where a main line is known, the sequence
/// in the commentary's notation and a board with its letters.
std::string ruling_explanation(const Ruling& ruling, Colouring colouring);

}  // namespace shikatsu::tools
