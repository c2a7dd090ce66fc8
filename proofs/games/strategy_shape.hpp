// What can be seen of a strategy with a line for each place: whether ways meet, and whether plays are left
// out.
#pragma once

#include <optional>
#include <set>
#include <variant>

namespace shikatsu::proofs {

/// What a line says of a turn, beside what it may say else.
template <class Line>
const auto& turn_of(const Line& line) {
    if constexpr (requires { line.turn; })
        return line.turn;
    else
        return line;
}

/// Calls visit(place or nothing, whether it is after a move of the opponent) for each move of each line.
template <class Strategy, class Visit>
void for_each_next(const Strategy& strategy, const Visit& visit) {
    using Next = std::optional<typename Strategy::Place>;
    for (const auto& line : strategy.lines) {
        const auto& turn = turn_of(line);
        if (const auto* choice = std::get_if<typename Strategy::Choice>(&turn))
            visit(Next(choice->next), false);
        if (const auto* answers = std::get_if<typename Strategy::Answers>(&turn)) {
            for (const Next& next : answers->next) visit(next, true);
        }
    }
}

/// Whether a play of the opponent has no answer because it is taken to be prohibited.
template <class Strategy>
bool leaves_something_out(const Strategy& strategy) {
    bool found = false;
    for_each_next(strategy, [&](const auto& next, bool answer) { found = found || (answer && !next); });
    return found;
}

/// Whether several ways lead to a place.
template <class Strategy>
bool shares_places(const Strategy& strategy) {
    std::set<typename Strategy::Place> seen;
    bool found = false;
    for_each_next(strategy,
                  [&](const auto& next, bool) { found = found || (next && !seen.insert(*next).second); });
    return found;
}

}  // namespace shikatsu::proofs
