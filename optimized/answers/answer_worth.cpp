#include "optimized/answers/answer_worth.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace shikatsu::optimized {

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
