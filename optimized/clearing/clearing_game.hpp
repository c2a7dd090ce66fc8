// Play in one region of a clearing (proofs/clearing.md), and into what the player's kept stones cut it.
#pragma once

#include <optional>
#include <vector>

#include "optimized/keeping/region_game.hpp"

namespace shikatsu::optimized {

/// What is connected of a region without the kept stones in it. `keeper` of its states are loose stones.
struct ClearingGame {
    Mask within = 0;
    /// Kept strings around, in the order of their ranks: where they have liberties here and how many they
    /// need here.
    std::vector<RegionGroup> groups;

    std::vector<Mask> key() const;
};

/// Kept strings that the player's stones join, led by the one of lowest rank.
struct ClearingClass {
    std::size_t leader;
    Mask stones;
    /// The intersections beside stones of the class, without its own.
    Mask beside;
};

class ClearingMoves {
  public:
    ClearingMoves(const RegionShape& shape, const ClearingGame& game);

    Mask empty(const RegionState& state) const { return game_.within & ~state.stones(); }
    /// Whether all kept strings have what they need; none is joined to stones in the region.
    bool holds(const RegionState& state) const;

    /// After the opponent's play on an empty place; nothing if it is no play.
    std::optional<RegionState> after_play(const RegionState& state, int place) const;
    /// After the player's; nothing if it is none that he may count on.
    std::optional<RegionState> after_answer(const RegionState& state, int place) const;

    /// The player's stones that are joined to kept ones.
    Mask body(const RegionState& state) const;
    std::vector<ClearingClass> classes(const RegionState& state) const;

  private:
    Mask neighbours(Mask set) const { return shape_.neighbours(set) & game_.within; }

    const RegionShape& shape_;
    const ClearingGame& game_;
    Mask beside_walls_ = 0;
};

}  // namespace shikatsu::optimized
