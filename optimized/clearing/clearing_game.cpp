#include "optimized/clearing/clearing_game.hpp"

#include <algorithm>
#include <bit>

#include "optimized/clearing/known_plays.hpp"

namespace shikatsu::optimized {

ClearingGame::ClearingGame(const RegionShape& shape, Mask within, std::vector<RegionGroup> groups,
                           BansRelied bans, Mask to_join)
    : field_(shape, within, 0, beside_any(groups)),
      groups_(std::move(groups)),
      to_join_(to_join & within),
      filled_(can_be_filled()),
      bans_(bans) {}

std::optional<RegionState> ClearingGame::after_play(const RegionState& state, int place) const {
    if ((state.barred & mask_of(place)) != 0) return std::nullopt;
    auto after = field_.after_play(state, place);
    if (after && after->barred != 0) after = without_doubtful_bars(field_, {*after, field_.points()}).state;
    return after;
}

std::optional<RegionState> ClearingGame::after_answer(const RegionState& state, int place) const {
    auto after = field_.after_answer(state, place);
    if (!after || !bars()) return after;
    KnownState then{*after, field_.points()};
    if (after->barred != 0) then = without_doubtful_bars(field_, then);
    return with_taking_back_barred(field_, {state, field_.points()}, place, then).state;
}

bool ClearingGame::holds(Mask empty) const {
    return std::all_of(groups_.begin(), groups_.end(), [&](const RegionGroup& group) {
        return std::popcount(group.beside & empty) >= group.wanted;
    });
}

Mask ClearingGame::with_liberties_owed(Mask empty, Mask known) const {
    for (const RegionGroup& group : groups_) {
        Mask others = group.beside & empty & ~known;
        for (int lacking = group.wanted - std::popcount(group.beside & empty & known);
             lacking > 0 && others != 0; --lacking) {
            known |= lowest_of(others);
            others &= others - 1;
        }
    }
    return known;
}

bool ClearingGame::can_be_filled() const {
    if (to_join_ != 0) return false;
    const Mask inner = field_.points() & ~field_.walls();
    bool close = true;
    for_each_place(inner, [&](int place) {
        const Mask near = field_.adjacent(place);
        close = close && (inner & ~near) == mask_of(place) && std::popcount(near) > 1;
    });
    return close && std::all_of(groups_.begin(), groups_.end(), [&](const RegionGroup& group) {
               const bool all_beside = inner == 0 && (field_.points() & ~group.beside) == 0;
               return group.wanted == 0 || (group.wanted == 1 && all_beside);
           });
}

}  // namespace shikatsu::optimized
