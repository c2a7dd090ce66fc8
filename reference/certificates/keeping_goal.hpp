// What a region of a keeping is good for: liberties of groups of kept strings. See spec/certificates.md.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "reference/certificates/keeping_region.hpp"

namespace shikatsu::reference {

/// Kept strings that count as one, told by the least of their units.
using Group = Unit;

/// Which group each unit is in.
class Groups {
  public:
    /// A unit by itself, behind all others.
    void add() { group_of_.push_back(group_of_.size()); }
    std::size_t units() const { return group_of_.size(); }
    Group of(Unit unit) const { return group_of_[unit]; }
    void join(Unit one, Unit other);

  private:
    std::vector<Group> group_of_;
};

/// What is wanted of a region: a link, or liberties.
struct KeepingGoal {
    /// The groups of both are joined in the region, or each has two liberties there; or else …
    std::optional<std::pair<Unit, Unit>> link = std::nullopt;
    /// … the groups have so many liberties there.
    std::map<Group, int> needs = {};
};

/// The groups of kept strings in one state of a region, those that its stones connect being one.
class RegionGroups {
  public:
    RegionGroups(const RegionGrid& region, const RegionState& state, const Groups& groups);

    const Groups& joined() const { return joined_; }
    /// A unit to whose string the keeper's stone on the place is connected.
    std::optional<Unit> body(Place place) const { return body_[place]; }
    /// The empty places adjacent to the group's stones.
    std::set<Place> liberties(Group group) const;
    /// How many parts of the region, closed by the keeper's kept stones and without another stone of his,
    /// have empty places adjacent to the group, and no other ones.
    int eyes(Group group) const;

    /// What the goal misses, in words with the units' vertices; nothing if it is reached.
    std::optional<std::string> shortage(const KeepingGoal& goal, const std::vector<std::string>& names) const;
    /// Whether the goal lasts if the keeper only passes.
    bool settled(const KeepingGoal& goal) const;

  private:
    bool belongs(Unit unit, Group group) const { return joined_.of(unit) == group; }

    const RegionGrid& region_;
    const RegionState& state_;
    Groups joined_;
    std::vector<std::optional<Unit>> body_;
};

}  // namespace shikatsu::reference
