// How likely answers are to win, as far as can be said at a glance. Orders the search of clearings, decides
// nothing.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "optimized/clearing/answer_features.hpp"

namespace shikatsu::optimized {

/// Hundredths, by feature. Learned from real boards by tools/learn_answers, which prints the file with them.
extern const std::array<std::int16_t, answer_feature_count> answer_weights;
/// Hundredths, of the logarithm of what the answer has promised in the search so far (`AnswerStatistics`).
extern const std::int16_t weight_of_promise;

/// The logarithm of the chance of an answer but for a number that all answers to the play share.
double worth_of_answer(const AnswerFeature& feature, double promise);

/// The binary logarithms of the chances of answers that are worth so much, if one of them wins.
std::vector<double> logarithms_of_chances(const std::vector<double>& worths);

}  // namespace shikatsu::optimized
