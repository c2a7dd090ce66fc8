// Small choices taken from a list of numbers, so that what is made of them shrinks with the list.
#pragma once

#include <cstdint>
#include <random>
#include <vector>

namespace shikatsu::certificates {

/// Once the list is used up every draw is 0.
class Draws {
  public:
    explicit Draws(std::vector<std::uint8_t> numbers) : numbers_(std::move(numbers)) {}
    /// `count` numbers, the same for the same seed.
    static Draws of_seed(unsigned seed, std::size_t count) {
        std::mt19937 random(seed);
        std::vector<std::uint8_t> numbers(count);
        for (std::uint8_t& number : numbers) number = static_cast<std::uint8_t>(random() % 256);
        return Draws(std::move(numbers));
    }

    /// Requires 1 <= end <= 256.
    std::size_t below(std::size_t end) { return next_ < numbers_.size() ? numbers_[next_++] % end : 0; }
    /// One in `n` times, and never when the list is used up.
    bool one_in(std::size_t n) { return below(n) == n - 1; }
    template <class Values>
    const auto& any(const Values& values) {
        return values[below(values.size())];
    }

  private:
    std::vector<std::uint8_t> numbers_;
    std::size_t next_ = 0;
};

}  // namespace shikatsu::certificates
