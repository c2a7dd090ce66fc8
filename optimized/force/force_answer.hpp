// What is found out about a question of force, and what of it is wanted.
#pragma once

#include <cstdint>
#include <optional>

#include "optimized/adjudication.hpp"

namespace shikatsu::optimized {

/// What to extract besides the answer.
struct Extras {
    bool variation = false;
    bool witness = false;
    std::size_t max_witness_states = 20'000'000;
    /// States that may be explored once more where the answer alone does not show what is to be extracted.
    std::uint64_t max_states = 4'000'000;
    Shortcuts shortcuts;
};

struct ForceAnswer {
    /// Empty: undecided within the limits.
    std::optional<bool> attacker_forces;
    /// Whether it is known that more states would find out no more.
    bool ended = false;
    /// That were looked at this time.
    std::uint64_t states = 0;
    std::optional<Variation> variation;
    std::optional<RankedStrategy> witness;
    /// The same under superko.
    std::optional<SuperkoStrategy> superko_strategy;
};

}  // namespace shikatsu::optimized
