// Values of best play when repetition depends on the whole game.
#pragma once

#include <cstdint>
#include <unordered_set>
#include <vector>

#include "optimized/ikeda/bound_proofs.hpp"
#include "optimized/ikeda/brackets.hpp"

namespace shikatsu::optimized::ikeda {

/// Of nodes; a move's number is that of its edge.
using ArenaProofs = ProofLog<NodeId>;

/// Asks again and again, deeper each time, whether Black can come to a target. A proof is remembered together
/// with what it took from the history, so nothing is carried over to a history under which it would be wrong.
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
    Answer reaches(NodeId id, int target, int depth);
    Answer expand(NodeId id, int target, int depth);
    Answer after(const Edge& edge, int target, int depth);
    std::vector<std::size_t> order(NodeId id) const;
    bool deepen(MarginBounds& bounds, int depth);

    const Arena* arena_;
    ArenaProofs* log_;
    BoundProofs proofs_of_bounds_;
    Effort effort_;
    Brackets brackets_;
    std::vector<std::uint32_t> appeared_;
    std::vector<ConditionalProofs> proofs_;
    /// By node: the number of the edge that last decided it.
    std::vector<std::uint16_t> favourite_;
    /// What stayed open in this round, so that it is not tried again.
    std::unordered_set<std::uint64_t> open_;
    /// Whether something stayed open in this round for want of depth.
    bool depth_mattered_ = false;
};

}  // namespace shikatsu::optimized::ikeda
