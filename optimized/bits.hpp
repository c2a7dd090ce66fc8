// Sets of intersections as fixed-width bit sets: bit i is the point with index i.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>

#include "reference/values/grid.hpp"

namespace shikatsu::optimized {

/// A set of up to 64*W intersections.
template <int W>
class Bits {
  public:
    constexpr Bits() = default;

    static constexpr Bits of(Point point) {
        Bits bits;
        bits.insert(point);
        return bits;
    }

    constexpr void insert(Point point) { words_[point.index >> 6] |= std::uint64_t{1} << (point.index & 63); }
    constexpr bool contains(Point point) const {
        return (words_[point.index >> 6] >> (point.index & 63) & 1) != 0;
    }

    constexpr bool empty() const {
        std::uint64_t all = 0;
        for (const std::uint64_t word : words_) all |= word;
        return all == 0;
    }
    constexpr int count() const {
        int sum = 0;
        for (const std::uint64_t word : words_) sum += std::popcount(word);
        return sum;
    }
    /// Whether exactly one point is in the set.
    constexpr bool single() const {
        if constexpr (W == 1) return std::has_single_bit(words_[0]);
        std::uint64_t surplus = 0;
        int occupied_words = 0;
        for (const std::uint64_t word : words_) {
            surplus |= word & (word - 1);
            occupied_words += word != 0 ? 1 : 0;
        }
        return surplus == 0 && occupied_words == 1;
    }
    /// The point of lowest index. Requires a non-empty set.
    constexpr Point first() const {
        for (int i = 0; i < W; ++i) {
            if (words_[i] != 0)
                return Point{static_cast<std::uint16_t>(i * 64 + std::countr_zero(words_[i]))};
        }
        return Point{};
    }

    constexpr bool subset_of(const Bits& other) const { return (*this - other).empty(); }
    constexpr bool meets(const Bits& other) const { return !(*this & other).empty(); }

    friend constexpr Bits operator&(const Bits& a, const Bits& b) {
        return combine(a, b, [](auto x, auto y) { return x & y; });
    }
    friend constexpr Bits operator|(const Bits& a, const Bits& b) {
        return combine(a, b, [](auto x, auto y) { return x | y; });
    }
    /// Set difference.
    friend constexpr Bits operator-(const Bits& a, const Bits& b) {
        return combine(a, b, [](auto x, auto y) { return x & ~y; });
    }
    constexpr Bits& operator|=(const Bits& other) { return *this = *this | other; }
    constexpr Bits& operator-=(const Bits& other) { return *this = *this - other; }

    /// Every index raised by n. Requires 0 < n < 64; what leaves the width is lost.
    constexpr Bits raised(int n) const {
        Bits result;
        for (int i = W - 1; i > 0; --i) {
            result.words_[i] = words_[i] << n | words_[i - 1] >> (64 - n);
        }
        result.words_[0] = words_[0] << n;
        return result;
    }
    /// Every index lowered by n. Requires 0 < n < 64.
    constexpr Bits lowered(int n) const {
        Bits result;
        for (int i = 0; i + 1 < W; ++i) {
            result.words_[i] = words_[i] >> n | words_[i + 1] << (64 - n);
        }
        result.words_[W - 1] = words_[W - 1] >> n;
        return result;
    }

    template <class Visit>
    constexpr void for_each(Visit visit) const {
        for (int i = 0; i < W; ++i) {
            for (std::uint64_t word = words_[i]; word != 0; word &= word - 1) {
                visit(Point{static_cast<std::uint16_t>(i * 64 + std::countr_zero(word))});
            }
        }
    }

    constexpr std::uint64_t hash(std::uint64_t seed) const {
        for (const std::uint64_t word : words_) {
            seed = (seed ^ word) * 0x9E3779B97F4A7C15ULL;
            seed ^= seed >> 32;
        }
        return seed;
    }

    friend constexpr auto operator<=>(const Bits&, const Bits&) = default;

  private:
    template <class Operation>
    static constexpr Bits combine(const Bits& a, const Bits& b, Operation operation) {
        Bits result;
        for (int i = 0; i < W; ++i) result.words_[i] = operation(a.words_[i], b.words_[i]);
        return result;
    }

    std::array<std::uint64_t, W> words_{};
};

}  // namespace shikatsu::optimized
