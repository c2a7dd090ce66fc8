// The checks of Ing's laws.
#pragma once

#include "tests/mutants/check.hpp"

namespace shikatsu::mutants {

/// Games, ko positions and values of best play.
std::vector<Check> ing_checks();
/// Certificates of best play.
std::vector<Check> ing_proof_checks();

}  // namespace shikatsu::mutants
