#include "optimized/clearing/answer_worth.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace shikatsu::optimized {

double worth_of_answer(const AnswerFeature& feature, double promise) {
    int hundredths = 0;
    for (const std::uint16_t number : feature) hundredths += answer_weights[number];
    return (hundredths + weight_of_promise * std::log(promise)) / 100;
}

std::vector<double> logarithms_of_chances(const std::vector<double>& worths) {
    if (worths.empty()) return {};
    const double most = *std::max_element(worths.begin(), worths.end());
    double sum = 0;
    for (const double worth : worths) sum += std::exp(worth - most);
    std::vector<double> logarithms;
    for (const double worth : worths)
        logarithms.push_back((worth - most) * std::numbers::log2e - std::log2(sum));
    return logarithms;
}

}  // namespace shikatsu::optimized
