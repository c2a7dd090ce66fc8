// Learns what features of answers are worth from lessons, by maximum likelihood.
#pragma once

#include <string>
#include <vector>

#include "optimized/answers/answer_lesson.hpp"

namespace shikatsu::tools {

struct LearnedWorth {
    /// By feature.
    std::vector<double> weights;
    double weight_of_promise = 1;
};

/// The weights of so many features for which it is likeliest that the answers that won are the ones that win,
/// with the chances of `optimized::AnswerWeights`. Each lesson is gone through so often.
LearnedWorth learn_worth(const std::vector<optimized::AnswerLesson>& lessons, int features, int rounds);

/// In how many of a hundred lessons an answer that won is worth most.
double share_of_first(const LearnedWorth& worth, const std::vector<optimized::AnswerLesson>& lessons);

/// The file with the weights of a search: which header declares them, the name of what says how many there
/// are, and theirs.
struct WeightsFile {
    const char* header;
    const char* respects;
    const char* weights;
};
inline constexpr WeightsFile clearing_file{"optimized/clearing/clearing_features.hpp", "clearing_respects",
                                           "clearing_weights"};
inline constexpr WeightsFile pattern_file{"optimized/patterns/pattern_features.hpp", "pattern_respects",
                                          "pattern_weights"};

std::string text_of(const WeightsFile& file, const LearnedWorth& worth);

}  // namespace shikatsu::tools
