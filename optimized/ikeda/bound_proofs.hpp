// The bounds on a margin as a search moves them, each with its proof.
#pragma once

#include "optimized/ikeda/conditional_proof.hpp"
#include "optimized/ikeda/margin_bounds.hpp"
#include "reference/values/player.hpp"

namespace shikatsu::optimized::ikeda {

struct BoundProofs {
    ProofId at_least = no_proof;
    ProofId at_most = no_proof;

    /// By whose strategy the margin is so much at least, or at most.
    ProofId of(Player player) const { return player == Player::black ? at_least : at_most; }

    /// Moves a bound as the answer for the target says; whether it says something.
    bool move(MarginBounds& bounds, int target, const Answer& answer) {
        if (answer.truth == Truth::yes) {
            bounds.at_least = target;
            at_least = answer.proof;
        }
        if (answer.truth == Truth::no) {
            bounds.at_most = target - margin_step;
            at_most = answer.proof;
        }
        return answer.truth != Truth::open;
    }
};

}  // namespace shikatsu::optimized::ikeda
