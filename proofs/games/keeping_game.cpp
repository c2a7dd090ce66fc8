#include "proofs/games/keeping_game.hpp"

#include <algorithm>
#include <cstdint>

#include "proofs/games/region_arena.hpp"

namespace shikatsu::proofs {

namespace {

using reference::Group;
using reference::KeepingGoal;
using reference::KeepingScene;
using reference::RegionGrid;
using reference::RegionGroups;
using reference::RegionState;
using reference::Unit;

/// A set of the points that hold no stone of the keeper: bit i is the i-th of them.
using Mask = std::uint32_t;
/// What regions give each group, at most 2.
using Numbers = std::vector<int>;

class KeepingSearch {
  public:
    KeepingSearch(const Position& position, Player keeper, const std::vector<Point>& units,
                  std::optional<KeepingCondition> dropped)
        : scene_(reference::KeepingScene::of(position, keeper)), dropped_(dropped) {
        for (const Point point : position.grid().points()) {
            if (!position.holds(point, keeper)) free_.push_back(point);
        }
        for (const Point unit : units) scene_.add_unit(unit);
        found_.units = units;
    }

    std::optional<Keeping> run() {
        const Mask all = (Mask{1} << free_.size()) - 1;
        if (gives_enough(all)) return found_;
        for (Unit one = 0; one < scene_.names.size(); ++one) {
            for (Unit other = one + 1; other < scene_.names.size(); ++other) {
                for (Mask link = 1; link <= all; ++link) {
                    if (links(link, one, other, all & ~link)) return found_;
                }
            }
        }
        return std::nullopt;
    }

  private:
    bool links(Mask mask, Unit one, Unit other, Mask rest) {
        const auto region = region_on(mask, {std::pair(one, other), {}});
        if (!region) return false;
        const reference::Groups before = scene_.groups;
        scene_.groups.join(one, other);
        found_.regions = {*region};
        const bool enough = gives_enough(rest);
        scene_.groups = before;
        return enough;
    }

    /// Whether regions in the set give every group its two liberties; then they are among those found.
    bool gives_enough(Mask all) {
        std::vector<Group> groups;
        for (Unit unit = 0; unit < scene_.groups.units(); ++unit) {
            if (scene_.groups.of(unit) == unit) groups.push_back(unit);
        }
        const Numbers wanted(groups.size(), dropped_ == KeepingCondition::second_liberty ? 1 : 2);
        std::map<Mask, std::vector<std::pair<Numbers, KeepingRegion>>> given;
        for (Mask mask = all; mask > 0; mask = (mask - 1) & all) given[mask] = regions_on(mask, groups);
        std::vector<KeepingRegion> chosen;
        if (!choose(all, given, wanted, chosen)) return false;
        found_.regions.insert(found_.regions.end(), chosen.begin(), chosen.end());
        return true;
    }

    using Given = std::map<Mask, std::vector<std::pair<Numbers, KeepingRegion>>>;

    bool choose(Mask rest, const Given& given, const Numbers& wanted,
                std::vector<KeepingRegion>& chosen) const {
        if (std::all_of(wanted.begin(), wanted.end(), [](int number) { return number <= 0; })) return true;
        if (rest == 0) return false;
        const Mask lowest = rest & (~rest + 1);
        if (choose(rest & ~lowest, given, wanted, chosen)) return true;
        const Mask others = rest & ~lowest;
        for (Mask more = others;; more = (more - 1) & others) {
            for (const auto& [numbers, region] : given.at(more | lowest)) {
                Numbers left = wanted;
                for (std::size_t i = 0; i < left.size(); ++i) left[i] -= numbers[i];
                chosen.push_back(region);
                if (choose(rest & ~(more | lowest), given, left, chosen)) return true;
                chosen.pop_back();
            }
            if (more == 0) return false;
        }
    }

    /// What one region may say of the groups.
    std::vector<std::pair<Numbers, KeepingRegion>> regions_on(Mask mask,
                                                              const std::vector<Group>& groups) const {
        std::vector<std::pair<Numbers, KeepingRegion>> all;
        Numbers numbers(groups.size(), 0);
        for (;;) {
            std::size_t i = 0;
            while (i < numbers.size() && numbers[i] == 2) numbers[i++] = 0;
            if (i == numbers.size()) return all;
            ++numbers[i];
            KeepingGoal goal;
            for (std::size_t g = 0; g < groups.size(); ++g) {
                if (numbers[g] > 0) goal.needs[groups[g]] = numbers[g];
            }
            if (const auto region = region_on(mask, goal)) all.emplace_back(numbers, *region);
        }
    }

    std::optional<KeepingRegion> region_on(Mask mask, const KeepingGoal& goal) const {
        KeepingRegion region;
        for (std::size_t i = 0; i < free_.size(); ++i) {
            if ((mask >> i & 1) != 0) region.points.push_back(free_[i]);
        }
        const RegionGrid grid(scene_.position.grid(), region.points, scene_.kept, scene_.keeper);
        RegionArena arena(grid, dropped_);
        auto states = arena.lasting(scene_.state_of(grid), [&](const RegionState& state) {
            return !RegionGroups(grid, state, scene_.groups).shortage(goal, scene_.names);
        });
        if (!states) return std::nullopt;
        region.states = *std::move(states);
        const auto name = [&](Unit unit) { return found_.units[unit]; };
        if (goal.link) region.link = {name(goal.link->first), name(goal.link->second)};
        for (const auto& [group, number] : goal.needs) region.needs.emplace_back(name(group), number);
        return region;
    }

    KeepingScene scene_;
    std::optional<KeepingCondition> dropped_;
    std::vector<Point> free_;
    Keeping found_;
};

}  // namespace

std::optional<Keeping> keeping_of(const Position& position, Player keeper, const std::vector<Point>& units,
                                  std::optional<KeepingCondition> dropped) {
    return KeepingSearch(position, keeper, units, dropped).run();
}

}  // namespace shikatsu::proofs
