// Queries as clauses, without any solver's help.
#pragma once

#include <string>
#include <vector>

#include "proofs/solvers/query.hpp"

namespace shikatsu::proofs {

/// A literal: variable v from 1 on as v, its negation as -v.
using Literal = int;
using Clause = std::vector<Literal>;

struct Clauses {
    int variables = 0;
    std::vector<Clause> all;
};

/// Clauses that can be satisfied exactly if the query can: a variable for each input and each gate, three
/// clauses for each gate (Tseitin's translation), a unit clause for each asserted wire.
Clauses clauses_of(const Query& query);

/// The clauses in DIMACS format.
std::string dimacs(const Clauses& clauses);

}  // namespace shikatsu::proofs
