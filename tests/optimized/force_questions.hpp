// Questions of force for the engine's inner solver, at any board width.
#pragma once

#include <chrono>

#include "optimized/force/force_solver.hpp"
#include "reference/japanese2003/life_and_death.hpp"
#include "tests/optimized/boards.hpp"

namespace shikatsu::optimized::testing {

/// The engine's form of "capture of the string, and no permanent-stone of its player on the region".
template <int W>
ForceQuestion<W> force_question(const Position& position, const reference::ForceQuestion& question) {
    ForceQuestion<W> result;
    result.board = board_of<W>(position, question.defender());
    result.target = bits_of<W>(question.target.points);
    result.region = bits_of<W>(question.region);
    for (const reference::String& string : reference::strings(position)) {
        const Bits<W> stones = bits_of<W>(string.points);
        if (string.player == question.defender() && stones.meets(result.target | result.region)) {
            result.originals |= stones;
        }
    }
    return result;
}

/// The three kinds of question that the definitions may ask about a string, local-2 at its largest.
inline std::vector<reference::ForceQuestion> questions_about(const Position& position,
                                                             const reference::String& string) {
    return {{string, {}}, {string, string.points}, {string, reference::local_2(position, string, {})}};
}

inline Limits ample_limits() {
    return {50'000'000, std::chrono::steady_clock::now() + std::chrono::hours(1), nullptr, {}};
}

}  // namespace shikatsu::optimized::testing
