#include "optimized/alternating/lasting_margins.hpp"

#include <algorithm>

namespace shikatsu::optimized::alternating {

namespace {

/// Margins are between these. Where more is wanted, stones are lost again and again; then none will do.
constexpr std::int16_t largest = 40;
constexpr std::int16_t smallest = -40;

}  // namespace

LastingMargins::LastingMargins(const Choices& choices) : Margins(choices, largest) {
    for (bool changed = true; changed;) {
        changed = false;
        for (StateNumber number = 0; number < size(); ++number) {
            if (at(number) == none) continue;
            const Margin wanted = from_moves(number);
            const Margin margin = wanted < smallest ? none : std::min(wanted, largest);
            changed = changed || margin != at(number);
            set(number, margin);
        }
    }
}

Stand LastingMargins::after(const Stand& /*stand*/, const Choice& choice) const {
    return {*choice.to, at(*choice.to)};
}

bool LastingMargins::keeps(const Stand& stand, const Choice& choice) const {
    return with_gain(choice) >= stand.need;
}

}  // namespace shikatsu::optimized::alternating
