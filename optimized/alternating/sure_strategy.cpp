#include "optimized/alternating/sure_strategy.hpp"

#include <map>
#include <set>

namespace shikatsu::optimized::alternating {

namespace {

class Writer {
  public:
    Writer(const Choices& choices, const Margins& margins) : choices_(choices), margins_(margins) {}

    std::optional<SureStrategy> write(const Stand& start, std::size_t most_lines) {
        place_of(start);
        for (std::size_t i = 0; i < stands_.size(); ++i) {
            if (stands_.size() > most_lines) return std::nullopt;
            ValueStrategy::Line line = line_of(Stand(stands_[i]));
            written_.strategy.lines.push_back(std::move(line));
        }
        written_.last_positions.assign(last_positions_.begin(), last_positions_.end());
        return std::move(written_);
    }

  private:
    ValueStrategy::Place place_of(const Stand& stand) {
        const auto [found, is_new] =
            places_.emplace(stand, static_cast<ValueStrategy::Place>(stands_.size()));
        if (is_new) stands_.push_back(stand);
        return found->second;
    }

    ValueStrategy::Line line_of(const Stand& stand) {
        const State state = choices_.graph().state(stand.state);
        ValueStrategy::Line line{Margin::of_points(stand.need), {}};
        if (state.to_move == Player::black) {
            const Choice choice = margins_.choice(stand);
            if (!choice.to) last_positions_.insert(state.position);
            const auto next =
                choice.to ? std::optional(place_of(margins_.after(stand, choice))) : std::nullopt;
            line.turn = ValueStrategy::Choice{choice.move, next};
            return line;
        }
        // A certificate has the pass after the plays.
        ValueStrategy::Answers answers;
        std::optional<Choice> pass;
        choices_.for_each(stand.state, [&](const Choice& choice) {
            if (std::holds_alternative<Pass>(choice.move)) {
                pass = choice;
            } else {
                answers.next.emplace_back(place_of(margins_.after(stand, choice)));
            }
        });
        if (state.after_pass) {
            last_positions_.insert(state.position);
        } else {
            answers.next.emplace_back(place_of(margins_.after(stand, pass.value())));
        }
        line.turn = std::move(answers);
        return line;
    }

    const Choices& choices_;
    const Margins& margins_;
    std::vector<Stand> stands_;
    std::map<Stand, ValueStrategy::Place> places_;
    std::set<PositionNumber> last_positions_;
    SureStrategy written_;
};

}  // namespace

std::optional<SureStrategy> sure_strategy(const Choices& choices, const Margins& margins, const Stand& start,
                                          std::size_t most_lines) {
    return Writer(choices, margins).write(start, most_lines);
}

}  // namespace shikatsu::optimized::alternating
