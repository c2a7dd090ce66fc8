// What a search for clearings has found out, by the parts into which regions fall.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "optimized/clearing/clearing_game.hpp"
#include "optimized/clearing/known_plays.hpp"
#include "optimized/patterns/pattern_table.hpp"

namespace shikatsu::optimized {

enum class ClearingResult : std::uint8_t {
    won,
    /// Not by lines of so much effort.
    not_yet,
    never,
};

struct ClearingOutcome {
    ClearingResult result;
    /// The places that matter if it is won.
    Mask known = 0;

    bool won() const { return result == ClearingResult::won; }
};

/// What is won wherever a state shows so much.
struct WonPattern {
    Mask known;
    /// The player's, if he is to move.
    std::int8_t play;
    /// How many patterns were found before, in all parts: it rests on earlier ones.
    std::uint32_t number;
};

/// Of the states of a part with one player to move.
class ClearingMemory {
  public:
    struct Known {
        static constexpr std::int16_t for_ever = 30'000;

        bool won = false;
        bool under_way = false;
        /// The player's, if he is to move and wins; or the opponent's that was not answered at last.
        std::int8_t play = -1;
        /// The greatest effort with which it was not won.
        std::int16_t lost_with = -1;
        /// There were so many patterns when it was compared with all.
        std::uint32_t compared = 0;
        /// The places that matter if it is won.
        Mask known = 0;

        void win(std::int8_t by, Mask places) {
            won = true;
            play = by;
            known = places;
        }
        ClearingOutcome lost() const {
            return {lost_with == for_ever ? ClearingResult::never : ClearingResult::not_yet};
        }
    };

    /// Stays where it is.
    Known& of(const RegionState& state) { return states_[state]; }
    /// The player's play. Requires that he is to move and that it is known that he wins.
    int play(const RegionState& state) const { return states_.at(state).play; }

    /// What wins where the player is to move, if that is known.
    std::optional<int> winning_play(const RegionState& state) const;
    bool knows_won(const RegionState& state) const {
        const auto found = states_.find(state);
        return found != states_.end() && found->second.won;
    }
    template <class Visit>
    void for_each_state(Visit visit) const {
        for (const auto& [state, known] : states_) visit(state);
    }

    /// What is known of the state, or that it shows a pattern.
    std::optional<ClearingOutcome> recall(const RegionState& state, Known& known, int effort) const;
    /// What is won becomes pattern `number`.
    void note(const RegionState& state, Known& known, const ClearingOutcome& outcome, int effort,
              std::uint32_t number);
    /// A pattern that is shown by what is known, of those before `number`.
    std::optional<WonPattern> shown(const KnownState& state, std::uint32_t number) const;

    /// Whether the state is known to be won, or shows a pattern; then it is so in `known`, too.
    bool tells_won(const RegionState& state, Known& known) const;
    /// Whether it is known not to be won with so much effort; then it is so in `known`, too.
    bool tells_lost(const RegionState& state, Known& known, int effort) const;

  private:
    bool shows_pattern(const RegionState& state, Known& known) const;

    std::unordered_map<RegionState, Known, RegionStateHash> states_;
    /// Those with no marked places.
    std::vector<WonPattern> patterns_;
    /// By what is on their places.
    PatternTable<1> table_;
    /// The others.
    std::vector<std::pair<KnownState, WonPattern>> marked_;
};

/// What is connected of a region, with what kept strings need there.
struct ClearingPart {
    ClearingGame game;
    ClearingMemory opponents = {};
    ClearingMemory players = {};
    /// Parts with the same places and strings where each needs as much or more. What is won there is won
    /// here.
    std::vector<const ClearingPart*> harder = {};
    /// Those where each needs as much or less. What is not won there is not won here.
    std::vector<const ClearingPart*> easier = {};
    /// The one where nothing is needed and all strings count as one; maybe itself.
    ClearingPart* carefree = nullptr;

    /// What is known of the state with one player to move, here or by one of those.
    std::optional<ClearingOutcome> recall(ClearingMemory ClearingPart::*mover, const RegionState& state,
                                          ClearingMemory::Known& known, int effort) const;
    /// See `ClearingMemory`, here or in one of those that are harder.
    std::optional<WonPattern> shown(ClearingMemory ClearingPart::*mover, const KnownState& state,
                                    std::uint32_t number) const;
};

class ClearingParts {
  public:
    /// Stays where it is. Parts keep a reference to the shape.
    ClearingPart& of(const RegionShape& shape, Mask within, const std::vector<RegionGroup>& groups);
    template <class Visit>
    void for_each(Visit visit) {
        for (const auto& [key, part] : parts_) visit(*part);
    }

  private:
    using Key = std::vector<Mask>;
    struct KeyHash {
        std::size_t operator()(const Key& key) const;
    };

    std::unordered_map<Key, std::unique_ptr<ClearingPart>, KeyHash> parts_;
    /// By places and what is beside each string.
    std::unordered_map<Key, std::vector<ClearingPart*>, KeyHash> alike_;
};

}  // namespace shikatsu::optimized
