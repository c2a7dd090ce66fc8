#include "tests/differential/proofs_of_verdicts.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <random>
#include <stdexcept>

#include "tests/differential/analysis_comparison.hpp"
#include "tests/reference/small_grids.hpp"

namespace shikatsu::differential {

reference::FiniteMemoryStrategy machine_of(const optimized::StrategyMachine& machine) {
    reference::FiniteMemoryStrategy strategy{machine.player, {}};
    for (const optimized::StrategyMachine::Node& node : machine.nodes) {
        strategy.nodes.push_back({node.choice, {node.next.begin(), node.next.end()}, node.otherwise});
    }
    return strategy;
}

std::vector<ProvedAnswer> proved_answers(const Position& position, const Readings& readings) {
    optimized::Options options;
    options.readings = readings;
    options.budget = {100'000'000, 3600.0};
    optimized::Asker asker(position, options);
    std::vector<ProvedAnswer> proved;
    for (const optimized::StringVerdict& verdict : engine_analysis(position, readings).strings) {
        for (const optimized::Finding& finding : verdict.findings) {
            const auto witnessed = asker.ask_with_witness(finding.question, ample_states);
            if (!witnessed.witness || witnessed.finding.attacker_forces != finding.attacker_forces) {
                throw std::runtime_error("no witness: " + one_line(position, readings));
            }
            const auto& region = finding.question.region;
            proved.push_back(
                {{reference::string_at(position, finding.question.target), {region.begin(), region.end()}},
                 finding.attacker_forces.value(),
                 machine_of(*witnessed.witness)});
        }
    }
    return proved;
}

void verify(const Position& position, const Readings& readings, Verification& verification) {
    ++verification.positions;
    for (const ProvedAnswer& answer : proved_answers(position, readings)) {
        ++(answer.attacker_forces ? verification.forced : verification.prevented);
        const std::string where = one_line(position, readings) + ": string at index " +
                                  std::to_string(answer.question.target.points.begin()->index) +
                                  ", region of " + std::to_string(answer.question.region.size()) +
                                  " points: ";
        const Player winner =
            answer.attacker_forces ? answer.question.attacker() : answer.question.defender();
        if (answer.witness.player != winner)
            verification.failures.push_back(where + "not the winner's machine");
        const auto verdict = reference::verify_force_witness(position, answer.question, answer.witness,
                                                             readings, ample_states);
        if (!verdict.accepted()) verification.failures.push_back(where + verdict.sentence);
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
