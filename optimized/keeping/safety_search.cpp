#include "optimized/keeping/safety_search.hpp"

#include <algorithm>

namespace shikatsu::optimized {

std::optional<bool> SafetySearch::run() {
    for (;;) {
        changed_ = false;
        const bool yes = held(game_.start);
        if (over_) return std::nullopt;
        if (!yes || !changed_) return yes;
        std::erase_if(held_, [](const auto& entry) { return entry.second; });
    }
}

bool SafetySearch::known_to_hold(const RegionState& state) const {
    const auto known = held_.find(state);
    return known != held_.end() ? known->second : game_.settled(state);
}

bool SafetySearch::lost(const RegionState& state) {
    held_[state] = false;
    changed_ = true;
    return false;
}

bool SafetySearch::held(const RegionState& state) {
    if (const auto known = held_.find(state); known != held_.end()) return known->second;
    if (!game_.holds(state)) return false;
    if (game_.settled(state) || over_) return true;
    if (held_.size() >= most_states_) {
        over_ = true;
        return true;
    }
    held_[state] = true;
    ++visited_;
    for (const RegionState& after : game_.vanishings(state)) {
        if (!held(after)) return lost(state);
    }
    for (Mask rest = game_.empty(state); rest != 0; rest &= rest - 1) {
        const int place = std::countr_zero(rest);
        const auto after = game_.after_play(state, place);
        if (after && !answered(*after, place)) return lost(state);
    }
    return true;
}

std::vector<SafetySearch::Answer> SafetySearch::answers(const RegionState& after_play) const {
    std::vector<Answer> all;
    const Mask beside = game_.beside_walls() | game_.shape.neighbours(after_play.keeper);
    for_each_place(game_.empty(after_play) & beside, [&](int place) {
        const auto after = game_.after_answer(after_play, place);
        if (after && game_.holds(*after)) all.push_back({place, *after});
    });
    if (game_.holds(after_play)) all.push_back({std::nullopt, after_play});
    return all;
}

SafetySearch::Answer SafetySearch::answer(const RegionState& after_play) const {
    std::vector<Answer> all = answers(after_play);
    return *std::find_if(all.begin(), all.end(), [&](const Answer& one) { return known_to_hold(one.after); });
}

bool SafetySearch::answered(const RegionState& after_play, int place) {
    std::vector<Answer> all = answers(after_play);
    const Mask near = game_.shape.adjacent[static_cast<std::size_t>(place)];
    const Mask further = near | game_.shape.neighbours(near);
    const auto order = [&](const Answer& one) {
        const int captured = std::popcount(after_play.opponent & ~one.after.opponent);
        const int distance = !one.place                          ? 4
                             : (near >> *one.place & 1U) != 0    ? 1
                             : (further >> *one.place & 1U) != 0 ? 2
                                                                 : 3;
        return 10 * distance - 3 * captured;
    };
    std::stable_sort(all.begin(), all.end(),
                     [&](const Answer& a, const Answer& b) { return order(a) < order(b); });
    const auto known = [&](const Answer& one) { return known_to_hold(one.after); };
    if (std::any_of(all.begin(), all.end(), known)) return true;
    return std::any_of(all.begin(), all.end(), [&](const Answer& one) { return over_ || held(one.after); });
}

}  // namespace shikatsu::optimized
