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
/// What is found out is remembered by the parts into which regions fall, and what is won by the places that
/// matter for it: opponent's plays elsewhere are answered as if he had passed. That is not proved, it guides
/// the search; the strategy is written board by board, and whatever does not fit is searched then. What would
/// come back to a state under way counts as not won.
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

    /// The strategy, board by board, so that it rests on nothing but what is met; nothing if it is too long
    /// or cannot be written after all. Requires that it was found.
    std::optional<ClearedRegion> region(const std::vector<RegionGroup>& groups, const RegionState& start,
                                        std::optional<int> first_play, const RegionNames& names);

    /// States that were looked at.
    std::size_t states() const { return looked_at_; }
    /// No more than what is known is found out.
    bool over() const { return over_; }

  private:
    /// What was found out, and the places that matter if it is won.
    struct Outcome {
        ClearingResult result;
        Mask known = 0;

        bool won() const { return result == ClearingResult::won; }
    };
    /// Won wherever these places are so.
    struct Pattern {
        Mask known;
        Mask opponent;
        Mask keeper;
        /// The player's, if he is to move.
        std::int8_t play;

        bool shown_by(const RegionState& state) const {
            return (state.opponent & known) == opponent && (state.keeper & known) == keeper &&
                   (state.marked & known) == 0;
        }
    };
    struct Known {
        static constexpr std::int16_t for_ever = 30'000;

        bool won = false;
        bool under_way = false;
        /// The player's, if he is to move and wins; or the opponent's that was not answered at last.
        std::int8_t play = -1;
        /// The greatest effort with which it was not won.
        std::int16_t lost_with = -1;
        /// So many patterns were looked at.
        std::uint32_t compared = 0;
        Mask known = 0;
    };
    /// Of one player to move in a part.
    struct Memory {
        std::unordered_map<RegionState, Known, RegionStateHash> states = {};
        std::vector<Pattern> patterns = {};

        /// What is known of the state, or that it shows a pattern.
        std::optional<Outcome> recall(const RegionState& state, Known& known, int effort) const;
        void note(const RegionState& state, Known& known, const Outcome& outcome, int effort);
    };
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
    Outcome opponent_to_move(Part& part, const RegionState& state, int effort);
    Outcome each_move_answered(Part& part, const RegionState& state, Known& known, int effort);
    Outcome play_answered(Part& part, const RegionState& state, int place, int effort);
    Outcome player_to_move(Part& part, const RegionState& state, std::optional<int> play, int effort);
    Outcome won_after(Part& part, const RegionState& state, int effort);
    /// Whether the pieces give what is owed; then they are in `fall`.
    Outcome fall_apart(Part& part, const RegionState& state, Fall& fall, int effort);
    Outcome share_out(const RegionState& state, Fall& fall, std::size_t number, int effort);
    int next_play(const RegionState& state, Mask free, Mask plays) const;
    std::vector<int> sorted_answers(const Part& part, const RegionState& state,
                                    std::optional<int> play) const;
    std::optional<std::vector<ClearedState>> lines(Part& part, const RegionState& start,
                                                   const RegionNames& names);
    std::optional<ClearedRegion> region_of(Part& part, const RegionState& start, const RegionNames& names);
    bool given_up();

    RegionShape shape_;
    std::size_t most_states_;
    const std::function<bool()>& stopped_;
    std::size_t looked_at_ = 0;
    bool over_ = false;
    /// That were written.
    std::size_t lines_ = 0;
    /// That lines of play may cost.
    int effort_ = 0;
    std::map<std::vector<Mask>, std::unique_ptr<Part>> parts_;
    /// The states with which parts begin whose strategy is written.
    std::unordered_map<const Part*, std::unordered_set<RegionState, RegionStateHash>> written_;
    AnswerStatistics statistics_;
};

}  // namespace shikatsu::optimized
