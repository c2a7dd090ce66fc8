#include "proofs/solvers/cnf.hpp"

#include <fmt/format.h>

#include <map>

namespace shikatsu::proofs {

Clauses clauses_of(const Query& query) {
    Clauses clauses;
    std::map<std::uint32_t, int> variables;
    const auto literal = [&](Wire wire) {
        const int variable = variables.at(wire.node());
        return wire.negated() ? -variable : variable;
    };
    // The constant is a variable, too, with a clause that makes it false.
    variables[0] = ++clauses.variables;
    clauses.all.push_back({-1});
    for (const std::uint32_t node : query.circuit->cone(query.asserted)) {
        const int gate = ++clauses.variables;
        variables[node] = gate;
        if (query.circuit->is_input(node)) continue;
        const auto [left, right] = query.circuit->gate(node);
        clauses.all.push_back({-gate, literal(left)});
        clauses.all.push_back({-gate, literal(right)});
        clauses.all.push_back({gate, -literal(left), -literal(right)});
    }
    for (const Wire wire : query.asserted) clauses.all.push_back({literal(wire)});
    return clauses;
}

std::string dimacs(const Clauses& clauses) {
    std::string text = fmt::format("p cnf {} {}\n", clauses.variables, clauses.all.size());
    for (const Clause& clause : clauses.all) {
        for (const Literal literal : clause) text += fmt::format("{} ", literal);
        text += "0\n";
    }
    return text;
}

}  // namespace shikatsu::proofs
