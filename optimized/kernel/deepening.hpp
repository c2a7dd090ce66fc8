// What the searches for the value of best play have in common: what they may cost, and the targets they ask for.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <vector>

namespace shikatsu::optimized {

/// What one search may cost.
struct DeepeningLimits {
    std::uint64_t max_states = 4'000'000;
    std::chrono::steady_clock::time_point deadline = std::chrono::steady_clock::time_point::max();
    const std::atomic<bool>* stop = nullptr;

    bool interrupted() const;
};

/// Counts states until the limits are reached, and looks at the clock now and then.
class Effort {
  public:
    explicit Effort(const DeepeningLimits& limits) : limits_(limits) {}

    /// One state more; whether that was the last one.
    bool exhausts();
    bool exhausted() const { return exhausted_; }
    std::uint64_t states() const { return states_; }

  private:
    DeepeningLimits limits_;
    std::uint64_t states_ = 0;
    bool exhausted_ = false;
};

/// The targets above `low` and up to `high`, in ascending order.
std::vector<int> targets_between(int low, int high, int step);

}  // namespace shikatsu::optimized
