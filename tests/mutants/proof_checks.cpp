// Witnesses before the literal checker, and the comparing library's own trials.
#include <random>

#include "reference/certificates/certificate_check.hpp"
#include "reference/values/diagram.hpp"
#include "tests/mutants/check.hpp"
#include "tests/mutants/samples.hpp"
#include "tests/reference/commentary.hpp"
#include "tools/difftest/analysis_comparison.hpp"
#include "tools/difftest/checker.hpp"
#include "tools/difftest/plan.hpp"

namespace shikatsu::mutants {

namespace {

using difftest::Comparison;
using difftest::Counter;

/// Every answer is proved by a witness that the literal checker accepts, and illustrated by a main variation
/// that is a hypothetical-sequence; what follows from the answers is what the reference infers.
void check_case(difftest::Checker& checker, const difftest::Case& one, Cases& cases) {
    const Comparison comparison = checker.compare(one);
    const std::string where = difftest::options_of(one) + ": ";
    cases.expect(comparison.differences.empty(),
                 where + (comparison.differences.empty() ? "" : comparison.differences.front()));
    cases.expect(comparison.seen[Counter::undecided] == 0, where + "undecided");
    cases.expect(comparison.seen[Counter::unproved] == 0, where + "not proved");
}

difftest::Effort by_witnesses_only() {
    difftest::Effort effort;
    effort.full_graph_points = 0;
    effort.engine_states = 1'000'000;
    return effort;
}

std::function<void(Cases&)> proofs(int rows, int columns, std::size_t count, const std::string& assignment) {
    const Readings readings = assignment.empty() ? Readings{} : with_reading({}, assignment).value();
    return [=](Cases& cases) {
        const difftest::Engine engine = difftest::optimized_engine();
        difftest::Checker checker(engine, by_witnesses_only());
        for (const Position& position : sample_of(rows, columns, count))
            check_case(checker, {position, readings, std::nullopt}, cases);
    };
}

void check_trials(Cases& cases) {
    const difftest::Engine engine = difftest::optimized_engine();
    difftest::Checker checker(engine, by_witnesses_only());
    difftest::Plan plan;
    plan.seed = 20031;
    plan.grids = difftest::grids_of_list("1x2..1x5,2x2..2x3,3x3").value();
    for (std::uint64_t trial = 0; trial < 30; ++trial) {
        for (const difftest::Case& one : plan.cases(trial)) check_case(checker, one, cases);
    }
}

void check_regressions(Cases& cases) {
    const difftest::Engine engine = difftest::optimized_engine();
    difftest::Checker checker(engine, by_witnesses_only());
    for (const char* file : {"direct-ko.txt", "infinite-play.txt"}) {
        const auto all = difftest::cases_of_file(std::string(SHIKATSU_TEST_DATA "/regressions/") + file);
        for (const difftest::Case& one : all.value()) check_case(checker, one, cases);
    }
}

/// The witness for one question before the literal checker.
void check_question(const Position& position, Point target, unsigned bits, Cases& cases) {
    optimized::Question question{target, {}};
    for (const Point point : position.grid().points()) {
        if ((bits >> point.index & 1U) != 0) question.region.push_back(point);
    }
    optimized::Options options;
    options.budget = {1'000'000, 600.0};
    const auto found = optimized::Asker(position, options).ask_with_witness(question, 1'000'000);
    const std::string where = difftest::one_line(position, {}) + ": string at index " +
                              std::to_string(target.index) + ", region of bits " + std::to_string(bits) +
                              ": ";
    cases.expect(found.finding.attacker_forces.has_value() && found.witness.has_value(),
                 where + "no witness");
    const reference::ForceQuestion asked{reference::string_at(position, target),
                                         {question.region.begin(), question.region.end()}};
    const auto verdict =
        reference::check({position, {}, asked, *found.finding.attacker_forces, *found.witness}, {});
    cases.expect(verdict.accepted(), where + verdict.sentence);
}

void check_random_regions(int rows, int columns, std::size_t count, Cases& cases) {
    std::mt19937 random(20031);
    for (const Position& position : sample_of(rows, columns, count)) {
        for (const reference::String& string : reference::strings(position)) {
            const auto bits = static_cast<unsigned>(random() | random());
            check_question(position, *string.points.begin(), bits, cases);
        }
    }
}

// Here the attacker has to clean one intersection after another, again and again.
void check_several_goals(Cases& cases) {
    const Position position =
        reference::testing::position_in(reference::testing::position_line("com-doubleko-4x4"));
    check_question(position, position.grid().at(1, 3), 0xFFFFU, cases);
}

}  // namespace

std::vector<Check> proof_checks() {
    return {{"proofs on 1x5", Turn::middle, proofs(1, 5, 120, "")},
            {"proofs on 2x3", Turn::middle, proofs(2, 3, 80, "")},
            {"regressions", Turn::middle, check_regressions},
            {"several goals", Turn::last, check_several_goals},
            {"proofs of any region", Turn::middle,
             [](Cases& cases) {
                 check_random_regions(1, 5, 60, cases);
                 check_random_regions(2, 3, 100, cases);
                 check_random_regions(3, 3, 40, cases);
             }},
            {"difftest trials", Turn::last, check_trials},
            {"proofs on 3x3", Turn::last, proofs(3, 3, 10, "")},
            {"proofs if a ban is on a ko", Turn::middle, proofs(2, 3, 30, "ban-identity=ko")},
            {"proofs if bans lapse", Turn::middle, proofs(2, 3, 30, "ban-without-shape=lapses")},
            {"proofs if a ko-pass lifts one ban", Turn::middle, proofs(2, 3, 30, "ko-pass=per-ko")},
            {"proofs under basic-ko", Turn::middle, proofs(2, 3, 30, "hypothetical-ko=basic-ko")}};
}

}  // namespace shikatsu::mutants
