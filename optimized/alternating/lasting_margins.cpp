#include "optimized/alternating/lasting_margins.hpp"

#include <algorithm>
#include <limits>
#include <stdexcept>

namespace shikatsu::optimized::alternating {

namespace {

/// Less than any margin.
constexpr std::int8_t no_margin = std::numeric_limits<std::int8_t>::min();
/// Margins are between these. Where more is wanted, stones are lost again and again; then none will do.
constexpr int largest = 40;
constexpr int smallest = -40;

}  // namespace

LastingMargins::LastingMargins(const Choices& choices)
    : choices_(choices), margins_(choices.graph().size(), static_cast<Margin>(largest)) {
    for (bool changed = true; changed;) {
        changed = false;
        for (StateNumber number = 0; number < margins_.size(); ++number) {
            if (margins_[number] == no_margin) continue;
            const Margin margin = from_moves(number);
            changed = changed || margin != margins_[number];
            margins_[number] = margin;
        }
    }
}

std::optional<int> LastingMargins::margin(StateNumber state) const {
    if (margins_[state] == no_margin) return std::nullopt;
    return margins_[state];
}

LastingMargins::Margin LastingMargins::from_moves(StateNumber number) const {
    const bool black = choices_.black_chooses(number);
    std::optional<int> best;
    choices_.for_each(number, [&](const Choice& choice) {
        int margin = choice.to ? margins_[*choice.to] : 0;
        if (margin != no_margin) margin += choice.gain;
        best = !best ? margin : black ? std::max(*best, margin) : std::min(*best, margin);
    });
    if (!best || *best < smallest) return no_margin;
    return static_cast<Margin>(std::min(*best, largest));
}

Choice LastingMargins::choice(StateNumber state) const {
    std::optional<Choice> found;
    choices_.for_each(state, [&](const Choice& choice) {
        if (found) return;
        const bool keeps =
            choice.to ? margins_[*choice.to] != no_margin && margins_[*choice.to] + choice.gain >= margins_[state]
                      : choice.gain >= margins_[state];
        if (keeps) found = choice;
    });
    if (!found) throw std::logic_error("a margin that Black cannot keep to");
    return *found;
}

}  // namespace shikatsu::optimized::alternating
