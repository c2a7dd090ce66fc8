// Black's choices from a state on, written down as a strategy.
#pragma once

#include <optional>
#include <vector>

#include "optimized/alternating/sure_margins.hpp"
#include "reference/values/value_strategy.hpp"

namespace shikatsu::optimized::alternating {

/// How a player is sure of a margin.
struct SureStrategy {
    /// A line for each state that games come to; what is needed there is all that he is sure of.
    ValueStrategy strategy;
    /// Where a second pass may come, by him or his opponent; each once.
    std::vector<PositionNumber> last_positions;
};

/// Nothing if it takes more lines. Requires a state that has a margin.
std::optional<SureStrategy> sure_strategy(const MoveGraph& graph, const SureMargins& sure, StateNumber start,
                                          std::size_t most_lines);

}  // namespace shikatsu::optimized::alternating
