// Superko with few states: what is not looked at decides nothing, and a stop is seen soon.
#pragma once

#include <atomic>
#include <string>

#include "optimized/force/force_solver.hpp"
#include "reference/values/diagram.hpp"
#include "tests/optimized/force_questions.hpp"

namespace shikatsu::optimized::testing {

inline Readings superko_readings() {
    Readings readings;
    readings.infinite_play = InfinitePlay::superko;
    return readings;
}

struct FewStates {
    /// Where an answer within few states is none with many, in words.
    std::string difference;
    int undecided = 0;
};

/// Every question about a position, with each number of states below `most`.
inline FewStates superko_with_few_states(const Position& position, std::uint64_t most) {
    const Readings superko = superko_readings();
    const Geometry<1> geometry(position.grid());
    FewStates result;
    for (const reference::String& string : reference::strings(position)) {
        for (const auto& asked : questions_about(position, string)) {
            const auto question = force_question<1>(position, asked);
            const auto answer = [&](std::uint64_t states) {
                Limits limits = ample_limits();
                limits.max_states = states;
                return ForceSolver<1>(geometry, superko, limits, {}).answer(question).attacker_forces;
            };
            const auto truth = answer(10'000'000);
            for (std::uint64_t states = 1; states < most; ++states) {
                const auto found = answer(states);
                result.undecided += found ? 0 : 1;
                if (truth && found.value_or(*truth) == *truth) continue;
                result.difference = one_line(position) + " with " + std::to_string(states) + " states";
            }
        }
    }
    return result;
}

/// How many of ten million states are still looked at after a stop, where nothing is decided before them.
inline std::uint64_t superko_states_after_a_stop() {
    const Readings superko = superko_readings();
    const Position position = position_from_rows(std::vector<std::string>{"...", ".#.", "..."}).value();
    const Geometry<1> geometry(position.grid());
    const auto asked = questions_about(position, *reference::strings(position).begin()).front();
    const std::atomic<bool> stop = true;
    Limits limits = ample_limits();
    limits.max_states = 10'000'000;
    limits.stop = &stop;
    return ForceSolver<1>(geometry, superko, limits, {}).answer(force_question<1>(position, asked)).states;
}

}  // namespace shikatsu::optimized::testing
