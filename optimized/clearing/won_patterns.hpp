// What a search for clearings has won, by what matters for it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "optimized/clearing/clearing_game.hpp"
#include "optimized/clearing/known_plays.hpp"
#include "optimized/patterns/pattern_table.hpp"

namespace shikatsu::optimized {

/// How many liberties groups need in a region: none, one or two each.
class LibertiesNeeded {
  public:
    explicit LibertiesNeeded(const std::vector<RegionGroup>& groups);

    /// Whether no group needs more than it does there.
    bool no_more_than(const LibertiesNeeded& other) const {
        return (at_least_[0] & ~other.at_least_[0]) == 0 && (at_least_[1] & ~other.at_least_[1]) == 0;
    }

  private:
    /// By group: whether it needs one, and whether it needs two.
    std::array<std::uint64_t, 2> at_least_{};
};

/// What is won wherever a state shows so much and groups need no more.
struct WonPattern {
    Mask known;
    /// The player's, if he is to move.
    std::int8_t play;
    /// How many patterns were found before, in all parts: it rests on earlier ones.
    std::uint32_t number;
    /// Those of the part where it was found.
    const LibertiesNeeded* needed;
};

/// Of parts with the same places and strings, with one player to move.
class WonPatterns {
  public:
    std::uint32_t size() const { return static_cast<std::uint32_t>(patterns_.size()); }

    void add(const RegionState& state, const WonPattern& pattern);
    /// One that the state shows. What is on marked places does not count.
    const WonPattern* shown(const RegionState& state, const LibertiesNeeded& needed) const;
    /// One that is shown by what is known, of those before `number`.
    std::optional<WonPattern> shown(const KnownState& state, const LibertiesNeeded& needed,
                                    std::uint32_t number) const;

  private:
    /// Those with no marked places.
    std::vector<WonPattern> patterns_;
    /// By what is on their places.
    PatternTable<1> table_;
    /// The others.
    std::vector<std::pair<KnownState, WonPattern>> marked_;
};

}  // namespace shikatsu::optimized
