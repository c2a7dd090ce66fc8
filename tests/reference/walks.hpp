// Random beginnings of hypothetical-sequences, shrinkable: a start and a list of choices.
#pragma once

#include <rapidcheck.h>

#include <string>
#include <utility>
#include <vector>

#include "reference/japanese2003/hypothetical_sequence.hpp"
#include "tests/reference/commentary.hpp"

namespace shikatsu::reference::testing {

/// Final-positions where much can happen: empty small grids, and boards with kos.
inline const std::vector<std::vector<std::string>>& walk_boards() {
    static const std::vector<std::vector<std::string>> boards{{"...."},
                                                              {"......."},
                                                              {"..", ".."},
                                                              {"...", "..."},
                                                              {"...", "...", "..."},
                                                              {"....", "....", "...."},
                                                              {".##.", "##O#", "O#OO", ".OO."},
                                                              {".OO#O.#.", "OO#.####", ".O#####."},
                                                              {"#####", ".#O#O", "#O.O.", "OOOOO"}};
    return boards;
}

struct Walk {
    HypotheticalState start;
    std::vector<Step> steps;

    LeftPart left_part() const {
        LeftPart part{start.to_move, {}};
        for (const Step& step : steps) part.moves.push_back(step.move);
        return part;
    }
    /// The states before, between and after the steps.
    std::vector<HypotheticalState> states() const {
        std::vector<HypotheticalState> all{start};
        for (const Step& step : steps) all.push_back(step.after);
        return all;
    }
};

/// Follows the choices, each among the allowed hypothetical-moves. A pass that would end play is chosen only
/// if nothing else is allowed.
inline Walk follow(const HypotheticalState& start, const std::vector<unsigned>& choices,
                   const Readings& readings) {
    Walk walk{start, {}};
    HypotheticalState state = start;
    for (const unsigned choice : choices) {
        auto allowed = hypothetical_moves(state, readings);
        if (allowed.empty()) break;
        if (state.after_pass && allowed.size() > 1) allowed.erase(Pass{});
        const auto chosen = std::next(allowed.begin(), static_cast<std::ptrdiff_t>(choice % allowed.size()));
        walk.steps.push_back(
            Step{state.to_move, chosen->first, chosen->second.removed, chosen->second.state});
        state = chosen->second.state;
    }
    return walk;
}

inline rc::Gen<std::vector<unsigned>> choices() {
    std::vector<unsigned> numbers;
    for (unsigned i = 0; i < 60; ++i) numbers.push_back(i);
    return rc::gen::container<std::vector<unsigned>>(rc::gen::elementOf(numbers));
}

/// A walk of any length on one of the boards; to be called inside a property.
inline Walk any_walk(const Readings& readings) {
    const auto rows = *rc::gen::elementOf(walk_boards());
    const Player first = *rc::gen::elementOf(std::vector<Player>{Player::black, Player::white});
    const auto chosen = *choices();
    return follow(start_state(position_of(rows), first, readings), chosen, readings);
}

}  // namespace shikatsu::reference::testing
