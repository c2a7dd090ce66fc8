#include "proofs/solvers/z3_solver.hpp"

#include <z3++.h>

#include <optional>

namespace shikatsu::proofs {

const char* name(Satisfiability answer) {
    switch (answer) {
        case Satisfiability::satisfiable:
            return "satisfiable";
        case Satisfiability::unsatisfiable:
            return "unsatisfiable";
        case Satisfiability::unknown:
            return "unknown";
    }
    return "?";
}

namespace {

/// The circuit's nodes as Z3's expressions.
class Translation {
  public:
    Translation(z3::context& context, const Query& query)
        : context_(context), circuit_(*query.circuit), expressions_(circuit_.size()) {
        for (const std::uint32_t node : circuit_.cone(query.asserted)) {
            if (circuit_.is_input(node)) {
                expressions_[node] = context_.bool_const(circuit_.name(node).c_str());
            } else {
                const auto [left, right] = circuit_.gate(node);
                expressions_[node] = expression(left) && expression(right);
            }
        }
    }

    z3::expr expression(Wire wire) const {
        if (wire.node() == 0) return context_.bool_val(wire == always);
        return wire.negated() ? !*expressions_[wire.node()] : *expressions_[wire.node()];
    }

  private:
    z3::context& context_;
    const Circuit& circuit_;
    std::vector<std::optional<z3::expr>> expressions_;
};

std::uint64_t work_of(const z3::solver& solver) {
    const z3::stats statistics = solver.statistics();
    for (unsigned i = 0; i < statistics.size(); ++i) {
        if (statistics.key(i) == "rlimit count") return statistics.uint_value(i);
    }
    return 0;
}

}  // namespace

Answer decide_by_z3(const Query& query, unsigned resource_limit) {
    z3::context context;

    z3::solver solver(context, "QF_BV");
    z3::params parameters(context);
    parameters.set("rlimit", resource_limit);
    parameters.set("random_seed", 0U);
    solver.set(parameters);
    const Translation translation(context, query);
    for (const Wire wire : query.asserted) solver.add(translation.expression(wire));
    Answer answer;
    const z3::check_result result = solver.check();
    answer.work = work_of(solver);
    if (result == z3::unknown) {
        answer.reason = solver.reason_unknown();
        return answer;
    }
    if (result == z3::unsat) {
        answer.satisfiability = Satisfiability::unsatisfiable;
        return answer;
    }
    answer.satisfiability = Satisfiability::satisfiable;
    const z3::model model = solver.get_model();
    for (const std::uint32_t node : query.circuit->cone(query.asserted)) {
        if (!query.circuit->is_input(node)) continue;
        const z3::expr value = model.eval(translation.expression(Wire{node << 1}), true);
        answer.inputs[node] = value.is_true();
    }
    return answer;
}

}  // namespace shikatsu::proofs
