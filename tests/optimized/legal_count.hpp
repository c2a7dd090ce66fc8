// Counting legal positions with the engine's own kernel.
#pragma once

#include "optimized/kernel/strings.hpp"

namespace shikatsu::optimized::testing {

inline bool every_string_has_a_liberty(const Geometry<1>& geometry, const Board<1>& board) {
    const StringTable<1> table(geometry, board);
    for (const Side side : {Side::attacker, Side::defender}) {
        for (std::size_t i = 0; i < table.size(side); ++i) {
            if (table.string(side, i).liberties.empty()) return false;
        }
    }
    return true;
}

/// The legal positions that agree with `board` before the point with index `next`.
inline long count_legal(const Geometry<1>& geometry, const Board<1>& board, int next) {
    if (next == geometry.grid().size()) return every_string_has_a_liberty(geometry, board) ? 1 : 0;
    long count = count_legal(geometry, board, next + 1);
    for (const Side side : {Side::attacker, Side::defender}) {
        Board<1> with = board;
        with.of(side).insert(Point{static_cast<std::uint16_t>(next)});
        count += count_legal(geometry, with, next + 1);
    }
    return count;
}

inline long count_legal(int rows, int columns) {
    const Grid grid = Grid::create(rows, columns).value();
    return count_legal(Geometry<1>(grid), Board<1>{}, 0);
}

}  // namespace shikatsu::optimized::testing
