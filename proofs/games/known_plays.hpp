// What plays do to what is known of a clearing's region, rightly or wrongly.
#pragma once

#include <optional>

#include "reference/certificates/keeping_region.hpp"

namespace shikatsu::proofs {

/// What may be overlooked.
enum class KnownPlaysSlip {
    none,
    /// Strings without known liberty that are beside unknown places are captured for sure.
    keepers_in_doubt_are_captured,
    opponents_in_doubt_are_captured,
    /// They stay known after a play of the other player.
    keepers_in_doubt_stay,
    opponents_in_doubt_stay,
    /// They do so if the keeper's play is not beside one of them.
    what_is_not_touched_stays,
    /// Beside an unknown place a stone is no lone one.
    the_unknown_is_no_ko,
    /// The opponent's string has no liberty in the unknown, or none by capture.
    the_unknown_is_no_liberty,
    doubt_is_no_capture,
    /// The keeper's has one.
    the_unknown_is_a_liberty,
};

/// The same as the region's own plays, but for the slip.
class KnownPlaysRule {
  public:
    /// Keeps a reference to the region, which is enclosed.
    KnownPlaysRule(const reference::RegionGrid& region, KnownPlaysSlip slip) : region_(region), slip_(slip) {}

    std::optional<reference::RegionState> after_opponent(const reference::RegionState& state,
                                                         reference::Place place) const;
    std::optional<reference::RegionState> after_keeper(const reference::RegionState& state,
                                                       reference::Place place) const;

  private:
    using Places = std::vector<reference::Place>;
    /// Strings that a play leaves without known liberty.
    struct Attacked {
        Places captured;
        Places doubtful;
    };

    Attacked attack(const reference::RegionState& state, const reference::RegionState& after, Player player,
                    bool captured_in_doubt) const;
    Places string_of(const reference::RegionState& state, reference::Place place) const;
    bool is_beside(reference::Place place, const Places& stones) const;
    static void remove(reference::RegionState& state, const Places& stones);
    static void forget(reference::RegionState& state, const Places& stones);

    const reference::RegionGrid& region_;
    KnownPlaysSlip slip_;
};

}  // namespace shikatsu::proofs
