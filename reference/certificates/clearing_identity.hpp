// When two regions of a clearing are the same: then what was found of the states of one is so of the other.
#pragma once

#include <compare>
#include <map>
#include <set>
#include <vector>

#include "reference/certificates/keeping_goal.hpp"
#include "reference/values/clearing.hpp"

namespace shikatsu::reference {

/// All that matters about a region: groups are told apart by their order.
class RegionIdentity {
  public:
    RegionIdentity(const RegionGrid& region, const Groups& groups, const KeepingGoal& goal, BansRelied bans)
        : points_(region.points()), bans_(bans == BansRelied::stirred ? BansRelied::after_work : bans) {
        std::set<Group> beside;
        for (Place place = 0; place < region.size(); ++place) {
            for (const Unit unit : region.walls(place)) beside.insert(groups.of(unit));
        }
        for (const auto& [group, number] : goal.needs) beside.insert(group);
        std::map<Group, std::size_t> rank;
        for (const Group group : beside) {
            rank.emplace(group, rank.size());
            const auto need = goal.needs.find(group);
            needs_.push_back(need == goal.needs.end() ? 0 : need->second);
        }
        for (Place place = 0; place < region.size(); ++place) {
            std::set<std::size_t>& walls = walls_.emplace_back();
            for (const Unit unit : region.walls(place)) walls.insert(rank.at(groups.of(unit)));
        }
    }

    friend auto operator<=>(const RegionIdentity&, const RegionIdentity&) = default;

  private:
    std::vector<Point> points_;
    /// How the opponent's bans are relied on; states say whether the region is stirred.
    BansRelied bans_;
    /// By rank.
    std::vector<int> needs_;
    /// By place: the ranks of the groups beside it.
    std::vector<std::set<std::size_t>> walls_;
};

}  // namespace shikatsu::reference
