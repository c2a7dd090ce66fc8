// Black's choices from a state on, written down as a strategy.
#pragma once

#include <optional>
#include <vector>

#include "optimized/alternating/margins.hpp"
#include "reference/values/value_strategy.hpp"

namespace shikatsu::optimized::alternating {

/// How a player is sure of a margin.
struct SureStrategy {
    /// A line for each state that games come to; what is needed there is the margin.
    ValueStrategy strategy;
    /// Where a second pass may come, by him or his opponent; each once.
    std::vector<PositionNumber> last_positions;
};

/// Nothing if it takes more lines. Requires a state that has a margin.
std::optional<SureStrategy> sure_strategy(const MoveGraph& graph, const Margins& margins, StateNumber start,
                                          std::size_t most_lines);

}  // namespace shikatsu::optimized::alternating
