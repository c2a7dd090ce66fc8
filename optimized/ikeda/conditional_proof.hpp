// Proofs that took something from the history: they count again under exactly the histories that have it
// (proofs/ikeda.md, T3).
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "optimized/ikeda/proof_log.hpp"
#include "optimized/kernel/ascending.hpp"

namespace shikatsu::optimized::ikeda {

/// Whether Black comes to a target, as far as it is known.
enum class Truth : std::uint8_t { no, yes, open };

/// What a proof took from the history: configurations, by the numbers that a search gives them, that had not
/// appeared, because a play of the winner leads to them, and configurations that had, because they forbade a
/// play of the loser. Both lists are in ascending order.
struct Dependence {
    std::vector<std::uint32_t> absent;
    std::vector<std::uint32_t> present;

    void add(const Dependence& other) {
        ascending::unite(absent, other.absent);
        ascending::unite(present, other.present);
    }

    /// `appeared` says of each configuration whether it has appeared.
    template <class Appeared>
    bool holds(const Appeared& appeared) const {
        const auto has = [&](std::uint32_t id) { return static_cast<bool>(appeared[id]); };
        return std::none_of(absent.begin(), absent.end(), has) &&
               std::all_of(present.begin(), present.end(), has);
    }
};

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
        for (const Proof& proof : proofs_) {
            const bool yes = proof.answer.truth == Truth::yes;
            const bool applies = yes ? proof.target >= target : proof.target <= target;
            if (applies && proof.answer.dependence.holds(appeared)) return &proof.answer;
        }
        return nullptr;
    }

    void remember(int target, const Answer& answer) {
        if (answer.dependence.absent.size() + answer.dependence.present.size() > most_dependences) return;
        if (proofs_.size() >= most_proofs) proofs_.erase(proofs_.begin());
        proofs_.push_back({target, answer});
    }

  private:
    static constexpr std::size_t most_proofs = 8;
    static constexpr std::size_t most_dependences = 400;

    struct Proof {
        int target;
        Answer answer;
    };

    std::vector<Proof> proofs_;
};

}  // namespace shikatsu::optimized::ikeda
