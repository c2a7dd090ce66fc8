// What matters of a region when a play does what it does: it does the same wherever the same is on these
// places. Guides a search; what is written of its strategies is looked at anew by `known_plays.hpp`.
#pragma once

#include "optimized/keeping/region_field.hpp"

namespace shikatsu::optimized {

class RelevantPlaces {
  public:
    /// Keeps a reference to the field.
    explicit RelevantPlaces(const RegionField& field) : field_(field) {}

    /// So that the opponent's play on the place leads from `state` to what is `known` of `after`.
    Mask before_play(const RegionState& state, int place, const RegionState& after, Mask known) const;
    /// So that he cannot play there.
    Mask of_no_play(const RegionState& state, int place) const;
    /// So that what is barred would be a ko-capture.
    Mask of_bars(const RegionState& state) const;
    /// So that the player's play on the place leads from `state` to what is `known` of `after`.
    Mask before_answer(const RegionState& state, int place, const RegionState& after, Mask known) const;
    /// So that where the player may be banned, of what is `known`, a play of his would be a ko-capture.
    Mask before_ko_pass(const RegionState& state, Mask known) const;
    /// So that plays elsewhere capture none of the known loose stones of the player.
    Mask with_liberties_of_keeper(const RegionState& state, Mask known) const {
        return with_liberties(known, state.keeper, field_.empty(state));
    }

  private:
    /// `known`, and for each string of the stones of which something is known a known liberty; all of the
    /// string if it needs more stones for that.
    Mask with_liberties(Mask known, Mask stones, Mask free) const;
    /// `known`, and of each captured string that is known in part all, and what is around it.
    Mask with_captured(Mask known, Mask captured, Mask stones) const;

    const RegionField& field_;
};

}  // namespace shikatsu::optimized
