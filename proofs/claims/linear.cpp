#include "proofs/claims/linear.hpp"

#include <fmt/format.h>

namespace shikatsu::proofs {

namespace {

class LinearProof {
  public:
    LinearProof(const LinearClaim& claim, const Decide& decide) : claim_(claim), decide_(decide) {
        for (std::size_t i = 0; i < claim.variables.size(); ++i) {
            symbols_.push_back(Term::variable(i));
            declarations_ += fmt::format("(declare-const v{} Int) ; {}\n", i, claim.variables[i]);
        }
        finding_.extent = claim.variables.size();
    }

    Finding run() {
        const Formula hypothesis = claim_.hypothesis(symbols_);
        check_case("hypothesis", hypothesis, claim_.hypothesis);
        for (const LinearCase& one : claim_.cases)
            check_case(one.name, hypothesis && one.property(symbols_), one.property);
        check_goal(hypothesis && !claim_.goal(symbols_));
        for (const LinearVariant& variant : claim_.variants) refute(variant);
        return finding_;
    }

  private:
    void fail(const std::string& sentence) {
        if (finding_.failure.empty()) finding_.failure = sentence;
    }

    Answer ask(const Formula& formula, const std::string& obligation) {
        Query query;
        query.script = declarations_ + "(assert " + formula.text + ")\n";
        Answer answer = decide_(query, obligation);
        finding_.work += answer.work;
        if (!answer.remark.empty())
            finding_.remarks.push_back(fmt::format("{}: {}", obligation, answer.remark));
        if (answer.satisfiability == Satisfiability::unknown)
            fail(fmt::format("{}: unknown ({})", obligation, answer.reason));
        return answer;
    }

    KnownNumbers known(const Answer& answer) const {
        KnownNumbers numbers;
        for (std::size_t i = 0; i < symbols_.size(); ++i) {
            const auto entry = answer.numbers.find(fmt::format("v{}", i));
            numbers.push_back(entry == answer.numbers.end() ? 0 : entry->second);
        }
        return numbers;
    }

    std::vector<std::string> rows(const KnownNumbers& numbers) const {
        std::vector<std::string> rows;
        for (std::size_t i = 0; i < numbers.size(); ++i)
            rows.push_back(fmt::format("{}: {}", claim_.variables[i], numbers[i]));
        return rows;
    }

    void check_case(const std::string& name, const Formula& formula, const LinearProperty& property) {
        const std::string obligation = fmt::format("case '{}'", name);
        const Answer answer = ask(formula, obligation);
        if (answer.satisfiability == Satisfiability::unsatisfiable) fail(obligation + " cannot occur");
        if (answer.satisfiability != Satisfiability::satisfiable) return;
        const KnownNumbers numbers = known(answer);
        if (!claim_.hypothesis(numbers) || !property(numbers))
            fail(obligation + ": the plain code disagrees");
        finding_.cases.push_back({name, rows(numbers)});
    }

    void check_goal(const Formula& counterexample) {
        const Answer answer = ask(counterexample, goal_obligation);
        if (answer.satisfiability != Satisfiability::satisfiable) return;
        std::string board;
        for (const std::string& row : rows(known(answer))) board += "\n  " + row;
        fail("the goal is wrong:" + board);
    }

    void refute(const LinearVariant& variant) {
        const std::string obligation = fmt::format("variant '{}'", variant.name);
        const Answer answer = ask(variant.hypothesis(symbols_) && !variant.goal(symbols_), obligation);
        if (answer.satisfiability == Satisfiability::unsatisfiable) fail(obligation + " was not refuted");
        if (answer.satisfiability != Satisfiability::satisfiable) return;
        const KnownNumbers numbers = known(answer);
        if (!variant.hypothesis(numbers) || variant.goal(numbers))
            fail(obligation + ": the plain code disagrees");
        finding_.refutations.push_back({variant.name, rows(numbers)});
    }

    const LinearClaim& claim_;
    const Decide& decide_;
    SymbolicNumbers symbols_;
    std::string declarations_;
    Finding finding_;
};

}  // namespace

Finding prove(const LinearClaim& claim, const Decide& decide) {
    return LinearProof(claim, decide).run();
}

}  // namespace shikatsu::proofs
