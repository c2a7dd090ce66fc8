// Which proofs a search for values has found, and what each of them rests on.
#pragma once

#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "optimized/ikeda/arena.hpp"

namespace shikatsu::optimized::ikeda {

/// The number of a proof in a log.
using ProofId = std::uint32_t;
/// That of a node which needs none: an end, or one that brackets decide.
constexpr ProofId no_proof = std::numeric_limits<ProofId>::max();
/// In the place of a proof: the move could not be allowed.
constexpr ProofId left_out = no_proof - 1;

/// Proofs that Black comes to a target from a node, or that White prevents it. Once noted a proof stays; it
/// rests on earlier ones.
class ProofLog {
  public:
    struct Proof {
        NodeId node = 0;
        int target = 0;
        /// Whether it is Black's.
        bool reaches = false;
        /// At the turn of whose proof it is: the edge that he takes.
        std::uint32_t edge = 0;
        std::size_t first = 0;
        std::uint32_t count = 0;
    };

    /// At the turn of whose proof it is.
    ProofId note_choice(NodeId node, int target, bool reaches, std::size_t edge, ProofId after) {
        return note({node, target, reaches, static_cast<std::uint32_t>(edge), 0, 0}, {&after, 1});
    }
    /// At the other one's: a proof for each edge.
    ProofId note_answers(NodeId node, int target, bool reaches, std::span<const ProofId> after) {
        return note({node, target, reaches, 0, 0, 0}, after);
    }

    const Proof& proof(ProofId id) const { return proofs_[id]; }
    /// One for the edge taken, or one for each edge.
    std::span<const ProofId> rests_on(ProofId id) const {
        return {rests_on_.data() + proofs_[id].first, proofs_[id].count};
    }

  private:
    ProofId note(Proof proof, std::span<const ProofId> after) {
        proof.first = rests_on_.size();
        proof.count = static_cast<std::uint32_t>(after.size());
        rests_on_.insert(rests_on_.end(), after.begin(), after.end());
        proofs_.push_back(proof);
        return static_cast<ProofId>(proofs_.size() - 1);
    }

    std::vector<Proof> proofs_;
    std::vector<ProofId> rests_on_;
};

}  // namespace shikatsu::optimized::ikeda
