// What options take as numbers. The parser's own checks take "nan" for a number in any range, and a sign
// before a count, and name their bounds with hundreds of digits.
#pragma once

#include <CLI/CLI.hpp>

namespace shikatsu::tools {

/// The most that options for seconds take.
inline constexpr double longest_seconds = 1e9;

/// Seconds from 0 on.
CLI::Validator seconds_check();

/// A whole number from 1 on, in digits.
CLI::Validator count_check();

}  // namespace shikatsu::tools
