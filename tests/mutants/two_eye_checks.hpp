// The checks of two-eye-formations and two-eye-alive.
#pragma once

#include "tests/mutants/check.hpp"

namespace shikatsu::mutants {

/// Against the reference, on every position of tiny grids.
std::vector<Check> two_eye_checks();

}  // namespace shikatsu::mutants
