// Games by area rules on small grids, but for their histories.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "optimized/ikeda/configuration_graph.hpp"
#include "optimized/ikeda/course_graph.hpp"
#include "optimized/ikeda/score.hpp"

namespace shikatsu::optimized::ikeda {

/// A state of a game but for its history, and for what a symmetry can change.
struct Situation {
    ConfigurationId configuration = 0;
    Player to_move = Player::black;
    CourseNumber course = 0;
};

/// What all games from a configuration have in common.
class SmallGame {
  public:
    /// Nothing if the rules count more than stones, territory and the first pass, there are too many
    /// configurations (see ConfigurationGraph), or the limits interrupt.
    static std::optional<SmallGame> from(const Rules& rules, const IkedaReadings& readings,
                                         Restricted restricted, const Position& start, const Limits& limits);

    const ConfigurationGraph& graph() const { return graph_; }
    const CourseGraph& courses() const { return courses_; }
    /// Whether the rule against repetition looks at a play.
    bool restricts(bool removes) const { return removes || restricted_ == Restricted::all_plays; }
    /// No margin is larger, in half-points, whoever wins.
    int largest_margin() const { return largest_margin_; }
    /// In half-points of Black.
    int margin_at_end(ConfigurationId configuration, const Course& course) const {
        return counts_[configuration] + half_points_of_first_pass(course, score_);
    }

  private:
    SmallGame(const Rules& rules, const IkedaReadings& readings, Restricted restricted,
              ConfigurationGraph graph);

    ScoreRule score_;
    Restricted restricted_;
    ConfigurationGraph graph_;
    CourseGraph courses_;
    /// What the stones and the territory of each configuration are worth, in half-points.
    std::vector<std::int8_t> counts_;
    int largest_margin_;
};

}  // namespace shikatsu::optimized::ikeda
