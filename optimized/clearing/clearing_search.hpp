// Whether a player can capture whatever the opponent has or plays in an enclosed region while his strings
// around it keep the liberties that they need there (proofs/clearing.md).
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "optimized/answers/answer_lesson.hpp"
#include "optimized/answers/answer_statistics.hpp"
#include "optimized/clearing/clearing_experience.hpp"
#include "optimized/clearing/clearing_memory.hpp"
#include "optimized/clearing/own_bans.hpp"
#include "optimized/keeping/region_points.hpp"
#include "reference/values/clearing.hpp"

namespace shikatsu::optimized {

/// What is wanted of a region.
struct ClearingWish {
    std::vector<RegionGroup> groups;
    /// When it may be relied on that the opponent is banned.
    BansRelied bans = BansRelied::never;
};

/// Deepens by effort: an answer costs the more the less it promises, and a line of play may cost so much.
/// What is found out is remembered by the parts into which regions fall, and what is won by the places that
/// matter for it: opponent's plays elsewhere are answered as if he had passed. What would come back to a
/// state under way counts as not won.
class ClearingSearch {
  public:
    /// `to_join`: see ClearingGame. `stopped` may be asked at any time.
    ClearingSearch(RegionShape shape, Sides sides, OwnBans own_bans, Mask to_join,
                   const std::function<bool()>& stopped)
        : shape_(std::move(shape)),
          own_bans_(own_bans),
          stopped_(stopped),
          memory_(sides, to_join),
          statistics_(static_cast<std::size_t>(shape_.size())),
          refutations_(static_cast<std::size_t>(shape_.size())),
          experience_(static_cast<std::size_t>(shape_.size())) {}

    /// So many states may be looked at altogether; at first none.
    void go_on(std::size_t most_states) {
        most_states_ = most_states;
        over_ = false;
    }

    /// Whether there is a strategy for the region as a whole in lines of such effort, with the opponent to
    /// move. The state has no stones that are joined to kept ones.
    ClearingResult cleared(const ClearingWish& wish, const RegionState& start, int effort);
    /// The same with the player to move.
    ClearingResult cleared_at_first(const ClearingWish& wish, const RegionState& start, int effort);
    /// The same if he makes this first play.
    ClearingResult cleared_after(const ClearingWish& wish, const RegionState& start, int first_play,
                                 int effort);
    /// What the player plays. Requires that he wins when he is to move.
    int first_play(const ClearingWish& wish, const RegionState& start);

    /// The strategy; nothing if it is too long or cannot be written. Requires that it was found.
    std::optional<ClearedRegion> region(const ClearingWish& wish, const RegionState& start,
                                        std::optional<int> first_play, const RegionNames& names);

    /// For the chosen ones of the states that the player wins: which answers win. It is found out by
    /// searching on, so that this comes last.
    std::vector<AnswerLesson> lessons(const std::function<bool()>& chosen);

    /// States that were looked at.
    std::size_t states() const { return looked_at_; }
    /// No more than what is known is found out.
    bool over() const { return over_; }

  private:
    using Outcome = ClearingOutcome;
    using Known = KnownOutcome;
    using Mover = ClearingMover;
    using Part = ClearingPart;

    /// What the player may play.
    struct Answer {
        int place;
        RegionState after;
        double worth;
        int cost = 0;
        bool never = false;
    };

    Part& part_of(const ClearingWish& wish) {
        return memory_.part(shape_, shape_.all(), wish.groups, wish.bans);
    }
    /// After the player's answer, if there was one.
    Outcome opponent_to_move(Part& part, const RegionState& state, int effort, std::optional<int> answer);
    Outcome each_move_answered(Part& part, const RegionState& state, Known& known, int effort,
                               std::optional<int> last_answer);
    Outcome play_answered(Part& part, const RegionState& state, int place, int effort);
    /// What the player does when nothing is to be answered.
    Outcome work_done(Part& part, const RegionState& state, int effort);
    Outcome player_to_move(Part& part, const RegionState& state, std::optional<int> play, int effort);
    /// By one of the answers, with such effort.
    Outcome answered_by_one(Part& part, const RegionState& state, std::optional<int> play,
                            std::vector<Answer>& answers, int effort, bool last);
    Outcome won_after(Part& part, const Answer& answer, int effort);
    /// If stones are joined to kept ones.
    Outcome fall_apart(Part& part, const Answer& answer, int effort);
    /// The one of the plays that is likeliest to refute the last answer.
    int next_play(const RegionState& state, Mask free, Mask plays, std::optional<int> last_answer) const;
    /// The most promising first.
    std::vector<Answer> sorted_answers(const Part& part, const RegionState& state,
                                       std::optional<int> play) const;
    /// The last of the answers that were tried wins.
    void learn_from(const Part& part, const RegionState& state, std::optional<int> play,
                    std::span<const Answer> tried);
    /// What the statistics say of it.
    double promise_of(std::optional<int> play, int answer) const;
    /// Nothing if all answers are as good.
    std::optional<AnswerLesson> lesson_of(Part& part, const RegionState& state, std::optional<int> play);
    bool given_up();

    RegionShape shape_;
    OwnBans own_bans_;
    std::size_t most_states_ = 0;
    const std::function<bool()>& stopped_;
    ClearingMemory memory_;
    std::size_t looked_at_ = 0;
    bool over_ = false;
    AnswerStatistics statistics_;
    /// How often the opponent's plays refuted answers.
    AnswerStatistics refutations_;
    ClearingExperience experience_;
};

}  // namespace shikatsu::optimized
