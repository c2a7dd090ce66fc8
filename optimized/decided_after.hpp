// When it was known what a string is.
#pragma once

#include <optional>

#include "optimized/adjudication.hpp"

namespace shikatsu::optimized {

/// After how many seconds of the position's run the last finding was there that the string's status rests on;
/// empty if the status is undecided.
std::optional<double> decided_after(const StringVerdict& verdict);

}  // namespace shikatsu::optimized
