// The program's parser as plain values.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

#include "tools/lib/command_line/command_tree.hpp"

namespace shikatsu::tools {

/// What the parser knows of its commands and options.
CommandTree command_tree(const CLI::App& program, const std::string& version);

}  // namespace shikatsu::tools
