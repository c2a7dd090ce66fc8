// What games from positions of one grid are worth, in the form of rulings.
#pragma once

#include <cstddef>

#include "optimized/alternating/best_play.hpp"
#include "tools/lib/rulesets/ruling.hpp"
#include "tools/worth/class_scores.hpp"

namespace shikatsu::worth {

/// By which games are won by their scores.
inline constexpr const char* clause = "J2003-RS-1";

/// The games of one grid.
class GridWorths {
  public:
    /// The scores are to be by the readings. Requires at most most_points intersections.
    GridWorths(const Grid& grid, const Readings& readings, const ClassScores& scores);

    static constexpr int most_points = optimized::alternating::Positions::most_points;

    /// Nothing but best play, for either player to move first, with a main line where it is known. Strategies
    /// and certificates have at most `most_states` lines each; 0: none are wanted. `options` are for these,
    /// but for the readings, and their `stop` has to live as long as the ruling.
    tools::Ruling ruling(const Position& position, optimized::Options options, std::size_t most_states) const;

  private:
    Readings readings_;
    optimized::alternating::BestPlay best_play_;
};

}  // namespace shikatsu::worth
