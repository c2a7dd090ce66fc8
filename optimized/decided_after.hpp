// When it was known whether a string is alive.
#pragma once

#include <optional>

#include "optimized/adjudication.hpp"

namespace shikatsu::optimized {

/// After how many seconds of the position's run that was there on which it rests that the string is alive, or
/// dead; empty if that is undecided.
std::optional<double> decided_after(const StringVerdict& verdict);

}  // namespace shikatsu::optimized
