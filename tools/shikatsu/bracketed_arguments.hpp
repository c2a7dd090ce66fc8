// Arguments in square brackets, such as files of that name. The parser would take one among several values
// for a list, and open 'a' and 'b' for '[a,b]'.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

namespace shikatsu::tools {

/// The arguments, those in brackets changed so that the parser takes none for a list.
std::vector<std::string> without_brackets(const std::vector<std::string>& arguments);

/// What such an argument was; any other as it is.
std::string with_brackets(const std::string& argument);

/// Makes each option of the program, and of its commands, see its values as they were given.
void give_brackets_back(CLI::App& program);

}  // namespace shikatsu::tools
