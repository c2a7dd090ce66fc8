#include "optimized/ing_sst/best_play.hpp"

#include "optimized/ing_sst/value_search.hpp"

namespace shikatsu::optimized::ing_sst {

BestPlay best_play(const Game& game, const Limits& limits) {
    const int points = game.board().all().count();
    if (points <= most_points_to_search) return ValueSearch(game, limits).run();
    return {Margin::of_points(-points), Margin::of_points(points), 0};
}

ExplainedBestPlay explained_best_play(const Game& game, const Limits& limits) {
    if (game.board().all().count() > most_points_to_search) return {best_play(game, limits), std::nullopt};
    ValueSearch search(game, limits);
    const BestPlay value = search.run();
    if (!value.decided()) return {value, std::nullopt};
    return {value, search.main_line()};
}

}  // namespace shikatsu::optimized::ing_sst
