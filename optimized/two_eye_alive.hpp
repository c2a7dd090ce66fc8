// Whether a string is two-eye-alive: one more question for the solver of force.
#pragma once

#include <optional>

#include "optimized/adjudication.hpp"

namespace shikatsu::optimized {

/// The answer about a final-string. `two_eye_alive` is empty when the budget ran out.
struct TwoEyeFinding {
    std::optional<bool> two_eye_alive;
    std::uint64_t states = 0;
};

/// Whether the opponent of the string on `point` cannot force that never a two-eye-formation of its player is
/// on one of its intersections. Of the options, readings, budget, jobs, shortcuts and stop count. Requires: a
/// stone on `point`; every string of `position` has a liberty. [DAMS2006-TE-3]
TwoEyeFinding two_eye_alive(const Position& position, Point point, const Options& options);

}  // namespace shikatsu::optimized
