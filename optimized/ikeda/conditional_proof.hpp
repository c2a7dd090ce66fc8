// Proofs that took something from the history: they count again under exactly the histories that have it
// (proofs/ikeda.md, T3).
#pragma once

#include <cstdint>
#include <vector>

#include "optimized/ikeda/proof_log.hpp"
#include "optimized/kernel/dependence.hpp"

namespace shikatsu::optimized::ikeda {

/// Whether Black comes to a target, as far as it is known.
enum class Truth : std::uint8_t { no, yes, open };

/// Whether he does, and under which conditions on what has appeared before.
struct Answer {
    Truth truth = Truth::open;
    Dependence dependence;
    /// If proofs are noted, the one behind it.
    ProofId proof = no_proof;
};

/// What was proved of one state, the latest few.
class ConditionalProofs {
  public:
    /// The answer for `target` by a proof that counts now; none if there is none.
    template <class Appeared>
    const Answer* known(int target, const Appeared& appeared) const {
        const auto has_appeared = [&](std::uint32_t id) { return static_cast<bool>(appeared[id]); };
        for (const Proof& proof : proofs_) {
            const bool yes = proof.answer.truth == Truth::yes;
            const bool applies = yes ? proof.target >= target : proof.target <= target;
            if (applies && proof.answer.dependence.holds(has_appeared)) return &proof.answer;
        }
        return nullptr;
    }

    void remember(int target, const Answer& answer) {
        if (answer.dependence.too_large()) return;
        if (proofs_.size() >= most_proofs) proofs_.erase(proofs_.begin());
        proofs_.push_back({target, answer});
    }

  private:
    static constexpr std::size_t most_proofs = 8;

    struct Proof {
        int target;
        Answer answer;
    };

    std::vector<Proof> proofs_;
};

}  // namespace shikatsu::optimized::ikeda
