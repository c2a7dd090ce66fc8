#include "optimized/ing_sst/best_play.hpp"

#include <algorithm>

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

/// Near the end of the game it goes without an outlook.
class Searched {
  public:
    Searched(const Game& game, const Limits& limits, Proofs proofs, PreparedOutlook& outlook) {
        Limits few = limits;
        few.max_states = std::min(limits.max_states, states_without_outlook);
        search_.emplace(game, few, proofs, nullptr);
        value_ = search_->run();
        if (value_.decided() || few.max_states == limits.max_states) return;
        search_.emplace(game, limits, proofs, outlook.from(game.position(), limits));
        value_ = search_->run();
    }

    const BestPlay& value() const { return value_; }
    ValueSearch& search() { return *search_; }

  private:
    static constexpr std::uint64_t states_without_outlook = 3'000;

    std::optional<ValueSearch> search_;
    BestPlay value_;
};

}  // namespace

BestPlay best_play(const Game& game, const Limits& limits) {
    PreparedOutlook outlook;
    return best_play(game, limits, outlook);
}

BestPlay best_play(const Game& game, const Limits& limits, PreparedOutlook& outlook) {
    const int points = game.board().all().count();
    return points <= most_points_to_search ? Searched(game, limits, Proofs::forgotten, outlook).value()
                                           : unknown(points);
}

ExplainedBestPlay explained_best_play(const Game& game, const Limits& limits, std::size_t most_lines,
                                      PreparedOutlook& outlook) {
    const int points = game.board().all().count();
    if (points > most_points_to_search) return {unknown(points), std::nullopt, nullptr, nullptr};
    Searched searched(game, limits, most_lines > 0 ? Proofs::kept : Proofs::forgotten, outlook);
    ExplainedBestPlay found{searched.value(), std::nullopt, nullptr, nullptr};
    if (most_lines > 0) {
        found.blacks = shared(searched.search().strategy(Player::black, most_lines));
        found.whites = shared(searched.search().strategy(Player::white, most_lines));
    }
    if (found.value.decided()) found.main_line = searched.search().main_line();
    return found;
}

}  // namespace shikatsu::optimized::ing_sst
