#include "proofs/theorem_run.hpp"

#include <algorithm>
#include <chrono>
#include <map>

#include "proofs/solvers/external_program.hpp"
#include "proofs/solvers/z3_solver.hpp"

namespace shikatsu::proofs {

namespace {

constexpr unsigned resource_limit = 2'000'000'000;

Decide with_second_opinion(Answer (*decide)(const Query&), const std::string& solver) {
    return [=](const Query& query, const std::string& obligation) {
        Answer answer = decide_by_z3(query, resource_limit);
        if (obligation != goal_obligation) return answer;
        const Answer second = decide(query);
        answer.remark = second.remark;
        if (second.satisfiability == answer.satisfiability) return answer;
        answer.reason = fmt::format("Z3 says {}, {} says {}; {}", name(answer.satisfiability), solver,
                                    name(second.satisfiability), second.reason);
        answer.satisfiability = Satisfiability::unknown;
        return answer;
    };
}

}  // namespace

bool TheoremRun::succeeded() const {
    return !sizes.empty() && std::all_of(sizes.begin(), sizes.end(),
                                         [](const SizeRun& one) { return one.finding.failure.empty(); });
}

double TheoremRun::seconds() const {
    double sum = 0;
    for (const SizeRun& one : sizes) sum += one.seconds;
    return sum;
}

SizeRun run(const Instance& instance, const Decide& decide) {
    SizeRun result{instance.size, {}, 0};
    const auto start = std::chrono::steady_clock::now();
    try {
        result.finding = instance.check(decide);
    } catch (const std::exception& error) {
        result.finding.failure = error.what();
    }
    result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return result;
}

Decide z3_alone() {
    return [](const Query& query, const std::string&) { return decide_by_z3(query, resource_limit); };
}

Decide z3_and_cvc5() {
    return with_second_opinion(decide_by_cvc5, "cvc5");
}

Decide z3_and_cadical() {
    return with_second_opinion(decide_by_cadical, "cadical");
}

std::vector<std::string> flaws(const std::vector<Theorem>& theorems) {
    std::vector<std::string> found;
    std::map<std::string, Status> before;
    for (const Theorem& theorem : theorems) {
        if (theorem.instances.empty() && theorem.status != Status::open) {
            found.push_back(theorem.id + " has no size to be run at");
        }
        for (const std::string& basis : theorem.rests_on) {
            const auto entry = before.find(basis);
            if (entry == before.end()) {
                found.push_back(theorem.id + " rests on " + basis + ", which is no earlier theorem");
            } else if (entry->second < theorem.status) {
                found.push_back(theorem.id + " rests on " + basis + ", which is weaker");
            }
        }
        if (!before.emplace(theorem.id, theorem.status).second) {
            found.push_back(theorem.id + " is registered twice");
        }
    }
    return found;
}

}  // namespace shikatsu::proofs
