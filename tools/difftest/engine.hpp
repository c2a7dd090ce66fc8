// What is compared with the reference: the optimized engine behind functions, so that a test can put a wrong
// one in its place.
#pragma once

#include <functional>
#include <optional>

#include "optimized/analysis/questions.hpp"
#include "reference/japanese2003/moves.hpp"

namespace shikatsu::difftest {

struct Engine {
    /// The whole answer about a position.
    std::function<optimized::Adjudication(const Position&, const optimized::Options&)> adjudicate;
    /// The answer to one question, and what proves it.
    std::function<optimized::Asker::Witnessed(const Position&, const optimized::Question&,
                                              const optimized::Options&)>
        prove;
    /// What the kernel takes a play to be; nothing if it holds it for none. Requires a point of the grid.
    std::function<std::optional<reference::PlayOutcome>(const Position&, Player, Point)> play;
};

/// The optimized engine itself.
Engine optimized_engine();

}  // namespace shikatsu::difftest
