// Queries in the SMT-LIB 2 format.
#pragma once

#include <string>

#include "proofs/solvers/query.hpp"

namespace shikatsu::proofs {

/// A script that declares each input and each gate and asks whether the query is satisfiable.
std::string smt_lib(const Query& query);

}  // namespace shikatsu::proofs
