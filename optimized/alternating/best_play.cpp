#include "optimized/alternating/best_play.hpp"

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

bool BestPlay::harms(const Margins& margins, StateNumber start, bool ties_do_harm) const {
    return repetition_can_do_harm(choices_, margins, start, long_cycle_, ties_do_harm);
}

std::optional<BestPlay::Bound> BestPlay::bound_from(StateNumber start) const {
    const auto sure = sure_.margin(start);
    if (sure > 0 && !harms(sure_, start, true)) return Bound{*sure, &sure_};
    // A tie is enough for all that is left.
    const auto unharmed = [&](const std::optional<int>& margin, const Margins& by) {
        const bool good = margin && !harms(by, start, false);
        return good ? std::optional(Bound{std::min(*margin, 0), &by}) : std::nullopt;
    };
    const auto bound = unharmed(sure, sure_);
    const auto lasting = lasting_.margin(start);
    if (!lasting || (bound && bound->margin >= std::min(*lasting, 0))) return bound;
    const auto by_lasting = unharmed(lasting, lasting_);
    return by_lasting ? by_lasting : bound;
}

std::optional<StateNumber> BestPlay::after(StateNumber state, const Move& move) const {
    const State from = graph_.state(state);
    const auto* wanted = std::get_if<Play>(&move);
    if (wanted == nullptr) {
        if (from.after_pass) return std::nullopt;
        return MoveGraph::after_pass(from.position, opponent(from.to_move));
    }
    std::optional<StateNumber> to;
    graph_.for_each_play(from, [&](const PlayEdge& play) {
        if (play.point == wanted->point) to = play.to;
    });
    return to;
}

Worth BestPlay::worth(const Position& start, Player first) const {
    Worth worth;
    if (const auto bound = bound_from(start_state(start, first))) worth.at_least = bound->margin;
    if (const auto bound = bound_from(exchanged_start_state(start, first))) worth.at_most = -bound->margin;
    return worth;
}

std::vector<Move> BestPlay::main_line(const Position& start, Player first) const {
    std::vector<Move> moves;
    std::optional<StateNumber> by_black = start_state(start, first);
    std::optional<StateNumber> by_white = exchanged_start_state(start, first);
    const Margins& blacks = *bound_from(*by_black).value().by;
    const Margins& whites = *bound_from(*by_white).value().by;
    std::set<std::uint32_t> been;
    while (by_black) {
        const State state = graph_.state(*by_black);
        const bool comes_back = !been.insert(recurring(state, long_cycle_)).second;
        if (comes_back && !state.after_pass) break;
        moves.push_back(state.to_move == Player::black ? blacks.choice(*by_black).move
                                                       : whites.choice(*by_white).move);
        by_black = after(*by_black, moves.back());
        by_white = after(*by_white, moves.back());
    }
    return moves;
}

std::optional<BoundStrategy> BestPlay::strategy(const Position& start, Player first, Player player,
                                                std::size_t most_lines) const {
    const bool blacks = player == Player::black;
    const StateNumber from = blacks ? start_state(start, first) : exchanged_start_state(start, first);
    auto sure = sure_strategy(graph_, *bound_from(from).value().by, from, most_lines);
    if (!sure) return std::nullopt;
    BoundStrategy strategy{std::move(sure->strategy), {}};
    const Positions& positions = graph_.positions();
    for (const PositionNumber last : sure->last_positions)
        strategy.last_positions.push_back(positions.position(blacks ? last : positions.exchanged(last)));
    return strategy;
}

}  // namespace shikatsu::optimized::alternating
