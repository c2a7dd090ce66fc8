// Which answers a search has found to win, by what is on each place. Orders the search, decides nothing.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "optimized/keeping/region_field.hpp"

namespace shikatsu::optimized {

/// Learns on the way: the worth of an answer is a sum of weights, two for each place of the region by what is
/// on it, one for answers to this play and one for all; and each answer that wins after others have failed
/// moves them by a step of gradient descent.
class ClearingExperience {
  public:
    /// By place.
    using Worths = std::array<float, largest_region>;
    /// An answer that was tried, and what it was worth when it was.
    struct Tried {
        int place;
        double worth;
    };

    explicit ClearingExperience(std::size_t places);

    /// What answers are worth in a state of the part of the region that consists of `points`, to be added to
    /// what else speaks for them. `play` is what they answer; nothing if that is no play in the region.
    Worths worths(Mask points, const RegionState& state, std::optional<int> play) const;
    /// The last of the answers wins, the others were tried before and do not. Requires one at least.
    void learn(Mask points, const RegionState& state, std::optional<int> play, std::span<const Tried> tried);

  private:
    /// Calls visit(weights) with those of each place, by answer.
    template <class Weights, class Visit>
    void for_each_place_of(Weights& weights, Mask points, const RegionState& state, std::optional<int> play,
                           Visit visit) const;

    std::size_t places_;
    /// By answers to which play (the last but one: to none; the last: to any), place, what is on it and
    /// answer.
    std::vector<float> weights_;
};

}  // namespace shikatsu::optimized
