// What can be said of a player's answers at a glance. Orders the search of clearings, decides nothing.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "optimized/answers/answer_worth.hpp"
#include "optimized/clearing/clearing_game.hpp"

namespace shikatsu::optimized {

/// How many kinds of answers there are in each respect, in the order of `ClearingFeatures::of`.
inline constexpr std::array<int, 18> clearing_respects{150, 24, 20, 12, 4,  5, 4,  13, 8,
                                                       2,   30, 60, 48, 16, 6, 12, 36, 10};
using ClearingFeature = AnswerFeature<clearing_respects.size()>;

/// Printed by tools/learn_answers, see there.
extern const AnswerWeights<feature_count(clearing_respects)> clearing_weights;

/// Of the answers to one play.
class ClearingFeatures {
  public:
    /// The player is to move in `state`, after the opponent's play on `play` if he made one in the region.
    /// Keeps references to both game and state.
    ClearingFeatures(const ClearingGame& game, const RegionState& state, std::optional<int> play);

    /// Of the answer on `place`, after which the state is `after`.
    ClearingFeature of(int place, const RegionState& after) const;

  private:
    int surroundings(int place) const;
    int distance(int place) const;
    int attack(int place, const RegionState& after) const;
    int own_liberties(int place, const RegionState& after) const;
    int parts(int place, const RegionState& after) const;
    int farther(int place) const;
    int joined(int place) const;
    int eyes(int place) const;
    int groups_beside(int place) const;
    int spare_beside(int place) const;
    int opponents_beside(int place) const;

    const ClearingGame& game_;
    const RegionField& field_;
    const RegionState& state_;
    bool played_;
    Mask free_;
    /// Places by their distance from the play; two steps: around the corner and straight on.
    Mask adjacent_ = 0, diagonal_ = 0, straight_ = 0, third_ = 0;
    /// Of the string that was played.
    Mask liberties_ = 0;
    /// By group: how many liberties it has here beyond those that it needs.
    std::vector<int> spare_;
    /// Beside a group that has not got what it needs.
    Mask beside_lacking_ = 0;
    /// Beside the groups that have the least to spare, and how much that is.
    Mask beside_tightest_ = 0;
    int tightest_ = 4;
    /// The last liberties of the player's loose strings.
    Mask ataris_ = 0;
};

}  // namespace shikatsu::optimized
