// Queries decided by Z3.
#pragma once

#include <atomic>

#include "proofs/solvers/query.hpp"

namespace shikatsu::proofs {

/// Thrown where somebody stopped a solver before it had an answer.
struct Stopped {};

/// Decides a query within a limit of Z3's resource units, which unlike seconds give the same answer at every
/// run and on every machine. Beyond the limit the answer is unknown. Once `stop` is set, if there is one,
/// what has no answer yet throws Stopped.
Answer decide_by_z3(const Query& query, unsigned resource_limit, const std::atomic<bool>* stop = nullptr);

}  // namespace shikatsu::proofs
