#include "proofs/games/known_plays.hpp"

#include <algorithm>

namespace shikatsu::proofs {

using reference::Place;
using reference::RegionState;

std::optional<RegionState> KnownPlaysRule::after_opponent(const RegionState& state, Place place) const {
    using enum KnownPlaysSlip;
    RegionState after = state;
    after.contents[place] = stone_of(opponent(region_.keeper()));
    const Attacked attacked = attack(state, after, region_.keeper(), slip_ == keepers_in_doubt_are_captured);
    remove(after, attacked.captured);
    if (slip_ != keepers_in_doubt_stay) forget(after, attacked.doubtful);
    const Places own = string_of(after, place);
    const bool room = region_.has_liberty(after, own) ||
                      (region_.beside_unknown(state, own) && slip_ != the_unknown_is_no_liberty);
    const bool may_capture = is_beside(place, attacked.doubtful) && slip_ != doubt_is_no_capture;
    if (!room && !may_capture) return std::nullopt;
    if (attacked.captured.size() != 1) return after;
    const std::vector<Place>& near = region_.adjacent(place);
    const bool lone = std::all_of(near.begin(), near.end(), [&](Place next) {
        if (after.unknown[next]) return slip_ != the_unknown_is_no_ko;
        return after.contents[next] == stone_of(region_.keeper()) || next == attacked.captured.front();
    });
    if (lone) after.marks[attacked.captured.front()] = true;
    return after;
}

std::optional<RegionState> KnownPlaysRule::after_keeper(const RegionState& state, Place place) const {
    using enum KnownPlaysSlip;
    if (!state.empty(place)) return std::nullopt;
    RegionState after = state;
    after.contents[place] = stone_of(region_.keeper());
    const Attacked attacked =
        attack(state, after, opponent(region_.keeper()), slip_ == opponents_in_doubt_are_captured);
    remove(after, attacked.captured);
    const Places own = string_of(after, place);
    const bool free = region_.has_liberty(after, own) ||
                      (slip_ == the_unknown_is_a_liberty && region_.beside_unknown(after, own));
    if (!region_.is_body(own) && !free) return std::nullopt;
    const bool touched = is_beside(place, attacked.doubtful) ||
                         (region_.beside_unknown(state, {place}) && slip_ != what_is_not_touched_stays);
    if (touched && slip_ != opponents_in_doubt_stay) forget(after, attacked.doubtful);
    return after;
}

KnownPlaysRule::Attacked KnownPlaysRule::attack(const RegionState& state, const RegionState& after,
                                                Player player, bool captured_in_doubt) const {
    Attacked attacked;
    for (const Places& string : region_.strings(after, player)) {
        const bool kept = player == region_.keeper() && region_.is_body(string);
        if (kept || region_.has_liberty(after, string)) continue;
        const bool in_doubt = region_.beside_unknown(state, string) && !captured_in_doubt;
        Places& stones = in_doubt ? attacked.doubtful : attacked.captured;
        stones.insert(stones.end(), string.begin(), string.end());
    }
    return attacked;
}

KnownPlaysRule::Places KnownPlaysRule::string_of(const RegionState& state, Place place) const {
    return region_.reached(place, [&](Place next) { return state.contents[next] == state.contents[place]; });
}

bool KnownPlaysRule::is_beside(Place place, const Places& stones) const {
    const std::vector<Place>& near = region_.adjacent(place);
    return std::any_of(stones.begin(), stones.end(),
                       [&](Place stone) { return std::find(near.begin(), near.end(), stone) != near.end(); });
}

void KnownPlaysRule::remove(RegionState& state, const Places& stones) {
    for (const Place stone : stones) state.contents[stone] = Content::empty;
}

void KnownPlaysRule::forget(RegionState& state, const Places& stones) {
    for (const Place stone : stones) state.forget(stone);
}

}  // namespace shikatsu::proofs
