// How a search for the value of best play goes on: in rounds, each of which may cost more than the one
// before.
#pragma once

#include <cstdint>
#include <limits>

#include "optimized/kernel/deepening.hpp"
#include "optimized/kernel/deviations.hpp"

namespace shikatsu::optimized {

/// A round asks with one budget as long as something is decided with it: widens(budget) says whether a target
/// was. It is the last one if nothing stayed open for want of more.
class Rounds {
  public:
    explicit Rounds(const DeepeningLimits& limits) : effort_(limits) {}

    /// One move more each time, so that the shortest strategies are found if the end is near.
    template <class Widens>
    void look_ahead(const Widens& widens) {
        constexpr std::uint64_t few_states = 3'000;
        states_for_now_ = few_states;
        for (int moves = 1; round(DeviationBudget::by_moves(moves), widens);) ++moves;
        states_for_now_ = std::numeric_limits<std::uint64_t>::max();
    }

    /// More and more deviations, with so many moves at first.
    template <class Widens>
    void deviate(const Widens& widens, int moves = 24) {
        for (DeviationBudget budget{0, moves}; round(budget, widens);) budget = budget.more();
    }

    /// One round; whether another one, with more, may tell more.
    template <class Widens>
    bool round(DeviationBudget budget, const Widens& widens) {
        more_may_tell_ = false;
        while (widens(budget)) continue;
        return more_may_tell_ && !exhausted();
    }

    /// One state more; whether that was the last one.
    bool exhausts() { return effort_.exhausts(); }
    /// Whether nothing more is to be looked at for the time being.
    bool exhausted() const { return effort_.exhausted() || effort_.states() >= states_for_now_; }
    std::uint64_t states() const { return effort_.states(); }
    /// Something stays open in this round for want of more.
    void more_may_tell() { more_may_tell_ = true; }

  private:
    Effort effort_;
    /// When to stop for the time being.
    std::uint64_t states_for_now_ = std::numeric_limits<std::uint64_t>::max();
    bool more_may_tell_ = false;
};

}  // namespace shikatsu::optimized
