// How likely answers are to win, as far as can be said at a glance. Orders searches, decides nothing.
#pragma once

#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

#include "optimized/answers/answer_features.hpp"

namespace shikatsu::optimized {

/// What features are worth, in hundredths. Learned from real boards by tools/learn_answers.
template <std::size_t Count>
struct AnswerWeights {
    /// By feature.
    std::array<std::int16_t, Count> features;
    /// Of the logarithm of what the answer has promised in the search so far (`AnswerStatistics`).
    std::int16_t promise;

    /// The logarithm of the chance of an answer but for a number that all answers to the play share.
    template <std::size_t Respects>
    double worth(const AnswerFeature<Respects>& feature, double promised) const {
        int hundredths = 0;
        for (const std::uint16_t number : feature) hundredths += features[number];
        return (hundredths + promise * std::log(promised)) / 100;
    }
};

/// The binary logarithms of the chances of answers that are worth so much, if one of them wins.
std::vector<double> logarithms_of_chances(const std::vector<double>& worths);

}  // namespace shikatsu::optimized
