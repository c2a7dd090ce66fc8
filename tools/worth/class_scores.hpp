// The final scores of all positions of a grid.
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <tl/expected.hpp>

#include "optimized/adjudication.hpp"
#include "optimized/alternating/best_play.hpp"
#include "tools/atlas/position_classes.hpp"

namespace shikatsu::worth {

/// Why there are none.
struct Unscored {
    /// The one whose score is not known; nothing if the work was stopped.
    std::optional<Position> position;
};

/// Told of work under way: how many classes are done, of how many.
using OnClass = std::function<void(std::size_t done, std::size_t all)>;

/// One position of each class is adjudicated.
class ClassScores {
  public:
    /// `options.budget` is for each position; so many `options.jobs` are adjudicated side by side. Requires
    /// at most atlas::max_points intersections.
    static tl::expected<ClassScores, Unscored> adjudicated(const Grid& grid, optimized::Options options,
                                                           const OnClass& on_class);

    /// Of a position of the grid in which each string has a liberty, without prisoners.
    optimized::alternating::FinalScore of(const Position& position) const;

  private:
    std::map<atlas::PositionCode, optimized::alternating::FinalScore> of_class_;
};

}  // namespace shikatsu::worth
