// Values of best play when repetition depends on the whole game.
#pragma once

#include <cstdint>
#include <limits>
#include <unordered_map>
#include <vector>

#include "optimized/ikeda/bound_proofs.hpp"
#include "optimized/ikeda/brackets.hpp"
#include "optimized/kernel/deviations.hpp"

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
    void look_ahead(MarginBounds& bounds);
    bool exhausted() const { return effort_.exhausted() || effort_.states() >= states_for_now_; }
    int likely_margin() const;
    bool round(MarginBounds& bounds, DeviationBudget budget);
    bool widen(MarginBounds& bounds, DeviationBudget budget);
    bool decide(MarginBounds& bounds, int target, bool hope, DeviationBudget budget);

    const Arena* arena_;
    ArenaProofs* log_;
    BoundProofs proofs_of_bounds_;
    Effort effort_;
    /// When to stop for the time being.
    std::uint64_t states_for_now_ = std::numeric_limits<std::uint64_t>::max();
    Brackets brackets_;
    std::vector<std::uint32_t> appeared_;
    std::vector<ConditionalProofs> proofs_;
    /// By node: the number of the edge that last decided it.
    std::vector<std::uint16_t> favourite_;
    /// What is tried to be shown: what Black wants, or White.
    Truth hoped_ = Truth::yes;
    /// With how much a node stayed open, by node and target.
    std::unordered_map<std::uint64_t, DeviationBudget> open_;
    /// Whether something stayed open in this round for want of more.
    bool budget_mattered_ = false;
};

}  // namespace shikatsu::optimized::ikeda
