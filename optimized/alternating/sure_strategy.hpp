// Black's choices from a state on, written down as a strategy.
#pragma once

#include <optional>
#include <vector>

#include "optimized/alternating/margins.hpp"
#include "reference/values/value_strategy.hpp"

namespace shikatsu::optimized::alternating {

/// How a player is sure of a margin.
struct SureStrategy {
    /// A line for each stand that games come to.
    ValueStrategy strategy;
    /// Where a second pass may come, by him or his opponent; each once.
    std::vector<PositionNumber> last_positions;
};

/// Nothing if it takes more lines.
std::optional<SureStrategy> sure_strategy(const Choices& choices, const Margins& margins, const Stand& start,
                                          std::size_t most_lines);

}  // namespace shikatsu::optimized::alternating
