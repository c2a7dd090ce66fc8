// A question to a solver: can these formulas be true at once?
#pragma once

#include <map>
#include <string>
#include <vector>

#include "proofs/symbolic/circuit.hpp"

namespace shikatsu::proofs {

/// Of truth values: the circuit with the wires that have to be true. Of integers: a script.
struct Query {
    const Circuit* circuit = nullptr;
    std::vector<Wire> asserted = {};
    /// Declarations and assertions in SMT-LIB 2 about integers and truth values, in place of a circuit.
    std::string script = {};
};

enum class Satisfiability { satisfiable, unsatisfiable, unknown };

const char* name(Satisfiability answer);

/// What a solver says.
struct Answer {
    Satisfiability satisfiability = Satisfiability::unknown;
    /// Of a satisfiable query: the value of each input that matters. The others may have any.
    std::map<std::uint32_t, bool> inputs;
    /// Why it is unknown.
    std::string reason;
    /// The solver's own measure of its work, the same at every run.
    std::uint64_t work = 0;
    /// What else is worth telling, such as the size of a proof. Often empty.
    std::string remark;
    /// Of a satisfiable script: the value of each constant, by its name, but for some that may have any;
    /// of truth values 1 or 0.
    std::map<std::string, std::int64_t> numbers = {};
};

}  // namespace shikatsu::proofs
