#include "optimized/ikeda/small_game.hpp"

#include <utility>

namespace shikatsu::optimized::ikeda {

std::optional<SmallGame> SmallGame::from(const Rules& rules, const IkedaReadings& readings,
                                         Restricted restricted, const Position& start, const Limits& limits) {
    const ScoreRule& score = rules.score;
    const bool of_immortal_stones = score.territory == CountedTerritory::of_immortal_stones;
    if (score.prisoners || score.late_mortal_stones || of_immortal_stones) return std::nullopt;
    auto graph = ConfigurationGraph::from(start, readings.self_capture, limits);
    if (!graph) return std::nullopt;
    return SmallGame(rules, readings, restricted, *std::move(graph));
}

SmallGame::SmallGame(const Rules& rules, const IkedaReadings& readings, Restricted restricted,
                     ConfigurationGraph graph)
    : score_(rules.score),
      restricted_(restricted),
      graph_(std::move(graph)),
      courses_(rules, readings),
      // All points, and the one that can go with the first pass.
      largest_margin_(2 * (graph_.geometry().grid().size() + (score_.first_pass ? 1 : 0))) {
    counts_.reserve(graph_.size());
    for (ConfigurationId id = 0; id < graph_.size(); ++id) {
        const Stones<1> stones = stones_of(graph_.representative(id));
        counts_.push_back(static_cast<std::int8_t>(
            half_points_at_end(graph_.geometry(), stones, {}, {}, score_, readings.self_capture)));
    }
}

}  // namespace shikatsu::optimized::ikeda
