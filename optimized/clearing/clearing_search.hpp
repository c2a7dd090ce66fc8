// Whether a player can capture whatever the opponent has or plays in an enclosed region while his strings
// around it keep the liberties that they need there (proofs/clearing.md).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "optimized/clearing/clearing_game.hpp"
#include "optimized/keeping/region_points.hpp"
#include "optimized/patterns/answer_statistics.hpp"
#include "reference/values/clearing.hpp"

namespace shikatsu::optimized {

enum class ClearingResult : std::uint8_t {
    won,
    /// Not by lines of so much effort.
    not_yet,
    never,
};

/// Deepens by effort: an answer costs the more the less it promises, and a line of play may cost so much.
/// What is found out is remembered by the parts into which regions fall. What would come back to a state
/// under way counts as not won, so that play always ends where the player has won.
class ClearingSearch {
  public:
    /// `stopped` may be asked at any time.
    ClearingSearch(RegionShape shape, std::size_t most_states, const std::function<bool()>& stopped)
        : shape_(std::move(shape)),
          most_states_(most_states),
          stopped_(stopped),
          statistics_(static_cast<std::size_t>(shape_.size())) {}

    /// Whether there is a strategy for the region as a whole in lines of such effort, with the opponent to
    /// move. The state has no stones that are joined to kept ones.
    ClearingResult cleared(const std::vector<RegionGroup>& groups, const RegionState& start, int effort);
    /// The same with the player to move.
    ClearingResult cleared_at_first(const std::vector<RegionGroup>& groups, const RegionState& start,
                                    int effort);
    /// What the player plays. Requires that he wins when he is to move.
    int first_play(const std::vector<RegionGroup>& groups, const RegionState& start);

    /// The strategy. Requires that it was found.
    ClearedRegion region(const std::vector<RegionGroup>& groups, const RegionState& start,
                         std::optional<int> first_play, const RegionNames& names);

    /// States that were looked at.
    std::size_t states() const { return looked_at_; }
    /// No more than what is known is found out.
    bool over() const { return over_; }

  private:
    struct Known {
        static constexpr std::int16_t for_ever = 30'000;

        bool won = false;
        bool under_way = false;
        /// The player's, if he is to move and wins; or the opponent's that was not answered at last.
        std::int8_t play = -1;
        /// The greatest effort with which it was not won.
        std::int16_t lost_with = -1;

        std::optional<ClearingResult> settled(int effort) const {
            if (won) return ClearingResult::won;
            if (lost_with == for_ever) return ClearingResult::never;
            if (under_way || lost_with >= effort) return ClearingResult::not_yet;
            return std::nullopt;
        }
    };
    using Memory = std::unordered_map<RegionState, Known, RegionStateHash>;
    struct Part {
        ClearingGame game;
        Memory opponents = {};
        Memory players = {};
    };
    /// A part into which a region has fallen.
    struct Piece {
        Part* part;
        RegionState state;
        /// By group of the part: the class of what has fallen.
        std::vector<std::size_t> classes;
    };
    struct Fall {
        std::vector<RegionClass> classes;
        std::vector<Mask> rest;
        /// By class: what it still needs.
        std::vector<int> owed;
        std::vector<Piece> pieces;
    };

    Part& part_of(Mask within, const std::vector<RegionGroup>& groups);
    ClearingResult opponent_to_move(Part& part, const RegionState& state, int effort);
    ClearingResult each_move_answered(Part& part, const RegionState& state, Known& known, int effort);
    ClearingResult play_answered(Part& part, const RegionState& state, int place, int effort);
    ClearingResult player_to_move(Part& part, const RegionState& state, std::optional<int> play, int effort);
    void note(Known& known, ClearingResult result, int effort) const;
    ClearingResult won_after(Part& part, const RegionState& state, int effort);
    /// Whether the pieces give what is owed; then they are in `fall`.
    ClearingResult fall_apart(Part& part, const RegionState& state, Fall& fall, int effort);
    ClearingResult share_out(const RegionState& state, Fall& fall, std::size_t number, int effort);
    std::vector<int> sorted_plays(const Part& part, const RegionState& state) const;
    std::vector<int> sorted_answers(const Part& part, const RegionState& state,
                                    std::optional<int> play) const;
    std::vector<ClearedState> lines(Part& part, const RegionState& start, const RegionNames& names);
    ClearedRegion region_of(Part& part, const RegionState& start, const RegionNames& names);
    bool given_up();

    RegionShape shape_;
    std::size_t most_states_;
    const std::function<bool()>& stopped_;
    std::size_t looked_at_ = 0;
    bool over_ = false;
    std::map<std::vector<Mask>, std::unique_ptr<Part>> parts_;
    /// The states with which parts begin whose strategy is written.
    std::unordered_map<const Part*, std::unordered_set<RegionState, RegionStateHash>> written_;
    AnswerStatistics statistics_;
};

}  // namespace shikatsu::optimized
