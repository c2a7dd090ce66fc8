// What plays do to what is known of a region, whatever is on its other intersections (proofs/clearing.md).
#pragma once

#include <cstddef>
#include <optional>

#include "optimized/keeping/region_field.hpp"

namespace shikatsu::optimized {

/// What is on the `known` places; where nothing is known there are no stones and no marks.
struct KnownState {
    RegionState state;
    Mask known = 0;

    Mask empty() const { return known & ~state.stones(); }
    /// If no more is known than what is on `places`.
    KnownState on(Mask places) const { return {within(state, places), known & places}; }
    /// Whether all that `other` knows is so here, too; fewer places may be marked.
    bool shows(const KnownState& other) const {
        const KnownState here = on(other.known);
        return here.known == other.known && here.state.opponent == other.state.opponent &&
               here.state.keeper == other.state.keeper && (here.state.marked & ~other.state.marked) == 0 &&
               (other.state.barred & ~here.state.barred) == 0;
    }
    friend bool operator==(const KnownState&, const KnownState&) = default;
};

struct KnownStateHash {
    std::size_t operator()(const KnownState& state) const {
        return RegionStateHash{}(state.state) ^ (state.known * 0x94D049BB133111EBULL >> 7U);
    }
};

/// The stone that the opponent's play would take in a ko-capture, whatever is on other places; none if it may
/// be another play.
Mask ko_captured(const RegionField& field, const KnownState& state, int place);
/// The same of the keeper's play.
Mask ko_captured_by_keeper(const RegionField& field, const KnownState& state, int place);
/// Whether he can make a ko-pass if he is banned, and lifts no ban of the opponent's that is relied on.
bool keeper_can_ko_pass(const RegionField& field, const KnownState& state);
/// What is barred is so no more where it may be another play.
KnownState without_doubtful_bars(const RegionField& field, KnownState state);
/// `after`, where what the opponent would take back in a ko-capture after the player's play is barred, too.
KnownState with_taking_back_barred(const RegionField& field, const KnownState& before, int place,
                                   KnownState after);

/// Where nothing is open to what lies outside of the region. A string is *closed* if all places beside it are
/// known; others may go on where nothing is known.
class KnownPlays {
  public:
    /// Keeps a reference to the field. `bars`: whether the player's plays bar what they can.
    KnownPlays(const RegionField& field, bool bars) : field_(field), bars_(bars) {}

    /// What is said if no more is known than what is on `places`.
    KnownState forgetting(const KnownState& state, Mask places) const {
        return without_doubtful_bars(field_, state.on(places));
    }

    /// After the opponent's play on an empty place; nothing if it is possible nowhere where so much is known.
    std::optional<KnownState> after_play(const KnownState& state, int place) const;
    /// After the player's; nothing if it is not sure to be possible and allowed.
    std::optional<KnownState> after_answer(const KnownState& state, int place) const;
    /// Whether the opponent's plays on other places take nothing that is known.
    bool in_peace(const KnownState& state) const;

  private:
    bool breathes(Mask string, const KnownState& state) const {
        return (field_.neighbours(string) & state.empty()) != 0;
    }
    bool closed(Mask string, Mask known) const { return (field_.neighbours(string) & ~known) == 0; }

    const RegionField& field_;
    bool bars_;
};

}  // namespace shikatsu::optimized
