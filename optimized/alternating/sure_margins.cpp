#include "optimized/alternating/sure_margins.hpp"

#include <stdexcept>

namespace shikatsu::optimized::alternating {

namespace {

/// No end of play is known to come to more; beyond, margins would soon not fit.
constexpr std::int16_t most = 10'000;

}  // namespace

SureMargins::SureMargins(const Choices& choices) : Margins(choices, none) {
    std::vector<Rise> all;
    std::size_t known = 0;
    std::uint32_t round = 0;
    do {
        known = all.size();
        ++round;
        for (StateNumber number = 0; number < size(); ++number) {
            const Margin margin = from_moves(number);
            if (margin > most) throw std::overflow_error("margins grow and grow");
            if (margin > at(number)) all.push_back({number, round, margin});
        }
        for (std::size_t i = known; i < all.size(); ++i) set(all[i].state, all[i].margin);
    } while (all.size() > known);
    sort_by_state(all);
}

void SureMargins::sort_by_state(const std::vector<Rise>& in_rounds) {
    begins_.assign(size() + 1, 0);
    for (const Rise& rise : in_rounds) ++begins_[rise.state + 1];
    for (StateNumber number = 0; number < size(); ++number) begins_[number + 1] += begins_[number];
    std::vector<std::uint32_t> next(begins_.begin(), begins_.end() - 1);
    rises_.resize(in_rounds.size());
    for (const Rise& rise : in_rounds) rises_[next[rise.state]++] = rise;
}

std::optional<std::uint32_t> SureMargins::round(const Stand& stand) const {
    for (std::uint32_t i = begins_[stand.state]; i < begins_[stand.state + 1]; ++i) {
        if (rises_[i].margin >= stand.need) return rises_[i].round;
    }
    return std::nullopt;
}

Stand SureMargins::after(const Stand& stand, const Choice& choice) const {
    return {choice.to.value(), stand.need - choice.gain};
}

bool SureMargins::keeps(const Stand& stand, const Choice& choice) const {
    if (!choice.to) return choice.gain >= stand.need;
    const auto later = round(after(stand, choice));
    return later && *later < round(stand).value();
}

}  // namespace shikatsu::optimized::alternating
