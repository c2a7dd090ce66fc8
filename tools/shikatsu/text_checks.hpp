// What options take as text. An empty one would be as if the option were not there.
#pragma once

#include <CLI/CLI.hpp>

namespace shikatsu::tools {

/// Any text but the empty one.
CLI::Validator text_check();

/// The name of a file that can be written. '-' is refused: it is standard output elsewhere.
CLI::Validator written_file_check();

/// The same, or '-' for standard output.
CLI::Validator output_check();

/// The name of a folder that can be made, if need be, and written into.
CLI::Validator written_folder_check();

}  // namespace shikatsu::tools
