#include "optimized/ing_sst/best_play.hpp"

#include "optimized/ing_sst/value_search.hpp"

namespace shikatsu::optimized::ing_sst {

namespace {

using Proofs = ValueSearch::Proofs;

std::shared_ptr<const IngStrategy> shared(std::optional<IngStrategy> strategy) {
    return strategy ? std::make_shared<const IngStrategy>(*std::move(strategy)) : nullptr;
}

/// Of any count on so many points.
BestPlay unknown(int points) {
    return {Margin::of_points(-points), Margin::of_points(points), 0};
}

}  // namespace

BestPlay best_play(const Game& game, const Limits& limits) {
    PreparedOutlook outlook;
    return best_play(game, limits, outlook);
}

BestPlay best_play(const Game& game, const Limits& limits, PreparedOutlook& outlook) {
    const int points = game.board().all().count();
    return points <= most_points_to_search ? ValueSearch(game, limits, Proofs::forgotten, outlook).run()
                                           : unknown(points);
}

ExplainedBestPlay explained_best_play(const Game& game, const Limits& limits, std::size_t most_lines,
                                      PreparedOutlook& outlook) {
    const int points = game.board().all().count();
    if (points > most_points_to_search) return {unknown(points), std::nullopt, nullptr, nullptr};
    ValueSearch search(game, limits, most_lines > 0 ? Proofs::kept : Proofs::forgotten, outlook);
    ExplainedBestPlay found{search.run(), std::nullopt, nullptr, nullptr};
    if (most_lines > 0) {
        found.blacks = shared(search.strategy(Player::black, most_lines));
        found.whites = shared(search.strategy(Player::white, most_lines));
    }
    if (found.value.decided()) found.main_line = search.main_line();
    return found;
}

}  // namespace shikatsu::optimized::ing_sst
