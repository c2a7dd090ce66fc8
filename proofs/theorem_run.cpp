#include "proofs/theorem_run.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <ctime>
#include <map>

#include "proofs/solvers/external_program.hpp"
#include "proofs/solvers/z3_solver.hpp"

namespace shikatsu::proofs {

namespace {

constexpr unsigned resource_limit = 2'000'000'000;

/// Z3's answer if the other one is the same, else unknown.
Answer confirmed(Answer answer, const Answer& second, const std::string& solver) {
    answer.remark = second.remark;
    if (second.satisfiability == answer.satisfiability) return answer;
    answer.reason = fmt::format("Z3 says {}, {} says {}; {}", name(answer.satisfiability), solver,
                                name(second.satisfiability), second.reason);
    answer.satisfiability = Satisfiability::unknown;
    return answer;
}

double work_seconds() {
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
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

std::optional<SizeRun> run(const Instance& instance, const Decide& decide) {
    SizeRun result{instance.size, {}, 0};
    const double start = work_seconds();
    try {
        result.finding = instance.check(decide);
    } catch (const Stopped&) {
        return std::nullopt;
    } catch (const std::exception& error) {
        result.finding.failure = error.what();
    }
    result.seconds = work_seconds() - start;
    return result;
}

Decide z3_alone(const std::atomic<bool>* stop) {
    return [=](const Query& query, const std::string&) { return decide_by_z3(query, resource_limit, stop); };
}

Decide z3_and_cvc5(int seconds, const std::atomic<bool>* stop) {
    return [=](const Query& query, const std::string& obligation) {
        Answer answer = decide_by_z3(query, resource_limit, stop);
        if (obligation != goal_obligation) return answer;
        const Answer second = decide_by_cvc5(query, seconds);
        if (second.satisfiability != Satisfiability::unknown) return confirmed(answer, second, "cvc5");
        answer.remark = second.remark;
        return answer;
    };
}

Decide z3_and_cadical(const std::atomic<bool>* stop) {
    return [=](const Query& query, const std::string& obligation) {
        const Answer answer = decide_by_z3(query, resource_limit, stop);
        if (obligation != goal_obligation) return answer;
        return confirmed(answer, decide_by_cadical(query), "cadical");
    };
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
