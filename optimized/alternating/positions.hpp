// The positions of a small grid in which each string has a liberty, numbered without gaps.
#pragma once

#include <cstdint>
#include <vector>

#include "optimized/kernel/strings.hpp"
#include "reference/values/position.hpp"

namespace shikatsu::optimized::alternating {

using PositionNumber = std::uint32_t;

/// Black's stones are the attacker's, White's the defender's.
using Stones = Board<1>;

constexpr Side side_of(Player player) {
    return player == Player::black ? Side::attacker : Side::defender;
}

class Positions {
  public:
    static constexpr int most_points = 12;

    /// Requires at most `most_points` intersections.
    explicit Positions(const Grid& grid);

    const Grid& grid() const { return grid_; }
    PositionNumber size() const { return static_cast<PositionNumber>(stones_.size()); }
    const Stones& stones(PositionNumber number) const { return stones_[number]; }
    Position position(PositionNumber number) const;

    /// Requires that each string has a liberty.
    PositionNumber number_of(const Stones& stones) const;
    /// The same with the colours exchanged.
    PositionNumber exchanged(PositionNumber number) const;

  private:
    /// In base 3, the first intersection in reading order lowest.
    std::uint32_t code_of(const Stones& stones) const;

    Grid grid_;
    std::vector<Stones> stones_;
    std::vector<PositionNumber> of_code_;
};

}  // namespace shikatsu::optimized::alternating
