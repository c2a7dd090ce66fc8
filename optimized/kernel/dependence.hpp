// What an answer took from the past: it counts again under exactly the pasts that have it (proofs/ikeda.md,
// T3; proofs/superko.md).
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "optimized/kernel/ascending.hpp"

namespace shikatsu::optimized {

/// Positions, by the numbers that a search gives them, that had not appeared, because a play of the winner
/// leads to them, and positions that had, because they forbade a play of the loser. Both lists are in
/// ascending order.
struct Dependence {
    std::vector<std::uint32_t> absent;
    std::vector<std::uint32_t> present;

    void add(const Dependence& other) {
        ascending::unite(absent, other.absent);
        ascending::unite(present, other.present);
    }

    /// `appeared(number)` says of each position whether it has appeared.
    template <class Appeared>
    bool holds(const Appeared& appeared) const {
        return std::none_of(absent.begin(), absent.end(), appeared) &&
               std::all_of(present.begin(), present.end(), appeared);
    }

    /// Whether it is seldom worth while to remember what depends on so much.
    bool too_large() const {
        constexpr std::size_t most = 400;
        return absent.size() + present.size() > most;
    }
};

}  // namespace shikatsu::optimized
