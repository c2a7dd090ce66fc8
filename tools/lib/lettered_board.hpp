// The board that goes with sequences in the commentary's notation.
#pragma once

#include <string>

#include "reference/values/position.hpp"
#include "tools/lib/notation.hpp"
#include "tools/lib/styled_text.hpp"

namespace shikatsu::tools {

/// The stones and, beside them, the letters, indented as part of an explanation; empty if there are no
/// letters.
std::string lettered_board(const Position& position, const Lettering& lettering, Colouring colouring);

}  // namespace shikatsu::tools
