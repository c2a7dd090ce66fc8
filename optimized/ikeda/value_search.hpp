// Values of best play when repetition depends on the whole game.
#pragma once

#include <cstdint>
#include <vector>

#include "optimized/ikeda/bound_proofs.hpp"
#include "optimized/ikeda/brackets.hpp"
#include "optimized/kernel/rounds.hpp"

namespace shikatsu::optimized::ikeda {

/// Of nodes; a move's number is that of its edge.
using ArenaProofs = ProofLog<NodeId>;

/// Asks again and again, with more deviations each time, whether Black can come to a target. A proof is
/// remembered together with what it took from the history, so nothing is carried over to a history under
/// which it would be wrong.
class ValueSearch {
  public:
    /// What is proved is noted in the log, if there is one; it may be null.
    ValueSearch(const Arena& arena, const Limits& limits, ArenaProofs* log = nullptr);

    /// The margin to come from the arena's start.
    MarginBounds run();
    /// With a log, once it has run: the proof of the one bound and of the other; none where brackets suffice.
    const BoundProofs& proofs() const { return proofs_of_bounds_; }
    const Brackets& brackets() const { return brackets_; }

  private:
    Answer reaches(NodeId id, int target, DeviationBudget budget);
    Answer expand(NodeId id, int target, DeviationBudget budget);
    Answer after(const Edge& edge, int target, DeviationBudget budget);
    std::vector<std::size_t> order(NodeId id) const;
    int likely_margin() const;
    bool widen(MarginBounds& bounds, DeviationBudget budget);
    bool decide(MarginBounds& bounds, int target, bool hope, DeviationBudget budget);

    const Arena* arena_;
    ArenaProofs* log_;
    BoundProofs proofs_of_bounds_;
    Rounds rounds_;
    Brackets brackets_;
    std::vector<std::uint32_t> appeared_;
    std::vector<ConditionalProofs> proofs_;
    /// By node: the number of the edge that last decided it.
    std::vector<std::uint16_t> favourite_;
    /// What is tried to be shown: what Black wants, or White.
    Truth hoped_ = Truth::yes;
    /// By node and target.
    OpenStates<std::uint64_t> open_;
};

}  // namespace shikatsu::optimized::ikeda
