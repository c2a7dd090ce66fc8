// Which of the groups that come first and are owed nothing in a region are joined outside of it makes no
// difference there: every region that fits into a box, anywhere on a grid, with every content.
#include <algorithm>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "proofs/claims/enumeration.hpp"
#include "proofs/games/boxed_regions.hpp"
#include "proofs/theorems/theorems.hpp"

namespace shikatsu::proofs {

namespace {

using reference::Groups;
using reference::Place;
using reference::RegionGrid;
using reference::RegionGroups;
using reference::RegionState;
using reference::Unit;

constexpr const char* joined_to_leader = "one that is owed something is joined to one that leads";
constexpr const char* leads_its_class = "one that is owed something leads what is joined to it";

constexpr const char* behind = "groups behind one that is owed something may count as one, too";
constexpr const char* with_the_owed = "one that is owed something may count as one with those before it";

/// What is said of the unit's group by itself: nothing if it counts on one before it.
std::optional<std::set<Place>> liberties_if_it_leads(const RegionGroups& groups, Unit unit) {
    if (groups.joined().of(unit) != unit) return std::nullopt;
    return groups.liberties(unit);
}

/// Whether the same is owed to the unit, and the same units are joined to it.
bool are_alike(const RegionGroups& one, const RegionGroups& other, Unit unit, std::size_t units) {
    if (liberties_if_it_leads(one, unit) != liberties_if_it_leads(other, unit)) return false;
    if (one.joined().of(unit) != unit) return true;
    for (Unit member = 0; member < units; ++member) {
        if ((one.joined().of(member) == unit) != (other.joined().of(member) == unit)) return false;
    }
    return true;
}

/// A unit for each stone beside the region: how they are connected elsewhere is not said.
std::pair<reference::KeptStones, Groups> each_wall_by_itself(const Grid& grid,
                                                             const std::vector<Point>& points) {
    reference::KeptStones kept;
    Groups groups;
    for (const Point point : grid.points()) {
        const auto near = grid.adjacent(point);
        const auto in_region = [&](Point one) { return std::ranges::binary_search(points, one); };
        if (in_region(point) || std::ranges::none_of(near, in_region)) continue;
        kept.emplace(point, groups.units());
        groups.add();
    }
    return {kept, groups};
}

/// False if all contents have been had; then they are as at first.
bool next(std::vector<Content>& contents) {
    for (Content& content : contents) {
        content = content == Content::empty            ? stone_of(Player::white)
                  : content == stone_of(Player::white) ? stone_of(Player::black)
                                                       : Content::empty;
        if (content != Content::empty) return true;
    }
    return false;
}

class Check {
  public:
    explicit Check(Enumeration& seen) : seen_(seen) {}

    void region(const Grid& grid, const std::vector<Point>& points) {
        const reference::KeepingScene scene = scene_around(grid, points);
        const auto [kept, apart] = each_wall_by_itself(grid, points);
        const RegionGrid region(grid, points, kept, Player::black);
        const std::size_t size = points.size();
        RegionState state{std::vector<Content>(size, Content::empty), std::vector<bool>(size),
                          std::vector<bool>(size)};
        do {
            seen_.count_scene();
            position_ = board_of(scene, region, state);
            each_joining(apart, RegionGroups(region, state, apart),
                         [&](const Groups& groups) { return RegionGroups(region, state, groups); });
        } while (next(state.contents));
    }

  private:
    template <class GroupsOf>
    void each_joining(const Groups& groups, const RegionGroups& apart, GroupsOf groups_of) {
        const std::size_t units = groups.units();
        Groups all = groups;
        for (Unit last = 1; last < units; ++last) {
            all.join(0, last);
            compare(apart, groups_of(all), last, units);
            for (Unit first = 0; first < last; ++first) {
                Groups two = groups;
                two.join(first, last);
                compare(apart, groups_of(two), last, units);
                if (first > 0) refute(behind, apart, groups_of(two), 0, units);
                refute(with_the_owed, apart, groups_of(two), last, units);
            }
        }
    }

    /// Of the groups behind the last one that leads.
    void compare(const RegionGroups& apart, const RegionGroups& joined, Unit last, std::size_t units) {
        for (Unit unit = last + 1; unit < units; ++unit) {
            if (!are_alike(apart, joined, unit, units))
                seen_.fail("it makes a difference which groups that lead are joined", *position_);
            const reference::Group group = apart.joined().of(unit);
            if (group <= last) seen_.occurs(joined_to_leader, *position_);
            for (Unit member = unit + 1; member < units; ++member) {
                if (group == unit && apart.joined().of(member) == unit)
                    seen_.occurs(leads_its_class, *position_);
            }
        }
    }

    void refute(const char* variant, const RegionGroups& apart, const RegionGroups& joined, Unit owed,
                std::size_t units) {
        if (!are_alike(apart, joined, owed, units)) seen_.refutes(variant, *position_);
    }

    Enumeration& seen_;
    std::optional<Position> position_;
};

Finding check_all(const Grid& box) {
    Enumeration seen({joined_to_leader, leads_its_class}, {behind, with_the_owed});
    Check check(seen);
    each_region_in(box,
                   [&](const Grid& grid, const std::vector<Point>& points) { check.region(grid, points); });
    return seen.finding();
}

}  // namespace

Theorem groups_that_lead() {
    return {
        "groups-that-lead",
        "In a region, whatever is there: if two of the groups that come before one that is owed something "
        "are joined elsewhere, or all of them are, this one leads what is joined to it as before, and has "
        "the same liberties.",
        {"J2003-D1-7", "J2003-D1-9"},
        Status::checked_up_to,
        {},
        "clearing.md#again",
        {enumeration(1, 4, Effort::fast, check_all), enumeration(2, 2, Effort::fast, check_all),
         enumeration(2, 3, Effort::fast, check_all)}};
}

}  // namespace shikatsu::proofs
