#include "optimized/clearing/clearing_search.hpp"

#include <algorithm>
#include <bit>

#include "optimized/patterns/effort.hpp"

namespace shikatsu::optimized {

namespace {

RegionState within(const RegionState& state, Mask places) {
    return {state.opponent & places, state.keeper & places, state.marked & places};
}

Point point_of(int place) {
    return Point{static_cast<std::uint16_t>(place)};
}

/// The places, those with the least numbers first.
template <class Number>
std::vector<int> in_order(std::vector<std::pair<Number, int>>& places) {
    std::sort(places.begin(), places.end());
    std::vector<int> sorted;
    for (const auto& [number, place] : places) sorted.push_back(place);
    return sorted;
}

}  // namespace

ClearingResult ClearingSearch::cleared(const std::vector<RegionGroup>& groups, const RegionState& start,
                                       int effort) {
    return opponent_to_move(part_of(shape_.all(), groups), start, effort);
}

ClearingResult ClearingSearch::cleared_at_first(const std::vector<RegionGroup>& groups,
                                                const RegionState& start, int effort) {
    return player_to_move(part_of(shape_.all(), groups), start, std::nullopt, effort);
}

int ClearingSearch::first_play(const std::vector<RegionGroup>& groups, const RegionState& start) {
    return part_of(shape_.all(), groups).players.at(start).play;
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

ClearingResult ClearingSearch::opponent_to_move(Part& part, const RegionState& state, int effort) {
    if (!part.game.holds(state)) return ClearingResult::never;
    if (part.game.filled()) return ClearingResult::won;
    if (effort < 0) return ClearingResult::not_yet;
    Known& known = part.opponents[state];
    if (const auto settled = known.settled(effort)) return *settled;
    if (given_up()) return ClearingResult::not_yet;
    known.under_way = true;
    const ClearingResult result = each_move_answered(part, state, known, effort);
    known.under_way = false;
    note(known, result, effort);
    return result;
}

ClearingResult ClearingSearch::each_move_answered(Part& part, const RegionState& state, Known& known,
                                                  int effort) {
    using enum ClearingResult;
    const int refutation = known.play;
    if (refutation >= 0) {
        if (const auto result = play_answered(part, state, refutation, effort); result != won) return result;
    }
    if (state.opponent != 0) {
        if (const auto result = player_to_move(part, state, std::nullopt, effort); result != won)
            return result;
    }
    for (const int place : sorted_plays(part, state)) {
        if (place == refutation) continue;
        const ClearingResult result = play_answered(part, state, place, effort);
        if (result == won) continue;
        known.play = static_cast<std::int8_t>(place);
        return result;
    }
    return won;
}

ClearingResult ClearingSearch::play_answered(Part& part, const RegionState& state, int place, int effort) {
    const auto after = part.game.field().after_play(state, place);
    return after ? player_to_move(part, *after, place, effort) : ClearingResult::won;
}

ClearingResult ClearingSearch::player_to_move(Part& part, const RegionState& state, std::optional<int> play,
                                              int effort) {
    Known& known = part.players[state];
    if (const auto settled = known.settled(effort)) return *settled;
    if (given_up()) return ClearingResult::not_yet;
    known.under_way = true;
    const auto of = [](std::optional<int> place) {
        return place ? std::optional(point_of(*place)) : std::nullopt;
    };
    auto result = ClearingResult::never;
    std::size_t rank = 0;
    for (const int place : sorted_answers(part, state, play)) {
        const auto after = part.game.field().after_answer(state, place);
        if (!after) continue;
        const int left = effort - cost_of_answer(rank++);
        if (left < 0) {
            result = ClearingResult::not_yet;
            break;
        }
        const ClearingResult one = won_after(part, *after, left);
        if (one == ClearingResult::won) {
            statistics_.count_success(of(play), of(place));
            known.play = static_cast<std::int8_t>(place);
            result = one;
            break;
        }
        if (one == ClearingResult::not_yet) result = one;
        if (over_) break;
        statistics_.count_failure(of(play), of(place));
    }
    known.under_way = false;
    note(known, result, effort);
    return result;
}

void ClearingSearch::note(Known& known, ClearingResult result, int effort) const {
    if (result == ClearingResult::won) {
        known.won = true;
    } else if (result == ClearingResult::never && !over_) {
        known.lost_with = Known::for_ever;
    } else if (!over_) {
        known.lost_with = static_cast<std::int16_t>(effort);
    }
}

ClearingResult ClearingSearch::won_after(Part& part, const RegionState& state, int effort) {
    if (part.game.field().body(state) == 0) return opponent_to_move(part, state, effort);
    Fall fall;
    return fall_apart(part, state, fall, effort);
}

ClearingResult ClearingSearch::fall_apart(Part& part, const RegionState& state, Fall& fall, int effort) {
    fall.classes = part.game.classes(state);
    const Mask free = part.game.field().empty(state);
    Mask kept = 0;
    for (const RegionClass& one : fall.classes) {
        kept |= one.stones;
        fall.owed.push_back(part.game.groups()[one.leader].wanted);
        if (std::popcount(one.beside & free) < fall.owed.back()) return ClearingResult::never;
    }
    for_each_string(shape_, part.game.field().points() & ~kept,
                    [&](Mask piece) { fall.rest.push_back(piece); });
    std::stable_sort(fall.rest.begin(), fall.rest.end(),
                     [](Mask one, Mask other) { return std::popcount(one) < std::popcount(other); });
    return share_out(state, fall, 0, effort);
}

ClearingResult ClearingSearch::share_out(const RegionState& state, Fall& fall, std::size_t number,
                                         int effort) {
    using enum ClearingResult;
    if (number == fall.rest.size()) return won;  // the last one gave what was still owed
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
    ClearingResult all = never;
    for (;;) {
        Part& part = part_of(places, groups);
        ClearingResult result = opponent_to_move(part, inside, effort);
        if (result == won) {
            const std::vector<int> owed = fall.owed;
            for (std::size_t i = 0; i < classes.size(); ++i) fall.owed[classes[i]] -= groups[i].wanted;
            fall.pieces.push_back({&part, inside, classes});
            result = share_out(state, fall, number + 1, effort);
            if (result == won) return won;
            fall.pieces.pop_back();
            fall.owed = owed;
        }
        if (result == not_yet) all = not_yet;
        std::size_t i = 0;
        for (; i < least.size() && groups[i].wanted == least[i]; ++i) groups[i].wanted = most[i].wanted;
        if (i == least.size()) return all;
        --groups[i].wanted;
    }
}

std::vector<int> ClearingSearch::sorted_plays(const Part& part, const RegionState& state) const {
    const Mask free = part.game.field().empty(state);
    std::vector<std::pair<int, int>> all;
    for_each_place(free, [&](int place) {
        const Mask near = shape_.adjacent[static_cast<std::size_t>(place)];
        all.emplace_back(-std::popcount(near & free) - 2 * std::popcount(near & state.opponent), place);
    });
    return in_order(all);
}

std::vector<int> ClearingSearch::sorted_answers(const Part& part, const RegionState& state,
                                                std::optional<int> play) const {
    const Mask near_play = play ? shape_.adjacent[static_cast<std::size_t>(*play)] : 0;
    const Mask far = shape_.neighbours(near_play);
    const Mask beside = shape_.neighbours(state.keeper) | part.game.field().walls();
    const auto of_play = play ? std::optional(point_of(*play)) : std::nullopt;
    std::vector<std::pair<double, int>> all;
    for_each_place(part.game.field().empty(state), [&](int place) {
        const Mask here = mask_of(place);
        const Mask near = shape_.adjacent[static_cast<std::size_t>(place)];
        const double promise = statistics_.promise(of_play, point_of(place)) +
                               ((near_play & here) != 0 ? 0.1 : 0.0) + ((far & here) != 0 ? 0.05 : 0.0) +
                               0.02 * std::popcount(near & state.opponent) -
                               ((beside & here) == 0 ? 0.1 : 0.0);
        all.emplace_back(-promise, place);
    });
    return in_order(all);
}

}  // namespace shikatsu::optimized
