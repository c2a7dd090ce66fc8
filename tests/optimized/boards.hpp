// Positions as the engine's boards, and points as the reference's sets.
#pragma once

#include "optimized/kernel/strings.hpp"
#include "reference/japanese2003/definitions1.hpp"

namespace shikatsu::optimized::testing {

/// The board of a question about a stone of `defender`.
template <int W>
Board<W> board_of(const Position& position, Player defender) {
    Board<W> board;
    for (const Point point : position.grid().points()) {
        if (position.empty(point)) continue;
        board.of(position.holds(point, defender) ? Side::defender : Side::attacker).insert(point);
    }
    return board;
}

inline Player player_of(Side side, Player defender) {
    return side == Side::defender ? defender : opponent(defender);
}

template <int W>
reference::PointSet points_in(const Bits<W>& bits) {
    reference::PointSet points;
    bits.for_each([&](Point point) { points.insert(point); });
    return points;
}

template <int W>
Bits<W> bits_of(const reference::PointSet& points) {
    Bits<W> bits;
    for (const Point point : points) bits.insert(point);
    return bits;
}

}  // namespace shikatsu::optimized::testing
