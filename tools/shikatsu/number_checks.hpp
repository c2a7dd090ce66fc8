// What options take as numbers. The parser's own checks take "nan" for a number in any range, and a sign
// before a count, and name their bounds with hundreds of digits.
#pragma once

#include <CLI/CLI.hpp>

namespace shikatsu::tools {

/// Seconds from 0 on.
CLI::Validator seconds_check();

/// A whole number from 1 on, in digits.
CLI::Validator count_check();

}  // namespace shikatsu::tools
