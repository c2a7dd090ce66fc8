// Which proofs a search for values has found, and what each of them rests on.
#pragma once

#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "optimized/ikeda/margin_bounds.hpp"

namespace shikatsu::optimized::ikeda {

/// The number of a proof in a log.
using ProofId = std::uint32_t;
/// Where none is needed: at an end, or where it is decided without regard to the history.
constexpr ProofId no_proof = std::numeric_limits<ProofId>::max();
/// In the place of a proof: the move could not be allowed.
constexpr ProofId left_out = no_proof - 1;

/// A move, by its number among those there are, and the proof for what it leads to.
struct ProofStep {
    std::uint32_t move = 0;
    ProofId proof = no_proof;
};

/// Proofs that Black comes to a target from somewhere, or that White prevents it. Once noted a proof stays;
/// it rests on earlier ones.
template <class Where>
class ProofLog {
  public:
    struct Proof {
        Where where;
        int target = 0;
        /// Whether it is Black's.
        bool reaches = false;
        std::size_t first_step = 0;
        std::uint32_t steps = 0;
    };

    /// A step for the move that is chosen, or one for each move of the opponent's.
    ProofId note(const Where& where, int target, bool reaches, std::span<const ProofStep> steps) {
        proofs_.push_back({where, target, reaches, steps_.size(), static_cast<std::uint32_t>(steps.size())});
        steps_.insert(steps_.end(), steps.begin(), steps.end());
        return static_cast<ProofId>(proofs_.size() - 1);
    }

    const Proof& proof(ProofId id) const { return proofs_[id]; }
    std::span<const ProofStep> steps(ProofId id) const {
        return {steps_.data() + proofs_[id].first_step, proofs_[id].steps};
    }

  private:
    std::vector<Proof> proofs_;
    std::vector<ProofStep> steps_;
};

/// Whose strategy follows from a proof needs so much, in half-points counted for him: where Black does not
/// come to the target, the margin is a point less at most.
template <class Proof>
int need_of(const Proof& proof) {
    return proof.reaches ? proof.target : margin_step - proof.target;
}

}  // namespace shikatsu::optimized::ikeda
