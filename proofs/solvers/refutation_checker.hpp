// A small checker of refutations, the only program that has to be believed for them.
#pragma once

#include <string>
#include <vector>

#include "proofs/solvers/cnf.hpp"

namespace shikatsu::proofs {

/// What became of a refutation. `error` is empty if it was accepted.
struct RefutationCheck {
    std::string error;
    /// Clauses added and deleted by the steps that were checked.
    std::size_t additions = 0;
    std::size_t deletions = 0;
};

/// Checks a proof in the DRAT text format: a clause in each line, or one to delete behind 'd'. Each added
/// clause has to follow by unit propagation from those there (reverse unit propagation; the rest of DRAT is
/// not accepted, which makes a refutation no less believable), and one of them has to be empty.
RefutationCheck check_refutation(const Clauses& clauses, const std::string& proof);

}  // namespace shikatsu::proofs
