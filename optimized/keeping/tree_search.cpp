#include "optimized/keeping/tree_search.hpp"

#include <algorithm>
#include <climits>
#include <tuple>

namespace shikatsu::optimized {

bool TreeSearch::run() {
    for (int depth = 0; depth <= limits_.depth && !over_; ++depth) {
        if (held(game_.start, depth)) return true;
    }
    return false;
}

bool TreeSearch::given_up() {
    over_ = over_ || looked_at_ >= limits_.states || stopped_();
    return over_;
}

bool TreeSearch::holds_at_once(const RegionState& state, Known& known) {
    if (known.splits) return *known.splits;
    if (given_up()) return false;
    ++looked_at_;
    known.splits = game_.settled(state);
    if (*known.splits) {
        known.zone = game_.shape.all();
    } else if (const std::optional<Split> split = split_of(game_, state, judge_, limits_.windows)) {
        known.splits = true;
        for (const Window& window : split->windows) known.zone |= window.points;
    }
    known.held = *known.splits;
    return known.held;
}

bool TreeSearch::held(const RegionState& state, int depth) {
    Known& known = known_[state];
    if (known.held) return true;
    if (known.lost_in >= depth) return false;
    if (!game_.holds(state)) {
        known.lost_in = INT_MAX;
        return false;
    }
    if (holds_at_once(state, known)) return true;
    if (depth == 0 || over_) return false;
    known.held = each_play_answered(state, known, depth);
    if (!known.held && !over_) known.lost_in = depth;
    return known.held;
}

bool TreeSearch::each_play_answered(const RegionState& state, Known& known, int depth) {
    const std::optional<Mask> if_passed = answered(state, 0, depth);
    if (!if_passed) return false;
    Mask zone = *if_passed;
    for (const RegionState& after : game_.vanishings(state)) {
        if (!held(after, depth)) return false;
        zone |= known_[after].zone;
    }
    std::vector<int> plays;
    for_each_place(game_.empty(state), [&](int place) { plays.push_back(place); });
    std::stable_sort(plays.begin(), plays.end(), [&](int a, int b) {
        const auto order = [&](int place) {
            return std::tuple(place != known.refutation, (*if_passed >> place & 1U) == 0,
                              -static_cast<std::int64_t>(good_[static_cast<std::size_t>(place)]));
        };
        return order(a) < order(b);
    });
    for (const int place : plays) {
        const auto after = game_.after_play(state, place);
        if (!after) continue;
        const std::optional<Mask> found = answered(*after, *if_passed, depth);
        if (!found) {
            known.refutation = place;
            return false;
        }
        zone |= *found;
    }
    known.zone = zone;
    return true;
}

std::vector<TreeSearch::Answer> TreeSearch::answers(const RegionState& after_play) const {
    std::vector<Answer> all;
    for_each_place(game_.empty(after_play), [&](int place) {
        const auto after = game_.after_answer(after_play, place);
        if (after && game_.holds(*after)) all.push_back({place, *after});
    });
    return all;
}

TreeSearch::Answer TreeSearch::answer(const RegionState& after_play) const {
    const std::vector<Answer> all = answers(after_play);
    return *std::find_if(all.begin(), all.end(), [&](const Answer& one) {
        const auto known = known_.find(one.after);
        return known != known_.end() && known->second.held;
    });
}

void TreeSearch::sort_answers(std::vector<Answer>& all, const RegionState& after_play, Mask hint) const {
    const auto order = [&](const Answer& one) {
        const int captured = std::popcount(after_play.opponent & ~one.after.opponent);
        return std::tuple(-captured, (hint >> one.place & 1U) == 0,
                          -static_cast<std::int64_t>(good_[static_cast<std::size_t>(one.place)]));
    };
    std::stable_sort(all.begin(), all.end(),
                     [&](const Answer& a, const Answer& b) { return order(a) < order(b); });
}

std::optional<Mask> TreeSearch::answered(const RegionState& after_play, Mask hint, int depth) {
    std::vector<Answer> all = answers(after_play);
    sort_answers(all, after_play, hint);
    const auto good = [&](const Answer& one) {
        ++good_[static_cast<std::size_t>(one.place)];
        return known_[one.after].zone | mask_of(one.place);
    };
    for (const Answer& one : all) {
        if (known_[one.after].held) return good(one);
    }
    for (const Answer& one : all) {
        if (holds_at_once(one.after, known_[one.after])) return good(one);
        if (over_) return std::nullopt;
    }
    for (int inner = 1; inner < depth; ++inner) {
        for (const Answer& one : all) {
            if (held(one.after, inner)) return good(one);
            if (over_) return std::nullopt;
        }
    }
    return std::nullopt;
}

}  // namespace shikatsu::optimized
