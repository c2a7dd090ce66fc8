#include "optimized/ing_sst/best_play.hpp"

#include "optimized/ing_sst/value_search.hpp"

namespace shikatsu::optimized::ing_sst {

BestPlay best_play(const Game& game, const Limits& limits) {
    const int points = game.board().all().count();
    if (points <= most_points_to_search) return ValueSearch(game, limits).run();
    return {Margin::of_points(-points), Margin::of_points(points), 0};
}

}  // namespace shikatsu::optimized::ing_sst
