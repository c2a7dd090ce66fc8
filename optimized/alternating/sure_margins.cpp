#include "optimized/alternating/sure_margins.hpp"

#include <stdexcept>

namespace shikatsu::optimized::alternating {

namespace {

/// No end of play is known to come to more; beyond, margins would soon not fit.
constexpr std::int16_t most = 10'000;

}  // namespace

SureMargins::SureMargins(const Choices& choices) : Margins(choices, none), rounds_(size(), 0) {
    std::vector<std::pair<StateNumber, Margin>> raised;
    for (std::uint32_t round = 1; round == 1 || !raised.empty(); ++round) {
        raised.clear();
        for (StateNumber number = 0; number < size(); ++number) {
            const Margin margin = from_moves(number);
            if (margin > at(number)) raised.emplace_back(number, margin);
        }
        for (const auto& [number, margin] : raised) {
            if (margin > most) throw std::overflow_error("margins grow and grow");
            set(number, margin);
            rounds_[number] = round;
        }
    }
}

bool SureMargins::keeps(StateNumber state, const Choice& choice) const {
    return after(choice) == at(state) && (!choice.to || rounds_[*choice.to] < rounds_[state]);
}

}  // namespace shikatsu::optimized::alternating
