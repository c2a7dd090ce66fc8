// The checks of best play by the Japanese 2003 Rules.
#pragma once

#include "tests/mutants/check.hpp"

namespace shikatsu::mutants {

/// Against whole games by the text, which are gone through here, before any mutant is active.
std::vector<Check> alternating_checks();
/// Strategies before the checker.
std::vector<Check> alternating_proof_checks();

}  // namespace shikatsu::mutants
