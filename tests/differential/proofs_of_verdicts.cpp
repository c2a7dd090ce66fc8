#include "tests/differential/proofs_of_verdicts.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <random>
#include <stdexcept>

#include "tests/differential/analysis_comparison.hpp"
#include "tests/reference/small_grids.hpp"

namespace shikatsu::differential {

ProvedAnswer proved_answer(const Position& position, const optimized::Question& question,
                           const Readings& readings) {
    optimized::Options options;
    options.readings = readings;
    options.budget = {100'000'000, 3600.0};
    const auto witnessed = optimized::Asker(position, options).ask_with_witness(question, ample_states);
    if (!witnessed.witness) throw std::runtime_error("no witness: " + one_line(position, readings));
    const reference::ForceQuestion asked{reference::string_at(position, question.target),
                                         {question.region.begin(), question.region.end()}};
    return {asked, witnessed.finding.attacker_forces.value(), *witnessed.witness};
}

std::vector<ProvedAnswer> proved_answers(const Position& position, const Readings& readings) {
    std::vector<ProvedAnswer> proved;
    for (const optimized::StringVerdict& verdict : engine_analysis(position, readings).strings) {
        for (const optimized::Finding& finding : verdict.findings) {
            proved.push_back(proved_answer(position, finding.question, readings));
            if (proved.back().attacker_forces != finding.attacker_forces) {
                throw std::runtime_error("the engine contradicts itself: " + one_line(position, readings));
            }
        }
    }
    return proved;
}

reference::CertificateVerdict verdict_on(const Position& position, const ProvedAnswer& claim,
                                         const Readings& readings) {
    return reference::check({position, readings, claim.question, claim.attacker_forces, claim.witness}, {});
}

void verify(const Position& position, const ProvedAnswer& answer, const Readings& readings,
            Verification& verification) {
    ++(answer.attacker_forces ? verification.forced : verification.prevented);
    std::string where = one_line(position, readings) + ": string at index " +
                        std::to_string(answer.question.target.points.begin()->index) + ", region";
    for (const Point point : answer.question.region) where.append(" ").append(std::to_string(point.index));
    const auto verdict = verdict_on(position, answer, readings);
    if (!verdict.accepted()) verification.failures.push_back(where + ": " + verdict.sentence);
}

void verify_all(const Position& position, const Readings& readings, Verification& verification) {
    ++verification.positions;
    for (const ProvedAnswer& answer : proved_answers(position, readings)) {
        verify(position, answer, readings, verification);
    }
}

void expect_verified(const std::string& what, const Verification& verification) {
    std::printf("%s: %d positions; verified %d witnesses of force, %d of prevention\n", what.c_str(),
                verification.positions, verification.forced, verification.prevented);
    EXPECT_GT(verification.forced, 0);
    EXPECT_GT(verification.prevented, 0);
    EXPECT_TRUE(verification.failures.empty()) << verification.failures.size() << " failures, the first:\n"
                                               << verification.failures.front();
}

std::vector<Position> sample_of(int rows, int columns, std::size_t count) {
    std::vector<Position> positions = reference::testing::legal_positions(rows, columns);
    std::shuffle(positions.begin(), positions.end(), std::mt19937(20031));
    positions.erase(positions.begin() + static_cast<std::ptrdiff_t>(std::min(count, positions.size())),
                    positions.end());
    return positions;
}

}  // namespace shikatsu::differential
