// The checks of asura's model.
#pragma once

#include "tests/mutants/check.hpp"

namespace shikatsu::mutants {

/// Statuses of chains, territory, budgets.
std::vector<Check> asura1989_checks();
/// Certificates.
std::vector<Check> asura1989_proof_checks();

}  // namespace shikatsu::mutants
