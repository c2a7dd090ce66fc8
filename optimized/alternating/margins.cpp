#include "optimized/alternating/margins.hpp"

#include <algorithm>
#include <stdexcept>

namespace shikatsu::optimized::alternating {

Margins::Margins(const Choices& choices, Margin first)
    : choices_(choices), margins_(choices.graph().size(), first) {}

std::optional<int> Margins::margin(StateNumber state) const {
    if (margins_[state] == none) return std::nullopt;
    return margins_[state];
}

Margins::Margin Margins::with_gain(const Choice& choice) const {
    const Margin margin = choice.to ? margins_[*choice.to] : Margin{0};
    return margin == none ? none : static_cast<Margin>(margin + choice.gain);
}

Margins::Margin Margins::from_moves(StateNumber number) const {
    const bool black = choices_.black_chooses(number);
    std::optional<Margin> best;
    choices_.for_each(number, [&](const Choice& choice) {
        const Margin margin = with_gain(choice);
        best = !best ? margin : black ? std::max(*best, margin) : std::min(*best, margin);
    });
    return best.value_or(none);
}

Choice Margins::choice(const Stand& stand) const {
    std::optional<Choice> found;
    choices_.for_each(stand.state, [&](const Choice& choice) {
        if (!found && keeps(stand, choice)) found = choice;
    });
    if (!found) throw std::logic_error("a margin without a move by which Black has it");
    return *found;
}

}  // namespace shikatsu::optimized::alternating
