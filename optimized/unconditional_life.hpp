// Unconditional life for callers outside: the strings of a position, and totals over all positions of a grid.
#pragma once

#include <cstdint>
#include <vector>

#include "reference/values/position.hpp"

namespace shikatsu::optimized {

/// A string and whether it is unconditionally alive: its owner may pass for ever and does not lose it.
/// It is a matter of the position alone, whatever the ko rules; suicide being prohibited.
struct StringLife {
    Player owner = Player::black;
    /// In reading order.
    std::vector<Point> points;
    bool unconditionally_alive = false;
};

/// In reading order of each string's first point. Requires: every string of `position` has a liberty.
std::vector<StringLife> unconditional_life(const Position& position);

/// Sums over the positions of a grid in which every string has a liberty.
struct LifeTotals {
    std::uint64_t positions = 0;
    std::uint64_t black_stones = 0;
    std::uint64_t alive_black_stones = 0;
};

/// The most intersections for which all positions are gone through.
inline constexpr int max_points_for_totals = 20;

/// Requires grid.size() <= max_points_for_totals.
LifeTotals unconditional_life_totals(const Grid& grid);

}  // namespace shikatsu::optimized
