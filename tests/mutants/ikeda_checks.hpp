// The checks of Ikeda's rulesets.
#pragma once

#include "tests/mutants/check.hpp"

namespace shikatsu::mutants {

/// Games, and values of best play.
std::vector<Check> ikeda_checks();

/// Strategies for best play.
std::vector<Check> ikeda_proof_checks();

}  // namespace shikatsu::mutants
