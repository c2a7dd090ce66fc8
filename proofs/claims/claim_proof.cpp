#include "proofs/claims/claim_proof.hpp"

#include <fmt/format.h>

#include "proofs/claims/drawing.hpp"

namespace shikatsu::proofs {

namespace {

/// A claim on a grid as formulas, and the way back from a solver's answer to a board.
template <int W>
class ClaimProof {
  public:
    ClaimProof(const Claim<W>& claim, const Grid& grid, const Decide& decide)
        : claim_(claim),
          use_(circuit_),
          unrolling_(claim.bounds),
          decide_(decide),
          scene_{optimized::Geometry<W, SymbolicWord>(grid), {}} {
        for (const std::string& name : claim_.variables) {
            inputs_.emplace_back();
            optimized::Bits<W, SymbolicWord> set;
            for (const Point point : grid.points()) {
                const Wire wire = circuit_.input(fmt::format("{}_{}", name, point.index));
                inputs_.back().push_back(wire);
                set |= keep_if(SymbolicTruth(wire), optimized::Bits<W, SymbolicWord>::of(point));
            }
            scene_.sets.push_back(set);
        }
    }

    Finding run() {
        const SymbolicTruth hypothesis = claim_.hypothesis(scene_);
        const SymbolicTruth hypothesis_ended = unrolling_.all_ended();
        check_cases(hypothesis);
        const SymbolicTruth goal = claim_.goal(scene_);
        check_goal(hypothesis_ended && (!hypothesis || (goal && unrolling_.all_ended())));
        for (const Variant<W>& variant : claim_.variants) refute(variant);
        return finding_;
    }

  private:
    void fail(const std::string& sentence) {
        if (finding_.failure.empty()) finding_.failure = sentence;
    }

    Answer ask(SymbolicTruth truth, const std::string& obligation) {
        const Query query{&circuit_, {truth.wire()}};
        Answer answer = decide_(query, obligation);
        finding_.work += answer.work;
        if (!answer.remark.empty())
            finding_.remarks.push_back(fmt::format("{}: {}", obligation, answer.remark));
        if (answer.satisfiability == Satisfiability::unknown) {
            fail(fmt::format("{}: unknown ({})", obligation, answer.reason));
        }
        return answer;
    }

    void check_cases(SymbolicTruth hypothesis) {
        check_case("hypothesis", hypothesis, claim_.hypothesis);
        for (const Case<W>& one : claim_.cases) {
            check_case(one.name, hypothesis && one.property(scene_), one.property);
        }
    }

    void check_case(const std::string& name, SymbolicTruth formula, const Property<W>& property) {
        const std::string obligation = fmt::format("case '{}'", name);
        const Answer answer = ask(formula, obligation);
        if (answer.satisfiability == Satisfiability::unsatisfiable) fail(obligation + " cannot occur");
        if (answer.satisfiability != Satisfiability::satisfiable) return;
        const KnownScene<W> scene = known(answer);
        if (!claim_.hypothesis(scene) || !property(scene)) fail(obligation + ": the plain code disagrees");
        finding_.cases.push_back({name, drawing(claim_.variables, scene)});
    }

    void check_goal(SymbolicTruth holds) {
        finding_.extent = circuit_.cone({holds.wire()}).size();
        const Answer answer = ask(!holds, goal_obligation);
        if (answer.satisfiability == Satisfiability::satisfiable) report_wrong_goal(answer);
    }

    void report_wrong_goal(const Answer& answer) {
        const KnownScene<W> scene = known(answer);
        std::string board;
        for (const std::string& row : drawing(claim_.variables, scene)) board += "\n  " + row;
        const bool repeated = claim_.hypothesis(scene) && !claim_.goal(scene);
        fail(fmt::format("the goal is wrong; the plain code {}:{}",
                         repeated ? "agrees on this scene" : "does not agree, so a bound may be too small",
                         board));
    }

    void refute(const Variant<W>& variant) {
        const std::string obligation = fmt::format("variant '{}'", variant.name);
        const Answer answer = ask(variant.hypothesis(scene_) && !variant.goal(scene_), obligation);
        if (answer.satisfiability == Satisfiability::unsatisfiable) fail(obligation + " was not refuted");
        if (answer.satisfiability != Satisfiability::satisfiable) return;
        const KnownScene<W> scene = known(answer);
        if (!variant.hypothesis(scene) || variant.goal(scene))
            fail(obligation + ": the plain code disagrees");
        finding_.refutations.push_back({variant.name, drawing(claim_.variables, scene)});
    }

    KnownScene<W> known(const Answer& answer) const {
        KnownScene<W> scene{optimized::Geometry<W>(scene_.grid()), {}};
        for (const std::vector<Wire>& wires : inputs_) {
            optimized::Bits<W> set;
            for (const Point point : scene_.grid().points()) {
                const auto entry = answer.inputs.find(wires[point.index].node());
                if (entry != answer.inputs.end() && entry->second) set.insert(point);
            }
            scene.sets.push_back(set);
        }
        return scene;
    }

    const Claim<W>& claim_;
    Circuit circuit_;
    Circuit::Use use_;
    Unrolling unrolling_;
    const Decide& decide_;
    SymbolicScene<W> scene_;
    std::vector<std::vector<Wire>> inputs_;
    Finding finding_;
};

}  // namespace

template <int W>
Finding prove(const Claim<W>& claim, const Grid& grid, const Decide& decide) {
    return ClaimProof<W>(claim, grid, decide).run();
}

template Finding prove(const Claim<1>&, const Grid&, const Decide&);
template Finding prove(const Claim<2>&, const Grid&, const Decide&);
template Finding prove(const Claim<6>&, const Grid&, const Decide&);
template Finding prove(const Claim<10>&, const Grid&, const Decide&);

}  // namespace shikatsu::proofs
