// The kernel's decisions on formulas: loops are unrolled up to a bound, branches are joined.
#pragma once

#include <vector>

#include "optimized/kernel/benson.hpp"
#include "proofs/symbolic/symbolic_word.hpp"

namespace shikatsu::proofs {

/// How many rounds each loop of the kernel is unrolled. Too small a bound proves nothing false: after that
/// many rounds the loop is demanded to have ended, which has to be proved like any goal.
struct Bounds {
    int flood = 0;
    int parts = 0;
    int life = 0;
};

/// The loops' demands while it lives.
class Unrolling {
  public:
    explicit Unrolling(const Bounds& bounds);
    ~Unrolling();
    Unrolling(const Unrolling&) = delete;
    Unrolling& operator=(const Unrolling&) = delete;

    /// That all loops so far had ended at their bounds.
    SymbolicTruth all_ended() const { return ended_; }

    /// Requires a live Unrolling in this thread.
    static Unrolling& current();
    bool ends(optimized::Loop loop, SymbolicTruth at_its_end, int round);

  private:
    Bounds bounds_;
    SymbolicTruth ended_ = true;
    Unrolling* before_;
};

// Found by the kernel through its arguments; see optimized/kernel/word.hpp for what they mean.

inline bool settled(optimized::Loop loop, SymbolicTruth at_its_end, int round) {
    return Unrolling::current().ends(loop, at_its_end, round);
}

constexpr bool possible(SymbolicTruth condition) {
    return condition.wire() != never;
}

constexpr bool certain(SymbolicTruth condition) {
    return condition.wire() == always;
}

inline SymbolicWord keep_if(SymbolicTruth condition, const SymbolicWord& word) {
    SymbolicWord kept;
    for (int i = 0; i < 64; ++i) kept.set_bit(i, condition && word.bit(i));
    return kept;
}

template <int W>
optimized::Bits<W, SymbolicWord> keep_if(SymbolicTruth condition,
                                         const optimized::Bits<W, SymbolicWord>& set) {
    return set.transformed([&](const SymbolicWord& word) { return keep_if(condition, word); });
}

template <int W>
optimized::String<W, SymbolicWord> keep_if(SymbolicTruth condition,
                                           const optimized::String<W, SymbolicWord>& string) {
    return {keep_if(condition, string.stones), keep_if(condition, string.liberties)};
}

template <int W>
void insert_if(SymbolicTruth condition, optimized::Bits<W, SymbolicWord>& set,
               const optimized::Bits<W, SymbolicWord>& more) {
    set |= keep_if(condition, more);
}

/// What is dropped stays in the list as an empty set.
template <int W, std::size_t Capacity, class Unwanted>
void drop_if(optimized::InlineList<optimized::Bits<W, SymbolicWord>, Capacity>& list, Unwanted unwanted) {
    optimized::InlineList<optimized::Bits<W, SymbolicWord>, Capacity> kept;
    for (const auto& set : list) kept.push_back(keep_if(!SymbolicTruth(unwanted(set)), set));
    list = kept;
}

template <int W, std::size_t Capacity, class Unwanted>
void drop_if(optimized::InlineList<optimized::String<W, SymbolicWord>, Capacity>& list, Unwanted unwanted) {
    optimized::InlineList<optimized::String<W, SymbolicWord>, Capacity> kept;
    for (const auto& string : list) kept.push_back(keep_if(!SymbolicTruth(unwanted(string)), string));
    list = kept;
}

}  // namespace shikatsu::proofs
