#include "optimized/clearing/clearing_search.hpp"

#include <algorithm>

namespace shikatsu::optimized {

namespace {

RegionState within(const RegionState& state, Mask places) {
    return {state.opponent & places, state.keeper & places, state.marked & places};
}

}  // namespace

bool ClearingSearch::cleared(const std::vector<RegionGroup>& groups, const RegionState& start) {
    return opponent_to_move(part_of(shape_.all(), groups), start);
}

std::optional<int> ClearingSearch::first_play(const std::vector<RegionGroup>& groups,
                                              const RegionState& start) {
    Part& part = part_of(shape_.all(), groups);
    if (!player_to_move(part, start, 0)) return std::nullopt;
    return part.players.at(start).play;
}

ClearingSearch::Part& ClearingSearch::part_of(Mask within, const std::vector<RegionGroup>& groups) {
    std::vector<Mask> key{within};
    for (const RegionGroup& group : groups) {
        key.push_back(group.beside);
        key.push_back(static_cast<Mask>(group.wanted));
    }
    std::unique_ptr<Part>& part = parts_[key];
    if (!part) part = std::make_unique<Part>(Part{ClearingGame(shape_, within, groups)});
    return *part;
}

bool ClearingSearch::given_up() {
    if (!over_ && (++looked_at_ > most_states_ || (looked_at_ % 256 == 0 && stopped_()))) over_ = true;
    return over_;
}

bool ClearingSearch::opponent_to_move(Part& part, const RegionState& state) {
    if (!part.game.holds(state)) return false;
    const auto known = part.opponents.find(state);
    if (known != part.opponents.end()) return known->second.result == Known::Result::won;
    if (given_up()) return false;
    part.opponents.emplace(state, Known{});
    const bool won =
        (state.opponent == 0 || player_to_move(part, state, 0)) && each_play_answered(part, state);
    if (over_ && !won) {
        part.opponents.erase(state);
        return false;
    }
    part.opponents.at(state).result = won ? Known::Result::won : Known::Result::lost;
    return won;
}

bool ClearingSearch::each_play_answered(Part& part, const RegionState& state) {
    for (const int place : sorted_plays(part, state)) {
        const auto after = part.game.field().after_play(state, place);
        if (!after || player_to_move(part, *after, mask_of(place))) continue;
        ++good_plays_[static_cast<std::size_t>(place)];
        return false;
    }
    return true;
}

bool ClearingSearch::player_to_move(Part& part, const RegionState& state, Mask hint) {
    const auto known = part.players.find(state);
    if (known != part.players.end()) return known->second.result == Known::Result::won;
    if (given_up()) return false;
    part.players.emplace(state, Known{});
    for (const int place : sorted_answers(part, state, hint)) {
        const auto after = part.game.field().after_answer(state, place);
        if (!after || !won_after(part, *after)) continue;
        ++good_answers_[static_cast<std::size_t>(place)];
        part.players.at(state) = {Known::Result::won, static_cast<std::int8_t>(place)};
        return true;
    }
    if (over_) {
        part.players.erase(state);
    } else {
        part.players.at(state).result = Known::Result::lost;
    }
    return false;
}

bool ClearingSearch::won_after(Part& part, const RegionState& state) {
    if (part.game.field().body(state) == 0) return opponent_to_move(part, state);
    Fall fall;
    return fall_apart(part, state, fall);
}

bool ClearingSearch::fall_apart(Part& part, const RegionState& state, Fall& fall) {
    fall.classes = part.game.classes(state);
    const Mask free = part.game.field().empty(state);
    Mask kept = 0;
    for (const RegionClass& one : fall.classes) {
        kept |= one.stones;
        fall.owed.push_back(part.game.groups()[one.leader].wanted);
        if (std::popcount(one.beside & free) < fall.owed.back()) return false;
    }
    for_each_string(shape_, part.game.field().points() & ~kept,
                    [&](Mask piece) { fall.rest.push_back(piece); });
    std::stable_sort(fall.rest.begin(), fall.rest.end(),
                     [](Mask one, Mask other) { return std::popcount(one) < std::popcount(other); });
    return share_out(state, fall, 0);
}

bool ClearingSearch::share_out(const RegionState& state, Fall& fall, std::size_t number) {
    if (number == fall.rest.size()) return true;  // the last one gave what was still owed
    const Mask places = fall.rest[number];
    const Mask free = places & ~state.stones();
    Mask later = 0;
    for (std::size_t i = number + 1; i < fall.rest.size(); ++i) later |= fall.rest[i] & ~state.stones();
    std::vector<RegionGroup> groups;
    std::vector<std::size_t> classes;
    std::vector<int> least;
    for (std::size_t i = 0; i < fall.classes.size(); ++i) {
        const Mask beside = fall.classes[i].beside;
        if ((beside & places) == 0) continue;
        const int lacking = fall.owed[i] - std::popcount(beside & later);
        classes.push_back(i);
        least.push_back(std::max(lacking, 0));
        groups.push_back({beside & places, std::min(fall.owed[i], std::popcount(beside & free))});
    }
    // From the most that each may give down to the least.
    const std::vector<RegionGroup> most = groups;
    const RegionState inside = within(state, places);
    for (;;) {
        Part& part = part_of(places, groups);
        if (opponent_to_move(part, inside)) {
            const std::vector<int> owed = fall.owed;
            for (std::size_t i = 0; i < classes.size(); ++i) fall.owed[classes[i]] -= groups[i].wanted;
            fall.pieces.push_back({&part, inside, classes});
            if (share_out(state, fall, number + 1)) return true;
            fall.pieces.pop_back();
            fall.owed = owed;
        }
        std::size_t i = 0;
        for (; i < least.size() && groups[i].wanted == least[i]; ++i) groups[i].wanted = most[i].wanted;
        if (i == least.size()) return false;
        --groups[i].wanted;
    }
}

std::vector<int> ClearingSearch::sorted_plays(const Part& part, const RegionState& state) const {
    const Mask free = part.game.field().empty(state);
    std::vector<std::pair<std::int64_t, int>> all;
    for_each_place(free, [&](int place) {
        const Mask near = shape_.adjacent[static_cast<std::size_t>(place)];
        const std::int64_t order = -std::int64_t{good_plays_[static_cast<std::size_t>(place)]} * 2 -
                                   std::popcount(near & free) - 2 * std::popcount(near & state.opponent);
        all.emplace_back(order, place);
    });
    std::sort(all.begin(), all.end());
    std::vector<int> places;
    for (const auto& [order, place] : all) places.push_back(place);
    return places;
}

std::vector<int> ClearingSearch::sorted_answers(const Part& part, const RegionState& state, Mask hint) const {
    const Mask free = part.game.field().empty(state);
    const Mask near_hint = shape_.neighbours(hint);
    const Mask far = shape_.neighbours(near_hint);
    const Mask beside = shape_.neighbours(state.keeper) | part.game.field().walls();
    std::vector<std::pair<std::int64_t, int>> all;
    for_each_place(free, [&](int place) {
        const Mask here = mask_of(place);
        const Mask near = shape_.adjacent[static_cast<std::size_t>(place)];
        std::int64_t order = -std::int64_t{good_answers_[static_cast<std::size_t>(place)]};
        if ((near_hint & here) != 0) order -= 16;
        if ((far & here) != 0) order -= 8;
        if ((beside & here) == 0) order += 64;
        order -= 4 * std::popcount(near & state.opponent);
        all.emplace_back(order, place);
    });
    std::sort(all.begin(), all.end());
    std::vector<int> places;
    for (const auto& [order, place] : all) places.push_back(place);
    return places;
}

}  // namespace shikatsu::optimized
