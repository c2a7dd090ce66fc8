// The three obligations of a claim at one size of grid.
#pragma once

#include <functional>
#include <string>

#include "proofs/claims/claim.hpp"
#include "proofs/claims/finding.hpp"
#include "proofs/solvers/query.hpp"

namespace shikatsu::proofs {

/// Decides a query; the string says which obligation it is.
using Decide = std::function<Answer(const Query&, const std::string&)>;

/// The obligation that the claim holds; the others are about cases and variants.
inline constexpr const char* goal_obligation = "goal";

/// Checks the obligations of a claim on a grid. Requires grid.size() <= 64*W; for W of 1, 2, 6 and 10.
template <int W>
Finding prove(const Claim<W>& claim, const Grid& grid, const Decide& decide);

}  // namespace shikatsu::proofs
