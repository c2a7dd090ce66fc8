#include "reference/certificates/keeping_goal.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace shikatsu::reference {

void Groups::join(Unit one, Unit other) {
    const auto [first, second] = std::minmax(group_of_[one], group_of_[other]);
    std::replace(group_of_.begin(), group_of_.end(), Group{second}, Group{first});
}

RegionGroups::RegionGroups(const RegionGrid& region, const RegionState& state, const Groups& groups)
    : region_(region), state_(state), joined_(groups), body_(region.size()) {
    for (const std::vector<Place>& string : region.strings(state, region.keeper())) {
        std::optional<Unit> first;
        for (const Place stone : string) {
            for (const Unit unit : region.walls(stone)) {
                if (!first) first = unit;
                joined_.join(*first, unit);
            }
        }
        for (const Place stone : string) body_[stone] = first;
    }
}

std::set<Place> RegionGroups::liberties(Group group) const {
    std::set<Place> liberties;
    for (Place place = 0; place < region_.size(); ++place) {
        if (!state_.empty(place)) continue;
        for (const Unit unit : region_.walls(place)) {
            if (belongs(unit, group)) liberties.insert(place);
        }
        for (const Place near : region_.adjacent(place)) {
            if (body_[near] && belongs(*body_[near], group)) liberties.insert(place);
        }
    }
    return liberties;
}

int RegionGroups::eyes(Group group) const {
    const std::set<Place> liberties_of_group = liberties(group);
    const auto is_no_body = [&](Place place) { return !body_[place]; };
    std::vector<bool> seen(region_.size(), false);
    int eyes = 0;
    for (Place first = 0; first < region_.size(); ++first) {
        if (seen[first] || body_[first]) continue;
        bool is_eye = true;
        bool has_empty = false;
        for (const Place place : region_.reached(first, is_no_body)) {
            seen[place] = true;
            const bool empty = state_.empty(place);
            has_empty |= empty;
            is_eye &= !region_.beside_other(place) && state_.contents[place] != stone_of(region_.keeper()) &&
                      (!empty || liberties_of_group.contains(place));
        }
        if (is_eye && has_empty) ++eyes;
    }
    return eyes;
}

std::optional<std::string> RegionGroups::shortage(const KeepingGoal& goal,
                                                  const std::vector<std::string>& names) const {
    if (goal.link) {
        const auto [one, other] = *goal.link;
        if (joined_.of(one) == joined_.of(other)) return std::nullopt;
        for (const Unit unit : {one, other}) {
            if (liberties(joined_.of(unit)).size() < 2)
                return fmt::format("{} and {} are not joined, and {} has less than 2 liberties", names[one],
                                   names[other], names[unit]);
        }
        return std::nullopt;
    }
    for (const auto& [group, number] : goal.needs) {
        // A group that is joined to one before it counts on that one's number.
        if (joined_.of(group) == group && liberties(group).size() < static_cast<std::size_t>(number))
            return fmt::format("{} has less than {} {}", names[group], number,
                               number == 1 ? "liberty" : "liberties");
    }
    return std::nullopt;
}

bool RegionGroups::settled(const KeepingGoal& goal) const {
    if (goal.link) return joined_.of(goal.link->first) == joined_.of(goal.link->second);
    return std::all_of(goal.needs.begin(), goal.needs.end(), [&](const auto& need) {
        const auto& [group, number] = need;
        return joined_.of(group) != group || eyes(group) >= number;
    });
}

}  // namespace shikatsu::reference
