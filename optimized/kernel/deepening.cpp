#include "optimized/kernel/deepening.hpp"

namespace shikatsu::optimized {

bool DeepeningLimits::interrupted() const {
    return (stop != nullptr && stop->load()) || std::chrono::steady_clock::now() >= deadline;
}

bool Effort::exhausts() {
    constexpr std::uint64_t states_between_looks = 1024;
    if (++states_ >= limits_.max_states) exhausted_ = true;
    if (states_ % states_between_looks == 0 && limits_.interrupted()) exhausted_ = true;
    return exhausted_;
}

std::vector<int> targets_between(int low, int high, int step) {
    std::vector<int> targets;
    for (int target = low + step; target <= high; target += step) targets.push_back(target);
    return targets;
}

}  // namespace shikatsu::optimized
