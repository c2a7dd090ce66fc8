#include "optimized/alternating/best_play.hpp"

#include <algorithm>
#include <set>

#include "optimized/alternating/repetition.hpp"
#include "optimized/alternating/sure_strategy.hpp"
#include "optimized/kernel/board_of_position.hpp"

namespace shikatsu::optimized::alternating {

namespace {

FinalScores scores_of(const Positions& positions,
                      const std::function<FinalScore(const Position&)>& final_score) {
    FinalScores scores;
    scores.reserve(positions.size());
    for (PositionNumber number = 0; number < positions.size(); ++number)
        scores.push_back(final_score(positions.position(number)));
    return scores;
}

}  // namespace

BestPlay::BestPlay(const Grid& grid, LongCycle long_cycle,
                   const std::function<FinalScore(const Position&)>& final_score)
    : graph_(grid),
      long_cycle_(long_cycle),
      scores_(scores_of(graph_.positions(), final_score)),
      choices_(graph_, scores_),
      sure_(choices_),
      lasting_(choices_) {}

StateNumber BestPlay::start_state(const Position& start, Player first) const {
    return MoveGraph::after_play(graph_.positions().number_of(board_with_defender<1>(start, Player::white)),
                                 first);
}

StateNumber BestPlay::exchanged_start_state(const Position& start, Player first) const {
    return MoveGraph::after_play(graph_.positions().number_of(board_with_defender<1>(start, Player::black)),
                                 opponent(first));
}

bool BestPlay::harms(const Margins& margins, const Stand& start, bool ties_do_harm) const {
    return repetition_can_do_harm(choices_, margins, start, long_cycle_, ties_do_harm);
}

std::optional<BestPlay::Bound> BestPlay::bound_from(StateNumber start) const {
    const auto sure = sure_.margin(start);
    const auto lasting = lasting_.margin(start);
    std::optional<Bound> bound;
    // Whoever needs less may do without what long cycles spoil.
    for (int less = 0; sure && !bound && less <= graph_.positions().grid().size(); ++less) {
        const Stand from{start, *sure - less};
        if (!harms(sure_, from, from.need > 0)) bound = Bound{from.need, &sure_, from};
    }
    if (!lasting || (bound && bound->margin >= std::min(*lasting, 0))) return bound;
    const Stand from{start, *lasting};
    return harms(lasting_, from, false) ? bound : Bound{std::min(*lasting, 0), &lasting_, from};
}

bool BestPlay::goes(Bound& bound, const Move& move) const {
    std::optional<Choice> made;
    choices_.for_each(bound.from.state, [&](const Choice& choice) {
        if (choice.move == move) made = choice;
    });
    if (!made.value().to) return false;
    bound.from = bound.by->after(bound.from, *made);
    return true;
}

Worth BestPlay::worth(const Position& start, Player first) const {
    Worth worth;
    if (const auto bound = bound_from(start_state(start, first))) worth.at_least = bound->margin;
    if (const auto bound = bound_from(exchanged_start_state(start, first))) worth.at_most = -bound->margin;
    return worth;
}

std::vector<Move> BestPlay::main_line(const Position& start, Player first) const {
    std::vector<Move> moves;
    Bound blacks = bound_from(start_state(start, first)).value();
    Bound whites = bound_from(exchanged_start_state(start, first)).value();
    std::set<std::uint32_t> been;
    for (bool goes_on = true; goes_on;) {
        const State state = graph_.state(blacks.from.state);
        const bool comes_back = !been.insert(recurring(state, long_cycle_)).second;
        if (comes_back && !state.after_pass) break;
        const Bound& mover = state.to_move == Player::black ? blacks : whites;
        moves.push_back(mover.by->choice(mover.from).move);
        goes_on = goes(blacks, moves.back()) && goes(whites, moves.back());
    }
    return moves;
}

std::optional<BoundStrategy> BestPlay::strategy(const Position& start, Player first, Player player,
                                                std::size_t most_lines) const {
    const bool blacks = player == Player::black;
    const StateNumber from = blacks ? start_state(start, first) : exchanged_start_state(start, first);
    const Bound bound = bound_from(from).value();
    auto sure = sure_strategy(choices_, *bound.by, bound.from, most_lines);
    if (!sure) return std::nullopt;
    BoundStrategy strategy{std::move(sure->strategy), {}};
    const Positions& positions = graph_.positions();
    for (const PositionNumber last : sure->last_positions)
        strategy.last_positions.push_back(positions.position(blacks ? last : positions.exchanged(last)));
    return strategy;
}

}  // namespace shikatsu::optimized::alternating
