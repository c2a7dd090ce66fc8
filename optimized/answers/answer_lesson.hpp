// What answers to a play were good for. From this a search learns in which order to try them.
#pragma once

#include <cstdint>
#include <vector>

namespace shikatsu::optimized {

struct TriedAnswer {
    /// Numbers of weights.
    std::vector<std::uint16_t> features;
    /// What it has promised in its search (`AnswerStatistics`).
    double promise;
    /// With little effort.
    bool wins;
};

/// The answers to one play, or to none. Some win, some do not.
using AnswerLesson = std::vector<TriedAnswer>;

/// Whether there is something to learn from it.
bool tells_answers_apart(const AnswerLesson& lesson);

}  // namespace shikatsu::optimized
