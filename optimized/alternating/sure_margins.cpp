#include "optimized/alternating/sure_margins.hpp"

#include <algorithm>
#include <limits>
#include <stdexcept>

namespace shikatsu::optimized::alternating {

namespace {

/// Less than any margin, and further gains do not make it one.
constexpr std::int16_t none = std::numeric_limits<std::int16_t>::min();
/// No end of play is known to come to more; beyond, margins would soon not fit.
constexpr std::int16_t most = 10'000;

}  // namespace

SureMargins::SureMargins(const Choices& choices)
    : choices_(choices), margins_(choices.graph().size(), none), rounds_(choices.graph().size(), 0) {
    std::vector<std::pair<StateNumber, Margin>> raised;
    for (std::uint32_t round = 1; round == 1 || !raised.empty(); ++round) {
        raised.clear();
        for (StateNumber number = 0; number < margins_.size(); ++number) {
            const Margin margin = from_moves(number);
            if (margin > margins_[number]) raised.emplace_back(number, margin);
        }
        for (const auto& [number, margin] : raised) {
            if (margin > most) throw std::overflow_error("margins grow and grow");
            margins_[number] = margin;
            rounds_[number] = round;
        }
    }
}

std::optional<int> SureMargins::margin(StateNumber state) const {
    if (margins_[state] == none) return std::nullopt;
    return margins_[state];
}

SureMargins::Margin SureMargins::from_moves(StateNumber number) const {
    const bool black = choices_.black_chooses(number);
    std::optional<Margin> best;
    choices_.for_each(number, [&](const Choice& choice) {
        Margin margin = choice.to ? margins_[*choice.to] : Margin{0};
        if (margin != none) margin = static_cast<Margin>(margin + choice.gain);
        best = !best ? margin : black ? std::max(*best, margin) : std::min(*best, margin);
    });
    return best.value_or(none);
}

Choice SureMargins::choice(StateNumber state) const {
    std::optional<Choice> found;
    choices_.for_each(state, [&](const Choice& choice) {
        if (found) return;
        const bool keeps = choice.to ? margins_[*choice.to] != none && rounds_[*choice.to] < rounds_[state] &&
                                           margins_[*choice.to] + choice.gain == margins_[state]
                                     : choice.gain == margins_[state];
        if (keeps) found = choice;
    });
    if (!found) throw std::logic_error("a margin without a move by which Black has it");
    return *found;
}

}  // namespace shikatsu::optimized::alternating
