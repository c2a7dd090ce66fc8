#include "optimized/alternating/sure_strategy.hpp"

#include <set>
#include <unordered_map>

namespace shikatsu::optimized::alternating {

namespace {

class Writer {
  public:
    Writer(const MoveGraph& graph, const Margins& margins) : graph_(graph), margins_(margins) {}

    std::optional<SureStrategy> write(StateNumber start, std::size_t most_lines) {
        place_of(start);
        for (std::size_t i = 0; i < states_.size(); ++i) {
            if (states_.size() > most_lines) return std::nullopt;
            ValueStrategy::Line line = line_of(states_[i]);
            written_.strategy.lines.push_back(std::move(line));
        }
        written_.last_positions.assign(last_positions_.begin(), last_positions_.end());
        return std::move(written_);
    }

  private:
    ValueStrategy::Place place_of(StateNumber state) {
        const auto [found, is_new] =
            places_.emplace(state, static_cast<ValueStrategy::Place>(states_.size()));
        if (is_new) states_.push_back(state);
        return found->second;
    }

    ValueStrategy::Line line_of(StateNumber number) {
        const State state = graph_.state(number);
        ValueStrategy::Line line{Margin::of_points(margins_.margin(number).value()), {}};
        if (state.to_move == Player::black) {
            const Choice choice = margins_.choice(number);
            if (!choice.to) last_positions_.insert(state.position);
            const auto next = choice.to ? std::optional(place_of(*choice.to)) : std::nullopt;
            line.turn = ValueStrategy::Choice{choice.move, next};
            return line;
        }
        ValueStrategy::Answers answers;
        graph_.for_each_play(state,
                             [&](const PlayEdge& play) { answers.next.emplace_back(place_of(play.to)); });
        if (state.after_pass) {
            last_positions_.insert(state.position);
        } else {
            answers.next.emplace_back(place_of(MoveGraph::after_pass(state.position, Player::black)));
        }
        line.turn = std::move(answers);
        return line;
    }

    const MoveGraph& graph_;
    const Margins& margins_;
    std::vector<StateNumber> states_;
    std::unordered_map<StateNumber, ValueStrategy::Place> places_;
    std::set<PositionNumber> last_positions_;
    SureStrategy written_;
};

}  // namespace

std::optional<SureStrategy> sure_strategy(const MoveGraph& graph, const Margins& margins, StateNumber start,
                                          std::size_t most_lines) {
    return Writer(graph, margins).write(start, most_lines);
}

}  // namespace shikatsu::optimized::alternating
