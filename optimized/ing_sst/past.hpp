// What an answer took from the game before: it counts again in games that have it (proofs/ing-sst.md).
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "optimized/kernel/ascending.hpp"

namespace shikatsu::optimized::ing_sst {

/// A position on a grid of at most 16 points: two bits for each point, one of them set if there is a stone.
using PositionCode = std::uint32_t;

inline std::size_t stones_on(PositionCode code) {
    return static_cast<std::size_t>(std::popcount(code));
}

/// Positions that had not been: if they are many, by the number of stones only what all have in common, so
/// that more positions are taken to be among them than are.
class AbsentPositions {
  public:
    void insert(PositionCode code) {
        if (common_.empty()) {
            ascending::insert(few_, code);
            if (few_.size() > most_few) summarize();
        } else {
            common_[stones_on(code)] &= code;
        }
    }

    void add(const AbsentPositions& other) {
        if (!other.common_.empty() && common_.empty()) summarize();
        if (!other.common_.empty()) {
            for (std::size_t i = 0; i < common_.size(); ++i) common_[i] &= other.common_[i];
        } else if (common_.empty()) {
            ascending::unite(few_, other.few_);
            if (few_.size() > most_few) summarize();
        } else {
            for (const PositionCode code : other.few_) insert(code);
        }
    }

    /// Whether none of those that have been, but for the one on the board, is taken to be among them.
    bool lack(std::span<const PositionCode> have_been, PositionCode on_board) const {
        return std::none_of(have_been.begin(), have_been.end(), [&](PositionCode code) {
            if (code == on_board) return false;
            if (common_.empty()) return std::binary_search(few_.begin(), few_.end(), code);
            const PositionCode common = common_[stones_on(code)];
            return (code & common) == common;
        });
    }

  private:
    static constexpr std::size_t most_few = 24;
    static constexpr std::size_t most_stones = 16;
    /// No position has as many stones.
    static constexpr PositionCode none = ~PositionCode{0};

    void summarize() {
        common_.assign(most_stones + 1, none);
        for (const PositionCode code : few_) common_[stones_on(code)] &= code;
        few_ = {};
    }

    /// In ascending order, as long as they are few.
    std::vector<PositionCode> few_;
    /// If they are not: by the number of stones.
    std::vector<PositionCode> common_;
};

}  // namespace shikatsu::optimized::ing_sst
