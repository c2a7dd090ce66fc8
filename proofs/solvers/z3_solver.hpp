// Queries decided by Z3.
#pragma once

#include "proofs/solvers/query.hpp"

namespace shikatsu::proofs {

/// Decides a query within a limit of Z3's resource units, which unlike seconds give the same answer at every
/// run and on every machine. Beyond the limit the answer is unknown.
Answer decide_by_z3(const Query& query, unsigned resource_limit);

}  // namespace shikatsu::proofs
