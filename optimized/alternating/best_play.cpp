#include "optimized/alternating/best_play.hpp"

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

BestPlay::BestPlay(const Grid& grid, const std::function<FinalScore(const Position&)>& final_score)
    : graph_(grid), scores_(scores_of(graph_.positions(), final_score)), sure_(graph_, scores_) {}

StateNumber BestPlay::start_state(const Position& start, Player first) const {
    return MoveGraph::after_play(graph_.positions().number_of(board_with_defender<1>(start, Player::white)),
                                 first);
}

StateNumber BestPlay::exchanged_start_state(const Position& start, Player first) const {
    return MoveGraph::after_play(graph_.positions().number_of(board_with_defender<1>(start, Player::black)),
                                 opponent(first));
}

std::optional<int> BestPlay::sure_without_harm(StateNumber start) const {
    const auto margin = sure_.margin(start);
    if (!margin || repetition_can_do_harm(graph_, sure_, start)) return std::nullopt;
    return margin;
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
    Worth worth{sure_without_harm(start_state(start, first)),
                sure_without_harm(exchanged_start_state(start, first))};
    if (worth.at_most) worth.at_most = -*worth.at_most;
    return worth;
}

std::vector<Move> BestPlay::main_line(const Position& start, Player first) const {
    std::vector<Move> moves;
    std::optional<StateNumber> by_black = start_state(start, first);
    std::optional<StateNumber> by_white = exchanged_start_state(start, first);
    while (by_black) {
        const bool black_moves = graph_.state(*by_black).to_move == Player::black;
        moves.push_back(sure_.choice(black_moves ? *by_black : *by_white).move);
        by_black = after(*by_black, moves.back());
        by_white = after(*by_white, moves.back());
    }
    return moves;
}

std::optional<BoundStrategy> BestPlay::strategy(const Position& start, Player first, Player player,
                                                std::size_t most_lines) const {
    const bool blacks = player == Player::black;
    auto sure = sure_strategy(
        graph_, sure_, blacks ? start_state(start, first) : exchanged_start_state(start, first), most_lines);
    if (!sure) return std::nullopt;
    BoundStrategy strategy{std::move(sure->strategy), {}};
    const Positions& positions = graph_.positions();
    for (const PositionNumber last : sure->last_positions)
        strategy.last_positions.push_back(positions.position(blacks ? last : positions.exchanged(last)));
    return strategy;
}

}  // namespace shikatsu::optimized::alternating
