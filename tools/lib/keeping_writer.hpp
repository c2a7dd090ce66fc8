// Keepings as text, in the format of spec/certificates.md.
#pragma once

#include <string>

#include "reference/values/keeping.hpp"
#include "reference/values/position.hpp"

namespace shikatsu::tools {

/// The text of a keeping of the keeper's strings in the position, with its end line.
std::string keeping_text(const Position& position, Player keeper, const Keeping& keeping);

}  // namespace shikatsu::tools
