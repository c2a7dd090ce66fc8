// Play in one region of a clearing (proofs/clearing.md), and into what the player's kept stones cut it.
#pragma once

#include <optional>
#include <vector>

#include "optimized/keeping/region_game.hpp"
#include "reference/values/clearing.hpp"

namespace shikatsu::optimized {

/// What is connected of a region without the kept stones in it. Nothing about it is unknown, so that its
/// field has no border. `keeper` of its states are loose stones.
class ClearingGame {
  public:
    /// Kept strings around, in the order of their ranks: where they have liberties here and how many they
    /// need here. `bans`: when it is relied on that the opponent may not take back in a ko. `to_join`: where
    /// the player's stones are to be joined to kept strings, if there.
    ClearingGame(const RegionShape& shape, Mask within, std::vector<RegionGroup> groups, BansRelied bans,
                 Mask to_join);

    const RegionField& field() const { return field_; }
    const std::vector<RegionGroup>& groups() const { return groups_; }
    BansRelied bans() const { return bans_; }
    /// Whether the player's plays bar what they can.
    bool bars() const { return bans_ == BansRelied::stirred || bans_ == BansRelied::always; }
    /// Whether the player has something to do even if the opponent does nothing.
    bool has_work(const RegionState& state) const {
        return state.opponent != 0 || state.barred != 0 || to_join_ != 0;
    }
    /// Whether he has not, so that the region is stirred no more.
    bool calmed(const RegionState& state) const { return bans_ == BansRelied::stirred && !has_work(state); }

    /// What it gets of the state of a region that falls apart.
    RegionState part_of(const RegionState& state) const {
        const RegionState inside = within(state, field_.points());
        return bars() ? inside : without_bars(inside);
    }

    /// After the opponent's play on an empty place; nothing if it is no play.
    std::optional<RegionState> after_play(const RegionState& state, int place) const;
    /// After the player's; nothing if it is none that he may count on.
    std::optional<RegionState> after_answer(const RegionState& state, int place) const;

    /// Whether all kept strings have what they need; none is joined to stones in the region.
    bool holds(const RegionState& state) const { return holds(field_.empty(state)); }
    /// The same if these places are empty for sure.
    bool holds(Mask empty) const;
    /// `known`, and for each kept string so many of the empty places as it needs.
    Mask with_liberties_owed(Mask empty, Mask known) const;
    /// Whether the player clears the region and keeps what is wanted by nothing but filling it, from each
    /// state that holds: kept stones are beside all places, or all but one or two adjacent ones.
    bool filled() const { return filled_; }
    std::vector<RegionClass> classes(const RegionState& state) const {
        return region_classes(field_, groups_, state);
    }

  private:
    bool can_be_filled() const;

    RegionField field_;
    std::vector<RegionGroup> groups_;
    Mask to_join_;
    bool filled_;
    BansRelied bans_;
};

}  // namespace shikatsu::optimized
