// Whether the keeper can hold what is wanted in a region: each play is answered, until the region falls into
// windows.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <unordered_map>
#include <vector>

#include "optimized/keeping/splitting.hpp"

namespace shikatsu::optimized {

struct TreeLimits {
    /// Plays and answers, one after another.
    int depth = 4;
    /// States of which it is looked whether they split.
    std::size_t states = 1'000;
    WindowChoice windows;
};

/// Searches ever deeper. What the keeper could not even hold with a move more is given up at once, and where
/// that move and what follows it lies, the opponent's plays are tried first.
class TreeSearch {
  public:
    /// `stopped` may be asked at any time.
    TreeSearch(const RegionGame& game, WindowJudge& judge, const TreeLimits& limits,
               const std::function<bool()>& stopped)
        : game_(game), judge_(judge), limits_(limits), stopped_(stopped) {}

    /// Whether a strategy was found within the limits.
    bool run();
    std::size_t states() const { return looked_at_; }

    /// After a run that says yes: the answer to a play that was met.
    struct Answer {
        int place;
        RegionState after;
    };
    Answer answer(const RegionState& after_play) const;

  private:
    struct Known {
        bool held = false;
        std::optional<bool> splits;
        /// Up to this depth it was not held; -1: not tried.
        int lost_in = -1;
        /// The play that it was lost by.
        int refutation = -1;
        /// If it is held: where its windows and the answers before them are.
        Mask zone = 0;
    };

    bool held(const RegionState& state, int depth);
    bool each_play_answered(const RegionState& state, Known& known, int depth);
    bool holds_at_once(const RegionState& state, Known& known);
    /// The zone of an answer after which the state is held, with its place.
    std::optional<Mask> answered(const RegionState& after_play, Mask hint, int depth);
    std::vector<Answer> answers(const RegionState& after_play) const;
    void sort_answers(std::vector<Answer>& all, const RegionState& after_play, Mask hint) const;
    bool given_up();

    const RegionGame& game_;
    WindowJudge& judge_;
    TreeLimits limits_;
    const std::function<bool()>& stopped_;
    std::size_t looked_at_ = 0;
    bool over_ = false;
    std::unordered_map<RegionState, Known, RegionStateHash> known_;
    /// How often an answer on a place was a good one.
    std::array<std::uint32_t, largest_region> good_{};
};

}  // namespace shikatsu::optimized
