// A player's strategy for a bound on the margin, from the proofs of a search for entries.
#pragma once

#include <cstddef>
#include <optional>

#include "optimized/ikeda/entry_search.hpp"
#include "reference/values/value_strategy.hpp"

namespace shikatsu::optimized::ikeda {

/// How what a line needs is counted.
enum class NeedCount : std::uint8_t {
    /// By area, as the search does.
    area,
    /// By territory rules III, which come to the same but for the stones there are. (proofs/ikeda.md, T6)
    territory_3
};

/// What a search leaves behind from which strategies can be read off. Requires that it is kept since when
/// what the players force was known.
struct ProvedEntries {
    const SmallGame* game = nullptr;
    const ForcedMargins* forced = nullptr;
    const EntryProofs* log = nullptr;
    NeedCount count = NeedCount::area;
};

/// How `player` is sure of what `proof` says of games that start from `start` with `first`; where that is
/// `no_proof`, of what he forces. Nothing if it takes more lines. A line stands for a proof, as a symmetry
/// shows it, or for a state from which he forces something. (proofs/ikeda.md, T7)
std::optional<ValueStrategy> value_strategy(const ProvedEntries& proved, Player player, const Position& start,
                                            Player first, ProofId proof, std::size_t most_lines);

}  // namespace shikatsu::optimized::ikeda
