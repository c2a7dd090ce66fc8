// What options take as numbers. The parser's own checks take "nan" for a number in any range, and a sign
// before a count, and name their bounds with hundreds of digits.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>

namespace shikatsu::tools {

/// Seconds from 0 on.
CLI::Validator seconds_check();

/// A whole number from 1 on, in digits.
CLI::Validator count_check();

/// A whole number from 1 to `most`, in digits.
CLI::Validator count_check_to(std::uint64_t most);

/// A whole number from 0 on that 64 bits hold, in digits.
CLI::Validator number_check();

}  // namespace shikatsu::tools
