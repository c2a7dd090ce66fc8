#include "proofs/solvers/z3_solver.hpp"

#include <z3++.h>

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>

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

z3::solver solver_for(z3::context& context, const char* logic, unsigned resource_limit) {
    z3::solver solver(context, logic);
    z3::params parameters(context);
    parameters.set("rlimit", resource_limit);
    parameters.set("random_seed", 0U);
    parameters.set("ctrl_c", false);  // Z3 would take the signal from the program
    solver.set(parameters);
    return solver;
}

/// While it lives, ends the solver's work when somebody wants to stop.
class Watch {
  public:
    Watch(z3::context& context, const std::atomic<bool>* stop) : stop_(stop) {
        if (stop_ == nullptr) return;
        thread_ = std::jthread([this, &context](const std::stop_token& over) {
            std::mutex mutex;
            std::unique_lock lock(mutex);
            std::condition_variable_any never;
            while (!over.stop_requested()) {
                if (stop_->load()) context.interrupt();
                never.wait_for(lock, over, std::chrono::milliseconds(50), [] { return false; });
            }
        });
    }

    bool stopped() const { return stop_ != nullptr && stop_->load(); }

  private:
    const std::atomic<bool>* stop_;
    std::jthread thread_;
};

/// Without the values that make a satisfiable query true.
Answer checked(z3::solver& solver, const std::atomic<bool>* stop) {
    Answer answer;
    const Watch watch(solver.ctx(), stop);
    const z3::check_result result = solver.check();
    if (result == z3::unknown && watch.stopped()) throw Stopped{};
    answer.work = work_of(solver);
    if (result == z3::unknown) answer.reason = solver.reason_unknown();
    if (result == z3::unsat) answer.satisfiability = Satisfiability::unsatisfiable;
    if (result == z3::sat) answer.satisfiability = Satisfiability::satisfiable;
    return answer;
}

Answer decide_script(const std::string& script, unsigned resource_limit, const std::atomic<bool>* stop) {
    z3::context context;
    z3::solver solver = solver_for(context, "QF_LIA", resource_limit);
    solver.from_string(script.c_str());
    Answer answer = checked(solver, stop);
    if (answer.satisfiability != Satisfiability::satisfiable) return answer;
    const z3::model model = solver.get_model();
    for (unsigned i = 0; i < model.num_consts(); ++i) {
        const z3::func_decl constant = model.get_const_decl(i);
        const z3::expr value = model.get_const_interp(constant);
        answer.numbers[constant.name().str()] =
            value.is_bool() ? (value.is_true() ? 1 : 0) : value.get_numeral_int64();
    }
    return answer;
}

}  // namespace

Answer decide_by_z3(const Query& query, unsigned resource_limit, const std::atomic<bool>* stop) {
    if (query.circuit == nullptr) return decide_script(query.script, resource_limit, stop);
    z3::context context;
    z3::solver solver = solver_for(context, "QF_BV", resource_limit);
    const Translation translation(context, query);
    for (const Wire wire : query.asserted) solver.add(translation.expression(wire));
    Answer answer = checked(solver, stop);
    if (answer.satisfiability != Satisfiability::satisfiable) return answer;
    const z3::model model = solver.get_model();
    for (const std::uint32_t node : query.circuit->cone(query.asserted)) {
        if (!query.circuit->is_input(node)) continue;
        const z3::expr value = model.eval(translation.expression(Wire{node << 1}), true);
        answer.inputs[node] = value.is_true();
    }
    return answer;
}

}  // namespace shikatsu::proofs
