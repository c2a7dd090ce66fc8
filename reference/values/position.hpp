// A position: which intersections of the grid hold which stones.
#pragma once

#include <compare>
#include <vector>

#include "reference/values/grid.hpp"
#include "reference/values/player.hpp"

namespace shikatsu {

/// The distribution of stones on the intersections of a grid. A plain value: any distribution is a Position,
/// also one with strings without liberty; whether it can occur in a game is for the rules to say.
/// [J2003-D1-6]
class Position {
  public:
    /// The empty grid.
    explicit Position(Grid grid)
        : grid_(grid), contents_(static_cast<std::size_t>(grid.size()), Content::empty) {}

    const Grid& grid() const { return grid_; }

    /// Requires a point of the grid.
    Content operator[](Point point) const { return contents_[point.index]; }
    bool empty(Point point) const { return (*this)[point] == Content::empty; }
    bool holds(Point point, Player player) const { return (*this)[point] == stone_of(player); }
    /// Whose stone stands there. Requires one.
    Player player_at(Point point) const {
        return holds(point, Player::black) ? Player::black : Player::white;
    }

    /// Requires a point of the grid.
    void set(Point point, Content content) { contents_[point.index] = content; }

    friend auto operator<=>(const Position&, const Position&) = default;
    friend bool operator==(const Position&, const Position&) = default;

  private:
    Grid grid_;
    std::vector<Content> contents_;
};

}  // namespace shikatsu
