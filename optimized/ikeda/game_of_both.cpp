#include "optimized/ikeda/game_of_both.hpp"

#include <array>

namespace shikatsu::optimized::ikeda {

namespace {

/// Which one the move is of those that a line has answers for: plays in reading order, also where they would
/// repeat a configuration, and the pass.
std::size_t number_of(const Game& game, const Move& move) {
    std::size_t number = 0;
    for (const Point point : game.position().grid().points()) {
        if (move == Move{Play{point}}) break;
        const MoveRuling ruling = game.ruling(Play{point});
        if (ruling == MoveRuling::allowed || ruling == MoveRuling::repetition) ++number;
    }
    return number;
}

/// A player who keeps to his strategy. Where he can do anything he passes from then on.
class Follower {
  public:
    explicit Follower(const ValueStrategy& strategy) : strategy_(&strategy), place_(0) { look(); }

    Move choice() const { return place_ ? std::get<ValueStrategy::Choice>(turn()).move : Move{Pass{}}; }
    void go_on_after_choice() {
        if (place_) go_on(std::get<ValueStrategy::Choice>(turn()).next);
    }
    void go_on_after_answer(std::size_t number) {
        if (place_) go_on(std::get<ValueStrategy::Answers>(turn()).next[number]);
    }

  private:
    const decltype(ValueStrategy::Line::turn)& turn() const { return strategy_->lines[*place_].turn; }
    void go_on(const std::optional<ValueStrategy::Place>& next) {
        place_ = next.value();
        look();
    }
    void look() {
        if (std::holds_alternative<ValueStrategy::Anything>(turn())) place_.reset();
    }

    const ValueStrategy* strategy_;
    /// Nothing once he can do anything.
    std::optional<ValueStrategy::Place> place_;
};

}  // namespace

std::optional<std::vector<Move>> game_of_both(Game game, const ValueStrategy& blacks,
                                              const ValueStrategy& whites, std::size_t most_moves) {
    std::vector<Move> moves;
    std::array<Follower, 2> followers{Follower(blacks), Follower(whites)};
    while (!game.ended()) {
        if (moves.size() == most_moves) return std::nullopt;
        const auto mover = static_cast<std::size_t>(game.to_move());
        const Move move = followers[mover].choice();
        const std::size_t number = number_of(game, move);
        moves.push_back(move);
        if (game.make(move) != MoveRuling::allowed) return std::nullopt;
        if (game.ended()) break;
        followers[mover].go_on_after_choice();
        followers[1 - mover].go_on_after_answer(number);
    }
    return moves;
}

}  // namespace shikatsu::optimized::ikeda
