// Positions on bit sets.
#pragma once

#include "optimized/kernel/strings.hpp"
#include "reference/values/position.hpp"

namespace shikatsu::optimized {

/// The stones of `defender` and those of his opponent, who attacks.
template <int W>
Board<W> board_with_defender(const Position& position, Player defender) {
    Board<W> board;
    for (const Point point : position.grid().points()) {
        if (position.empty(point)) continue;
        board.of(position.holds(point, defender) ? Side::defender : Side::attacker).insert(point);
    }
    return board;
}

}  // namespace shikatsu::optimized
