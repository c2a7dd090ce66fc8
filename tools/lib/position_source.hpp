// Every position of a file, whatever the file's format.
#pragma once

#include <vector>

#include "tools/lib/diagram_file.hpp"
#include "tools/lib/play_rule.hpp"

namespace shikatsu::tools {

/// Whether a text is SGF: its name ends in ".sgf", or its first sign is '('.
bool is_sgf(const Source& source);

/// The positions of a diagram file, or the last positions of the games of an SGF collection, whose plays are
/// made by the rule.
std::vector<ReadPosition> read_positions(const Source& source, const PlayRule& rule = play_without_suicide);

}  // namespace shikatsu::tools
