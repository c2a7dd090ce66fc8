// Arguments that give an option no value. The parser would pass over the gap and take the next argument for
// the value, be it the name of an input that an output then replaces.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace shikatsu::tools {

/// A sentence about the first one that is '--name=' with nothing after it, or nothing but commas; those after
/// '--' are no options.
std::optional<std::string> objection_to_empty(const std::vector<std::string>& arguments);

}  // namespace shikatsu::tools
