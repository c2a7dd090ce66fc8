// Learns what features of answers are worth from lessons, by maximum likelihood.
#pragma once

#include <string>
#include <vector>

#include "optimized/clearing/answer_lesson.hpp"

namespace shikatsu::tools {

struct LearnedWorth {
    /// By feature.
    std::vector<double> weights;
    double weight_of_promise = 1;
};

/// The weights for which it is likeliest that the answers that won are the ones that win, the chances of
/// answers being as in `optimized::worth_of_answer`. So often each lesson is gone through.
LearnedWorth learn_worth(const std::vector<optimized::AnswerLesson>& lessons, int rounds);

/// In how many of a hundred lessons an answer that won is worth most.
double share_of_first(const LearnedWorth& worth, const std::vector<optimized::AnswerLesson>& lessons);

/// The file optimized/clearing/answer_weights.cpp.
std::string weights_file(const LearnedWorth& worth);

}  // namespace shikatsu::tools
