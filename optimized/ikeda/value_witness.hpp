// A player's strategy for a bound on the margin, from the proofs of a search.
#pragma once

#include <cstddef>
#include <optional>

#include "optimized/ikeda/value_search.hpp"
#include "reference/values/value_strategy.hpp"

namespace shikatsu::optimized::ikeda {

/// What a search leaves behind from which strategies can be read off.
struct Proved {
    const Arena* arena = nullptr;
    const Brackets* brackets = nullptr;
    const ArenaProofs* log = nullptr;
};

/// How `player` is sure of what `proof` says of the arena's start, or where that is `no_proof`, of what his
/// bracket says. Nothing if it takes more lines. A line stands for a proof, or for a node that the bracket
/// decides; why that makes a strategy: proofs/ikeda.md, T7.
std::optional<ValueStrategy> value_strategy(const Proved& proved, Player player, ProofId proof,
                                            std::size_t most_lines);

}  // namespace shikatsu::optimized::ikeda
