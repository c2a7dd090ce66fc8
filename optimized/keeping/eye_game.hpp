// What one group of kept strings is owed in a part of a region.
#pragma once

#include "optimized/keeping/region_field.hpp"

namespace shikatsu::optimized {

/// A region's game (region_game.hpp) in which something is owed to one group only, cut down to some of the
/// places. The walls of its field are that group's.
class EyeGame {
  public:
    EyeGame(const RegionField& field, int wanted) : field_(field), wanted_(wanted) {}

    const RegionField& field() const { return field_; }
    int wanted() const { return wanted_; }
    Mask empty(const RegionState& state) const { return field_.empty(state); }

    /// Whether the group has the liberties that are wanted; the opponent is to move.
    bool holds(const RegionState& state) const;
    /// Whether it does so for ever if the keeper passes for ever.
    bool settled(const RegionState& state) const;

    // As the field has them.
    std::optional<RegionState> after_play(const RegionState& state, int place) const {
        return field_.after_play(state, place);
    }
    std::optional<RegionState> after_answer(const RegionState& state, int place) const {
        return field_.after_answer(state, place);
    }
    std::vector<RegionState> vanishings(const RegionState& state) const { return field_.vanishings(state); }

  private:
    Mask liberties(Mask body, Mask free) const { return (field_.walls() | field_.neighbours(body)) & free; }

    RegionField field_;
    int wanted_;
};

}  // namespace shikatsu::optimized
