#include "optimized/clearing/clearing_game.hpp"

#include <algorithm>

namespace shikatsu::optimized {

std::vector<Mask> ClearingGame::key() const {
    std::vector<Mask> key{within};
    for (const RegionGroup& group : groups) {
        key.push_back(group.beside);
        key.push_back(static_cast<Mask>(group.wanted));
    }
    return key;
}

ClearingMoves::ClearingMoves(const RegionShape& shape, const ClearingGame& game)
    : shape_(shape), game_(game) {
    for (const RegionGroup& group : game.groups) beside_walls_ |= group.beside;
}

bool ClearingMoves::holds(const RegionState& state) const {
    const Mask free = empty(state);
    return std::all_of(game_.groups.begin(), game_.groups.end(), [&](const RegionGroup& group) {
        return std::popcount(group.beside & free) >= group.wanted;
    });
}

std::optional<RegionState> ClearingMoves::after_play(const RegionState& state, int place) const {
    RegionState after = state;
    after.opponent |= mask_of(place);
    const Mask near = shape_.adjacent[static_cast<std::size_t>(place)] & game_.within;
    Mask captured = 0;
    for (Mask touched = state.keeper & near; touched != 0;) {
        const Mask string = shape_.flood(lowest_of(touched), state.keeper);
        touched &= ~string;
        if ((neighbours(string) & empty(after)) == 0) captured |= string;
    }
    after.keeper &= ~captured;
    const Mask own = shape_.flood(mask_of(place), after.opponent);
    const Mask free = empty(after);
    if ((neighbours(own) & free) == 0) return std::nullopt;
    // It may be a ko-capture, and then the player may not take back.
    const bool lone = own == mask_of(place) && (near & free & ~captured) == 0;
    if (std::popcount(captured) == 1 && lone) after.marked |= captured;
    return after;
}

std::optional<RegionState> ClearingMoves::after_answer(const RegionState& state, int place) const {
    if ((state.marked & mask_of(place)) != 0) return std::nullopt;
    RegionState after = state;
    after.keeper |= mask_of(place);
    const Mask near = shape_.adjacent[static_cast<std::size_t>(place)];
    for (Mask touched = state.opponent & near; touched != 0;) {
        const Mask string = shape_.flood(lowest_of(touched), state.opponent);
        touched &= ~string;
        if ((neighbours(string) & empty(after)) == 0) after.opponent &= ~string;
    }
    const Mask own = shape_.flood(mask_of(place), after.keeper);
    if ((own & beside_walls_) == 0 && (neighbours(own) & empty(after)) == 0) return std::nullopt;
    return after;
}

Mask ClearingMoves::body(const RegionState& state) const {
    return shape_.flood(beside_walls_ & state.keeper, state.keeper);
}

std::vector<ClearingClass> ClearingMoves::classes(const RegionState& state) const {
    std::vector<ClearingClass> found;
    std::vector<bool> taken(game_.groups.size(), false);
    for (std::size_t leader = 0; leader < taken.size(); ++leader) {
        if (taken[leader]) continue;
        ClearingClass one{leader, 0, game_.groups[leader].beside};
        for (bool grown = true; grown;) {
            grown = false;
            one.stones = shape_.flood(one.beside & state.keeper, state.keeper);
            for (std::size_t group = leader + 1; group < taken.size(); ++group) {
                const Mask beside = game_.groups[group].beside;
                if (taken[group] || (beside & one.stones) == 0) continue;
                taken[group] = grown = true;
                one.beside |= beside;
            }
        }
        one.beside = (one.beside | neighbours(one.stones)) & ~one.stones;
        found.push_back(one);
    }
    return found;
}

}  // namespace shikatsu::optimized
