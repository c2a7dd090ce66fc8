#include "proofs/solvers/smt_lib.hpp"

#include <fmt/format.h>

namespace shikatsu::proofs {

namespace {

std::string term(Wire wire) {
    if (wire.node() == 0) return wire == always ? "true" : "false";
    return wire.negated() ? fmt::format("(not n{})", wire.node()) : fmt::format("n{}", wire.node());
}

}  // namespace

std::string smt_lib(const Query& query) {
    if (query.circuit == nullptr) return "(set-logic QF_LIA)\n" + query.script + "(check-sat)\n";
    std::string script = "(set-logic QF_UF)\n";
    for (const std::uint32_t node : query.circuit->cone(query.asserted)) {
        if (query.circuit->is_input(node)) {
            script += fmt::format("(declare-const n{} Bool) ; {}\n", node, query.circuit->name(node));
            continue;
        }
        const auto [left, right] = query.circuit->gate(node);
        // A declared name with an equation rather than a definition, which some solvers would expand.
        script += fmt::format("(declare-const n{} Bool)\n(assert (= n{} (and {} {})))\n", node, node,
                              term(left), term(right));
    }
    for (const Wire wire : query.asserted) script += fmt::format("(assert {})\n", term(wire));
    return script + "(check-sat)\n";
}

}  // namespace shikatsu::proofs
