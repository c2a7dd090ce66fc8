#include "reference/certificates/keeping_region.hpp"

#include <algorithm>

namespace shikatsu::reference {

RegionGrid::RegionGrid(const Grid& grid, const std::vector<Point>& points, const KeptStones& kept,
                       Player keeper)
    : points_(points), keeper_(keeper), beside_other_(points.size(), false) {
    std::map<Point, Place> place_of;
    for (Place place = 0; place < points.size(); ++place) place_of[points[place]] = place;
    adjacent_.resize(points.size());
    walls_.resize(points.size());
    for (Place place = 0; place < points.size(); ++place) {
        for (const Point near : grid.adjacent(points[place])) {
            if (const auto inside = place_of.find(near); inside != place_of.end()) {
                adjacent_[place].push_back(inside->second);
            } else if (const auto wall = kept.find(near); wall != kept.end()) {
                walls_[place].insert(wall->second);
            } else {
                beside_other_[place] = true;
            }
        }
    }
}

std::vector<Place> RegionGrid::string_of(const RegionState& state, Place place) const {
    return reached(place, [&](Place next) { return state.contents[next] == state.contents[place]; });
}

std::vector<std::vector<Place>> RegionGrid::strings(const RegionState& state, Player player) const {
    std::vector<std::vector<Place>> all;
    std::vector<bool> seen(size(), false);
    for (Place place = 0; place < size(); ++place) {
        if (seen[place] || !holds(state, place, player)) continue;
        all.push_back(string_of(state, place));
        for (const Place stone : all.back()) seen[stone] = true;
    }
    return all;
}

bool RegionGrid::open(const std::vector<Place>& string) const {
    return std::any_of(string.begin(), string.end(), [&](Place stone) { return beside_other_[stone]; });
}

bool RegionGrid::is_body(const std::vector<Place>& string) const {
    return std::any_of(string.begin(), string.end(), [&](Place stone) { return !walls_[stone].empty(); });
}

bool RegionGrid::has_liberty(const RegionState& state, const std::vector<Place>& string) const {
    return std::any_of(string.begin(), string.end(), [&](Place stone) {
        const std::vector<Place>& near = adjacent_[stone];
        return std::any_of(near.begin(), near.end(), [&](Place place) { return state.empty(place); });
    });
}

bool RegionGrid::beside_unknown(const RegionState& state, const std::vector<Place>& string) const {
    return std::any_of(string.begin(), string.end(), [&](Place stone) {
        const std::vector<Place>& near = adjacent_[stone];
        return std::any_of(near.begin(), near.end(), [&](Place place) { return state.unknown[place]; });
    });
}

bool RegionGrid::would_be_alone(const RegionState& state, Place place) const {
    const std::vector<Place>& near = adjacent_[place];
    return walls_[place].empty() && std::none_of(near.begin(), near.end(), [&](Place next) {
               return state.empty(next) || holds(state, next, keeper_);
           });
}

void RegionGrid::remove(RegionState& state, const std::vector<Place>& stones) const {
    for (const Place stone : stones) state.contents[stone] = Content::empty;
}

bool RegionGrid::any_beside(const std::vector<Place>& stones, Place place) const {
    const std::vector<Place>& near = adjacent_[place];
    return std::any_of(stones.begin(), stones.end(),
                       [&](Place stone) { return std::find(near.begin(), near.end(), stone) != near.end(); });
}

std::optional<Place> RegionGrid::out_of_peace(const RegionState& state) const {
    for (const std::vector<Place>& string : strings(state, keeper_)) {
        if (!is_body(string) && !has_liberty(state, string)) return string.front();
    }
    return std::nullopt;
}

std::optional<Place> RegionGrid::lone_capture(const RegionState& played, Place place) const {
    const bool by_keeper = holds(played, place, keeper_);
    std::vector<Place> captured;
    for (const std::vector<Place>& string : strings(played, by_keeper ? opponent(keeper_) : keeper_)) {
        if (!any_beside(string, place) || has_liberty(played, string)) continue;
        if (!by_keeper && is_body(string)) continue;
        if (beside_unknown(played, string)) return std::nullopt;
        captured.insert(captured.end(), string.begin(), string.end());
    }
    return captured.size() == 1 ? std::optional(captured.front()) : std::nullopt;
}

std::optional<Place> RegionGrid::ko_captured(const RegionState& state, Place place) const {
    const std::vector<Place>& near = adjacent_[place];
    const bool lone =
        std::all_of(near.begin(), near.end(), [&](Place next) { return holds(state, next, keeper_); });
    if (!state.empty(place) || !lone || beside_other_[place]) return std::nullopt;
    RegionState played = state;
    played.contents[place] = stone_of(opponent(keeper_));
    return lone_capture(played, place);
}

bool RegionGrid::takes_in_a_ko(const RegionState& state, Place place) const {
    if (!state.empty(place)) return false;
    RegionState after = state;
    after.contents[place] = stone_of(keeper_);
    const std::optional<Place> captured = lone_capture(after, place);
    if (!captured) return false;
    after.contents[*captured] = Content::empty;
    return ko_captured(after, *captured) == place;
}

std::optional<Place> RegionGrid::doubtful_mark(const RegionState& state) const {
    for (Place place = 0; place < size(); ++place) {
        if (state.marks[place] && !takes_in_a_ko(state, place)) return place;
    }
    return std::nullopt;
}

void RegionGrid::drop_doubtful_bars(RegionState& state) const {
    std::erase_if(state.barred, [&](Place place) { return !ko_captured(state, place); });
}

void RegionGrid::bar_taking_back(const RegionState& before, Place place, RegionState& after) const {
    std::vector<Place> taken;
    for (const Place next : adjacent_[place]) {
        if (holds(before, next, opponent(keeper_)) && after.empty(next)) taken.push_back(next);
    }
    if (taken.size() == 1 && ko_captured(after, taken.front()) == place) after.barred.insert(taken.front());
}

std::optional<RegionState> RegionGrid::after_opponent(const RegionState& state, Place place) const {
    if (state.barred.contains(place)) return std::nullopt;
    RegionState after = state;
    after.contents[place] = stone_of(opponent(keeper_));
    std::vector<Place> captured;
    std::vector<Place> doubtful;
    for (const std::vector<Place>& string : strings(after, keeper_)) {
        if (is_body(string) || has_liberty(after, string)) continue;
        std::vector<Place>& taken = beside_unknown(state, string) ? doubtful : captured;
        taken.insert(taken.end(), string.begin(), string.end());
    }
    remove(after, captured);
    after.forget(doubtful);
    const std::vector<Place> played = string_of(after, place);
    if (!open(played) && !beside_unknown(state, played) && !has_liberty(after, played) &&
        !any_beside(doubtful, place))
        return std::nullopt;
    const auto is_or_was_taken = [&](Place near) {
        return near == captured.front() || holds(after, near, keeper_) || after.unknown[near];
    };
    const std::vector<Place>& near = adjacent_[place];
    if (captured.size() == 1 && std::all_of(near.begin(), near.end(), is_or_was_taken))
        after.marks[captured.front()] = true;  // it may have been a ko-capture
    drop_doubtful_bars(after);
    return after;
}

std::optional<RegionState> RegionGrid::after_keeper(const RegionState& state, Place place) const {
    if (!state.empty(place)) return std::nullopt;
    RegionState after = state;
    after.contents[place] = stone_of(keeper_);
    std::size_t captured = 0;
    std::vector<Place> doubtful;
    for (const std::vector<Place>& string : strings(after, opponent(keeper_))) {
        if (open(string) || has_liberty(after, string)) continue;
        if (beside_unknown(after, string)) {
            doubtful.insert(doubtful.end(), string.begin(), string.end());
        } else {
            remove(after, string);
            captured += string.size();
        }
    }
    if (state.marks[place] && captured < 2 && would_be_alone(state, place)) return std::nullopt;
    const std::vector<Place> played = string_of(after, place);
    const bool loose_and_safe = !open(played) && has_liberty(after, played);
    if (!is_body(played) && !loose_and_safe) return std::nullopt;
    // They may be one in the unknown, which is beside the place or not.
    if (any_beside(doubtful, place) || beside_unknown(state, {place})) after.forget(doubtful);
    drop_doubtful_bars(after);
    return after;
}

std::vector<RegionState> RegionGrid::vanishings(const RegionState& state) const {
    std::vector<RegionState> all;
    for (const std::vector<Place>& string : strings(state, opponent(keeper_))) {
        if (!open(string)) continue;
        all.push_back(state);
        remove(all.back(), string);
    }
    return all;
}

}  // namespace shikatsu::reference
