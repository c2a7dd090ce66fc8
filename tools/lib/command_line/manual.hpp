// The manual page of a program, in the language of man(7).
#pragma once

#include <string>

#include "tools/lib/command_line/command_tree.hpp"

namespace shikatsu::tools {

/// Section 1: name, synopsis, each command with its options and notes.
std::string manual(const CommandTree& tree);

}  // namespace shikatsu::tools
