// What can be said of answers at a glance, in numbers that have weights.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <numeric>

namespace shikatsu::optimized {

/// In each of several respects an answer is of one kind, and no two respects share a number.
template <std::size_t Respects>
using AnswerFeature = std::array<std::uint16_t, Respects>;

/// `kinds` says how many kinds there are in each respect.
template <std::size_t Respects>
constexpr int feature_count(const std::array<int, Respects>& kinds) {
    return std::accumulate(kinds.begin(), kinds.end(), 0);
}

/// Numbers the kinds of one respect after those of the other.
template <std::size_t Respects>
class FeatureCollector {
  public:
    explicit FeatureCollector(const std::array<int, Respects>& kinds) : kinds_(kinds) {}

    /// The kind in the next respect, from 0.
    void add(int kind) {
        collected_[next_] = static_cast<std::uint16_t>(first_ + kind);
        first_ += kinds_[next_++];
    }
    AnswerFeature<Respects> collected() const { return collected_; }

  private:
    const std::array<int, Respects>& kinds_;
    AnswerFeature<Respects> collected_{};
    std::size_t next_ = 0;
    int first_ = 0;
};

}  // namespace shikatsu::optimized
