// Sets of intersections as fixed-width bit sets: bit i is the point with index i.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstdint>

#include "optimized/kernel/word.hpp"
#include "reference/values/grid.hpp"

namespace shikatsu::optimized {

/// A set of up to 64*W intersections, in machine words unless a proof wants symbolic ones.
template <int W, class Word = std::uint64_t>
class Bits {
    static_assert(WordOf64Bits<Word>);

  public:
    constexpr Bits() = default;

    static constexpr Bits of(Point point) {
        Bits bits;
        bits.insert(point);
        return bits;
    }

    constexpr void insert(Point point) {
        words_[point.index >> 6] = words_[point.index >> 6] | Word{std::uint64_t{1} << (point.index & 63)};
    }
    constexpr Truth<Word> contains(Point point) const {
        return !((words_[point.index >> 6] & Word{std::uint64_t{1} << (point.index & 63)}) == Word{});
    }

    constexpr Truth<Word> empty() const {
        Word all{};
        for (const Word& word : words_) all = all | word;
        return all == Word{};
    }
    constexpr int count() const {
        int sum = 0;
        for (const Word& word : words_) sum += std::popcount(word);
        return sum;
    }
    /// Whether exactly one point is in the set.
    constexpr Truth<Word> single() const {
        Word seen{};
        Word surplus{};
        for (const Word& word : words_) {
            surplus = surplus | (word & (word - Word{1})) | keep_if(!(seen == Word{}), word);
            seen = seen | word;
        }
        return !(seen == Word{}) && surplus == Word{};
    }
    /// The set of the point of lowest index; empty if this set is.
    constexpr Bits lowest() const {
        Bits result;
        Word seen{};
        for (int i = 0; i < W; ++i) {
            result.words_[i] = keep_if(seen == Word{}, words_[i] & (Word{} - words_[i]));
            seen = seen | words_[i];
        }
        return result;
    }
    /// The point of lowest index. Requires a non-empty set.
    constexpr Point first() const {
        for (int i = 0; i < W; ++i) {
            if (words_[i] != 0)
                return Point{static_cast<std::uint16_t>(i * 64 + std::countr_zero(words_[i]))};
        }
        return Point{};
    }

    constexpr Truth<Word> subset_of(const Bits& other) const { return (*this - other).empty(); }
    constexpr Truth<Word> meets(const Bits& other) const { return !(*this & other).empty(); }

    friend constexpr Bits operator&(const Bits& a, const Bits& b) {
        return combine(a, b, [](const Word& x, const Word& y) { return x & y; });
    }
    friend constexpr Bits operator|(const Bits& a, const Bits& b) {
        return combine(a, b, [](const Word& x, const Word& y) { return x | y; });
    }
    /// Set difference.
    friend constexpr Bits operator-(const Bits& a, const Bits& b) {
        return combine(a, b, [](const Word& x, const Word& y) { return x & ~y; });
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

    /// Each word as `change` says.
    template <class Change>
    constexpr Bits transformed(Change change) const {
        Bits result;
        for (int i = 0; i < W; ++i) result.words_[i] = change(words_[i]);
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
        for (const Word& word : words_) {
            seed = (seed ^ word) * 0x9E3779B97F4A7C15ULL;
            seed ^= seed >> 32;
        }
        return seed;
    }

    friend constexpr Truth<Word> operator==(const Bits& a, const Bits& b) {
        Word difference{};
        for (int i = 0; i < W; ++i) difference = difference | (a.words_[i] ^ b.words_[i]);
        return difference == Word{};
    }
    friend constexpr std::strong_ordering operator<=>(const Bits& a, const Bits& b) {
        return a.words_ <=> b.words_;
    }

  private:
    template <class Operation>
    static constexpr Bits combine(const Bits& a, const Bits& b, Operation operation) {
        Bits result;
        for (int i = 0; i < W; ++i) result.words_[i] = operation(a.words_[i], b.words_[i]);
        return result;
    }

    std::array<Word, W> words_{};
};

}  // namespace shikatsu::optimized
