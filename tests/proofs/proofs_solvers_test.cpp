// The parts under the theorems: circuits, symbolic words against machine words, claims that must fail.
#include <gtest/gtest.h>

#include <random>

#include "proofs/claims/claim_proof.hpp"
#include "proofs/solvers/refutation_checker.hpp"
#include "proofs/solvers/smt_lib.hpp"
#include "proofs/solvers/z3_solver.hpp"
#include "proofs/theorem_run.hpp"

namespace shikatsu::proofs {
namespace {

using optimized::Truth;

/// Whether the symbolic word of known bits is this number.
bool is_number(const SymbolicWord& word, std::uint64_t number) {
    return (word == SymbolicWord(number)).wire() == always;
}

TEST(SymbolicWord, ComputesLikeAMachineWord) {
    Circuit circuit;
    const Circuit::Use use(circuit);
    std::mt19937_64 random(20031);
    for (int i = 0; i < 300; ++i) {
        const std::uint64_t a = random() & random();
        const std::uint64_t b = i % 3 == 0 ? 1 : random();
        const int n = i % 64;
        const SymbolicWord x(a);
        const SymbolicWord y(b);
        EXPECT_TRUE(is_number(x & y, a & b)) << a << ' ' << b;
        EXPECT_TRUE(is_number(x | y, a | b)) << a << ' ' << b;
        EXPECT_TRUE(is_number(x ^ y, a ^ b)) << a << ' ' << b;
        EXPECT_TRUE(is_number(~x, ~a)) << a;
        EXPECT_TRUE(is_number(x - y, a - b)) << a << ' ' << b;
        EXPECT_TRUE(is_number(x << n, a << n)) << a << ' ' << n;
        EXPECT_TRUE(is_number(x >> n, a >> n)) << a << ' ' << n;
        EXPECT_EQ((x == y).wire(), a == b ? always : never);
    }
}

TEST(Circuit, KeepsEqualGatesOnce) {
    Circuit circuit;
    const Wire a = circuit.input("a");
    const Wire b = circuit.input("b");
    const Wire both = circuit.conjunction(a, b);
    EXPECT_EQ(circuit.conjunction(b, a), both);
    EXPECT_EQ(circuit.conjunction(a, !a), never);
    EXPECT_EQ(circuit.conjunction(always, b), b);
    EXPECT_EQ(circuit.size(), 4U);
}

Query parity_query(Circuit& circuit, bool contradiction) {
    const Circuit::Use use(circuit);
    const SymbolicTruth a(circuit.input("a"));
    const SymbolicTruth b(circuit.input("b"));
    const SymbolicTruth differ = !(a == b);
    return {&circuit, {(contradiction ? differ && a && b : differ && a).wire()}};
}

TEST(Z3, DecidesAndGivesValues) {
    Circuit circuit;
    const Query query = parity_query(circuit, false);
    const Answer answer = decide_by_z3(query, 1'000'000);
    ASSERT_EQ(answer.satisfiability, Satisfiability::satisfiable);
    EXPECT_TRUE(answer.inputs.at(1));
    EXPECT_FALSE(answer.inputs.at(2));
    Circuit other;
    EXPECT_EQ(decide_by_z3(parity_query(other, true), 1'000'000).satisfiability,
              Satisfiability::unsatisfiable);
}

/// Whether twelve doves have holes of their own among eleven, which takes solvers very long.
Query doves_query(Circuit& circuit) {
    constexpr int holes = 11;
    const Circuit::Use use(circuit);
    SymbolicTruth all(true);
    std::vector<std::vector<SymbolicTruth>> sits(holes + 1);
    for (int dove = 0; dove <= holes; ++dove) {
        SymbolicTruth somewhere(false);
        for (int hole = 0; hole < holes; ++hole) {
            const SymbolicTruth here(circuit.input(fmt::format("{}-{}", dove, hole)));
            somewhere = somewhere || here;
            for (int other = 0; other < dove; ++other) {
                all = all && !(here && sits[static_cast<std::size_t>(other)][static_cast<std::size_t>(hole)]);
            }
            sits[static_cast<std::size_t>(dove)].push_back(here);
        }
        all = all && somewhere;
    }
    return {&circuit, {all.wire()}};
}

TEST(Z3, IsStopped) {
    Circuit circuit;
    const std::atomic<bool> stop = true;
    EXPECT_THROW(decide_by_z3(doves_query(circuit), 4'000'000'000U, &stop), Stopped);
}

TEST(SmtLib, DeclaresWhatItUses) {
    Circuit circuit;
    const Query query = parity_query(circuit, true);
    const std::string script = smt_lib(query);
    EXPECT_NE(script.find("(set-logic QF_UF)"), std::string::npos);
    EXPECT_NE(script.find("(check-sat)"), std::string::npos);
    EXPECT_LT(script.find("(declare-const n1 Bool)"), script.find("(assert"));
}

/// Three clauses that contradict the fourth, and one that has nothing to do with it.
Clauses contradiction() {
    return {3, {{1, 2}, {1, -2}, {-1, 2}, {-1, -2}, {3}}};
}

TEST(RefutationChecker, AcceptsWhatFollows) {
    const RefutationCheck check = check_refutation(contradiction(), "1 0\nd 1 2 0\n0\n");
    EXPECT_EQ(check.error, "");
    EXPECT_EQ(check.additions, 2U);
    EXPECT_EQ(check.deletions, 1U);
}

TEST(RefutationChecker, RejectsWhatDoesNot) {
    EXPECT_EQ(check_refutation(contradiction(), "0\n").error, "line 1 does not follow by unit propagation");
    EXPECT_EQ(check_refutation(contradiction(), "1 0\n").error, "there is no empty clause");
    EXPECT_EQ(check_refutation(contradiction(), "").error, "there is no empty clause");
    EXPECT_EQ(check_refutation(contradiction(), "-3 0\n0\n").error,
              "line 1 does not follow by unit propagation");
    EXPECT_EQ(check_refutation(contradiction(), "4 0\n0\n").error, "line 1 is no clause of these variables");
    EXPECT_EQ(check_refutation(contradiction(), "1 two 0\n").error, "line 1 is no clause of these variables");
    EXPECT_EQ(check_refutation({2, {{1, 2}, {1, -2}}}, "1 0\n0\n").error,
              "line 2 does not follow by unit propagation");
    // What was deleted cannot be used any more.
    EXPECT_EQ(check_refutation(contradiction(), "d 1 2 0\n1 0\n0\n").error,
              "line 2 does not follow by unit propagation");
}

TEST(Clauses, AreThoseOfTheGates) {
    Circuit circuit;
    const Wire a = circuit.input("a");
    const Wire both = circuit.conjunction(a, !circuit.input("b"));
    EXPECT_EQ(dimacs(clauses_of({&circuit, {both}})), "p cnf 4 5\n-1 0\n-4 2 0\n-4 -3 0\n4 -2 3 0\n4 0\n");
}

/// A claim about one set: that it has at most one point, if it has no point in the first column.
Claim<1> claim_of_columns(bool goal_is_true) {
    const auto no_first_column = [](const auto& scene) {
        return scene.sets[0].subset_of(scene.geometry.neighbours(scene.geometry.all())) &&
               !scene.sets[0].contains(Point{0}) && !scene.sets[0].contains(Point{2});
    };
    const auto small = [](const auto& scene) { return scene.sets[0].single() || scene.sets[0].empty(); };
    const auto misses = [](const auto& scene) { return !scene.sets[0].contains(Point{0}); };
    Claim<1> claim{{"set"},
                   no_first_column,
                   small,
                   {{"a point", [](const auto& s) { return s.sets[0].single(); }}},
                   {{"small", no_first_column, small}},
                   {}};
    if (goal_is_true) claim.goal = misses;
    return claim;
}

TEST(ClaimProof, MeetsItsObligations) {
    const Finding finding = prove(claim_of_columns(true), Grid::create(2, 2).value(), z3_alone());
    EXPECT_EQ(finding.failure, "");
    ASSERT_EQ(finding.refutations.size(), 1U);
    EXPECT_EQ(finding.refutations[0].rows, (std::vector<std::string>{"set:", ".x", ".x"}));
    EXPECT_EQ(finding.cases.size(), 2U);
}

TEST(ClaimProof, FailsOnAWrongGoal) {
    const Finding finding = prove(claim_of_columns(false), Grid::create(2, 2).value(), z3_alone());
    EXPECT_NE(finding.failure.find("the goal is wrong; the plain code agrees on this scene"),
              std::string::npos)
        << finding.failure;
}

TEST(ClaimProof, FailsOnACaseThatCannotOccur) {
    Claim<1> claim = claim_of_columns(true);
    claim.cases.push_back({"corner", [](const auto& scene) { return scene.sets[0].contains(Point{0}); }});
    EXPECT_EQ(prove(claim, Grid::create(2, 2).value(), z3_alone()).failure, "case 'corner' cannot occur");
}

TEST(ClaimProof, FailsOnAVariantThatIsNotWrong) {
    Claim<1> claim = claim_of_columns(true);
    claim.variants.push_back({"right", claim.hypothesis, claim.goal});
    EXPECT_EQ(prove(claim, Grid::create(2, 2).value(), z3_alone()).failure,
              "variant 'right' was not refuted");
}

TEST(ClaimProof, TakesUnknownForAFailure) {
    const Decide unknown = [](const Query&, const std::string&) {
        return Answer{Satisfiability::unknown, {}, "out of resources", 0, {}};
    };
    const Finding finding = prove(claim_of_columns(true), Grid::create(2, 2).value(), unknown);
    EXPECT_EQ(finding.failure, "case 'hypothesis': unknown (out of resources)");
}

/// A bound that is too small must be noticed, not believed.
TEST(ClaimProof, FailsIfALoopIsNotUnrolledFarEnough) {
    const auto all = [](const auto& scene) { return scene.sets[0] == scene.geometry.all(); };
    const auto reaches = [](const auto& scene) {
        return scene.geometry.flood(scene.sets[0].lowest(), scene.sets[0]).contains(Point{0});
    };
    Claim<1> claim{{"set"}, all, reaches, {}, {}, {0, 0, 0}};
    const Grid grid = Grid::create(1, 4).value();
    EXPECT_NE(prove(claim, grid, z3_alone()).failure.find("so a bound may be too small"), std::string::npos);
    claim.bounds.flood = 3;
    EXPECT_EQ(prove(claim, grid, z3_alone()).failure, "");
}

}  // namespace
}  // namespace shikatsu::proofs
