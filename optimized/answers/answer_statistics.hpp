// How often answers to plays did well. Orders a search, decides nothing.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "reference/values/grid.hpp"

namespace shikatsu::optimized {

/// Of plays; an answer by a pass and a play of nothing count as one further intersection.
class AnswerStatistics {
  public:
    explicit AnswerStatistics(std::size_t intersections)
        : size_(intersections + 1), counts_((size_ + 1) * size_) {}

    void count_success(std::optional<Point> play, std::optional<Point> answer) {
        ++counts_[place(play, answer)].good;
        ++counts_[anywhere(answer)].good;
    }
    void count_failure(std::optional<Point> play, std::optional<Point> answer) {
        ++counts_[place(play, answer)].bad;
        ++counts_[anywhere(answer)].bad;
    }
    /// Between 0 and 1.2: the share of successes after this play, and a little of that after any.
    double promise(std::optional<Point> play, std::optional<Point> answer) const {
        return share(counts_[place(play, answer)]) + 0.2 * share(counts_[anywhere(answer)]);
    }

  private:
    struct Count {
        std::uint32_t good = 0;
        std::uint32_t bad = 0;
    };

    static double share(const Count& count) { return (count.good + 0.5) / (count.good + count.bad + 2.0); }
    std::size_t index(std::optional<Point> point) const { return point ? point->index : size_ - 1; }
    std::size_t place(std::optional<Point> play, std::optional<Point> answer) const {
        return index(play) * size_ + index(answer);
    }
    std::size_t anywhere(std::optional<Point> answer) const { return size_ * size_ + index(answer); }

    std::size_t size_;
    std::vector<Count> counts_;
};

}  // namespace shikatsu::optimized
