// What shells complete: scripts for bash, zsh and fish.
#pragma once

#include <string>

#include "tools/lib/command_line/command_tree.hpp"

namespace shikatsu::tools {

/// To be sourced, or put into a folder of bash-completion.
std::string bash_completion(const CommandTree& tree);
/// To be put into a folder of `fpath` as _NAME, or sourced after compinit.
std::string zsh_completion(const CommandTree& tree);
/// To be sourced, or put into fish's folder of completions.
std::string fish_completion(const CommandTree& tree);

}  // namespace shikatsu::tools
