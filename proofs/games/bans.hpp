// Where players are banned in a clearing's region, rightly or wrongly.
#pragma once

#include <optional>

#include "reference/certificates/keeping_scene.hpp"

namespace shikatsu::proofs {

/// What may be overlooked.
enum class BanSlip {
    none,
    /// Strings without known liberty that are beside unknown places are captured for sure.
    captures_in_doubt,
    /// More than one stone may be captured.
    captures_of_many,
    /// The play need not be among the keeper's stones.
    plays_beside_anything,
    /// The opponent is banned whenever one of his stones was captured.
    captures_of_one,
};

/// The same as the region's own rules, but for the slip.
class BanRule {
  public:
    /// Keeps a reference to the region, which is enclosed.
    BanRule(const reference::RegionGrid& region, BanSlip slip) : region_(region), slip_(slip) {}

    /// The stone that the opponent's play on an empty place is sure to take in a ko-capture.
    std::optional<reference::Place> ko_captured(const reference::RegionState& state,
                                                reference::Place place) const;
    /// Where he is banned after the keeper's play.
    std::optional<reference::Place> barred_after(const reference::RegionState& before, reference::Place place,
                                                 const reference::RegionState& after) const;

  private:
    const reference::RegionGrid& region_;
    BanSlip slip_;
};

/// What may be overlooked where the keeper may be banned.
enum class FreePlaySlip {
    none,
    /// One captured stone is as good as two.
    captures_of_one,
    /// Strings in doubt are captured for sure.
    captures_in_doubt,
    /// What is unknown is empty, or the keeper's.
    the_unknown_is_no_opponent,
};

/// The same as the region's own rule, but for the slip.
class FreePlayRule {
  public:
    /// Keeps a reference to the region, which is enclosed.
    FreePlayRule(const reference::RegionGrid& region, FreePlaySlip slip) : region_(region), slip_(slip) {}

    /// Whether the keeper's play, which leads from one state to the other, is sure to be no ko-capture.
    bool is_free(const reference::RegionState& before, reference::Place place,
                 const reference::RegionState& after) const;

  private:
    const reference::RegionGrid& region_;
    FreePlaySlip slip_;
};

/// What may be overlooked where the keeper is to be banned for sure.
enum class TakingSlip {
    none,
    /// Strings without known liberty that are beside unknown places are not captured for sure.
    none_in_doubt,
    /// The opponent need not take back the played stone alone.
    whatever_takes_back,
};

/// The same as the region's own rule, but for the slip.
class TakingRule {
  public:
    /// Keeps a reference to the region, which is enclosed.
    TakingRule(const reference::RegionGrid& region, TakingSlip slip) : region_(region), slip_(slip) {}

    /// Whether the keeper's play on an empty place is sure to be a ko-capture.
    bool takes_in_a_ko(const reference::RegionState& state, reference::Place place) const;

  private:
    const reference::RegionGrid& region_;
    TakingSlip slip_;
};

/// Whether each string of the region has a liberty, and each kept one has two.
bool is_position_of_a_clearing(const reference::KeepingScene& scene, const reference::RegionGrid& region,
                               const reference::RegionState& state);

}  // namespace shikatsu::proofs
