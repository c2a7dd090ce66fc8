// What a search for clearings has won, by what matters for it.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "optimized/clearing/clearing_game.hpp"
#include "optimized/clearing/known_plays.hpp"
#include "optimized/clearing/known_states.hpp"
#include "optimized/patterns/pattern_table.hpp"
#include "reference/values/clearing.hpp"

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
    BansRelied bans = BansRelied::never;
    /// As of an outcome.
    bool barred = false;

    ClearingOutcome outcome() const {
        return {ClearingResult::won, known, bans != BansRelied::never, barred};
    }
};

/// For whom a pattern is looked for.
struct PatternUser {
    const LibertiesNeeded& needed;
    /// When it may rely on the opponent's bans.
    BansRelied bans;

    bool may_use(const LibertiesNeeded& by_pattern, BansRelied relied) const {
        return relied <= bans && needed.no_more_than(by_pattern);
    }
};

/// Of parts with the same places and strings, with one player to move.
class WonPatterns {
  public:
    std::uint32_t size() const { return size_; }

    /// `needed` are those of the part where it was found, which stay there.
    void add(const RegionState& state, const WonPattern& pattern, const LibertiesNeeded& needed);
    /// One that the state shows. What is on marked places does not count.
    std::optional<WonPattern> shown(const RegionState& state, const PatternUser& user) const;
    /// One that is shown by what is known, of those before `number`.
    std::optional<WonPattern> shown(const KnownState& state, const PatternUser& user,
                                    std::uint32_t number) const;

  private:
    /// What the table does not say of a pattern. Small, as there are many.
    struct Record {
        std::uint32_t number;
        /// Which of the needs.
        std::uint32_t needed : 22;
        std::uint32_t bans : 2;
        std::int32_t play : 8;
    };
    struct Tabled {
        std::vector<Record> records;
        /// By what is on their places.
        PatternTable<1> table;
    };
    struct Marked {
        KnownState seen;
        WonPattern pattern;
        const LibertiesNeeded* needed;
    };

    /// One of these whose record is `usable`.
    template <class Usable>
    static std::optional<WonPattern> shown_in(const Tabled& patterns, const KnownBoard<1>& board, bool barred,
                                              Usable usable);
    /// One of all, to a state with these places barred.
    template <class Usable>
    std::optional<WonPattern> shown_in_any(const KnownBoard<1>& board, Mask barred, Usable usable) const;

    std::uint32_t size_ = 0;
    /// Those with no marked places: those that do not rely on what is barred, and others by that.
    Tabled plain_;
    std::map<Mask, Tabled> by_barred_;
    std::vector<const LibertiesNeeded*> needs_;
    /// The others.
    std::vector<Marked> marked_;
};

}  // namespace shikatsu::optimized
