// What answers to a play were good for. From this the search of clearings learns in which order to try them.
#pragma once

#include <vector>

#include "optimized/clearing/answer_features.hpp"

namespace shikatsu::optimized {

struct TriedAnswer {
    AnswerFeature feature;
    /// What it has promised in its search (`AnswerStatistics`).
    double promise;
    /// With as little effort as suffices for one of the answers.
    bool wins;
};

/// All answers to one play, or to none. Some win, some do not.
using AnswerLesson = std::vector<TriedAnswer>;

}  // namespace shikatsu::optimized
