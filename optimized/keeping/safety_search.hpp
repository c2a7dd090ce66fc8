// Whether the keeper, playing only beside kept stones or passing, can hold what is wanted in a small region
// for ever.
#pragma once

#include <cstddef>
#include <optional>
#include <unordered_map>
#include <vector>

#include "optimized/keeping/region_game.hpp"

namespace shikatsu::optimized {

/// Searches depth first. States under way count as held; what is lost is kept, and the search repeated until
/// nothing more is.
class SafetySearch {
  public:
    SafetySearch(const RegionGame& game, std::size_t most_states) : game_(game), most_states_(most_states) {}

    /// Nothing if there are too many states.
    std::optional<bool> run();
    std::size_t states() const { return visited_; }

    /// After a run that says yes: the answer to a play that was met; without place: a pass.
    struct Answer {
        std::optional<int> place;
        RegionState after;
    };
    Answer answer(const RegionState& after_play) const;

  private:
    bool held(const RegionState& state);
    /// Without looking on.
    bool known_to_hold(const RegionState& state) const;
    bool answered(const RegionState& after_play, int place);
    std::vector<Answer> answers(const RegionState& after_play) const;
    bool lost(const RegionState& state);

    const RegionGame& game_;
    std::size_t most_states_;
    std::size_t visited_ = 0;
    std::unordered_map<RegionState, bool, RegionStateHash> held_;
    bool changed_ = false;
    bool over_ = false;
};

}  // namespace shikatsu::optimized
