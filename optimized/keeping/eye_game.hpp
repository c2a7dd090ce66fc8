// What one group of kept strings is owed in a part of a region: play there on sets of places alone.
#pragma once

#include "optimized/keeping/region_game.hpp"

namespace shikatsu::optimized {

/// A region's game (region_game.hpp) in which something is owed to one group only, cut down to some of the
/// places. The keeper does not play beside other groups unless he joins them to that one.
class EyeGame {
  public:
    /// `others` are the places beside other groups' stones outside, to whom nothing is owed.
    EyeGame(const RegionShape& shape, Mask points, Mask border, Mask beside, Mask others, int wanted)
        : shape_(&shape),
          points_(points),
          border_(border),
          beside_(beside),
          others_(others),
          wanted_(wanted) {}

    const RegionShape& shape() const { return *shape_; }
    Mask points() const { return points_; }
    Mask border() const { return border_; }
    /// The places beside the group's stones outside.
    Mask beside() const { return beside_; }
    int wanted() const { return wanted_; }

    Mask empty(const RegionState& state) const { return points_ & ~state.stones(); }
    Mask neighbours(Mask set) const { return shape_->neighbours(set) & points_; }
    Mask adjacent(int place) const { return shape_->adjacent[static_cast<std::size_t>(place)] & points_; }
    Mask body(const RegionState& state) const {
        return shape_->flood(beside_ & state.keeper, state.keeper & points_);
    }

    /// Whether the group has the liberties that are wanted; the opponent is to move.
    bool holds(const RegionState& state) const;
    /// Whether it does so for ever if the keeper passes for ever.
    bool settled(const RegionState& state) const;
    /// After the opponent's play on an empty place; nothing if it is no play.
    std::optional<RegionState> after_play(const RegionState& state, int place) const;
    /// After the keeper's; nothing if it is none that he may count on.
    std::optional<RegionState> after_answer(const RegionState& state, int place) const;
    /// The states in which an open string of the opponent is gone.
    std::vector<RegionState> vanishings(const RegionState& state) const;

  private:
    Mask liberties(Mask body, Mask free) const { return (beside_ | neighbours(body)) & free; }

    const RegionShape* shape_;
    Mask points_;
    Mask border_;
    Mask beside_;
    Mask others_;
    int wanted_;
};

}  // namespace shikatsu::optimized
