// Writing to standard output and standard error.
#pragma once

#include <string_view>

#include "tools/lib/source.hpp"

namespace shikatsu::tools {

/// Writes and flushes. Throws std::runtime_error if standard output does not take it.
void print(std::string_view text);

/// One line on standard error, after what was printed before.
void complain(std::string_view line);

}  // namespace shikatsu::tools
