#include "optimized/keeping/keeping_plan.hpp"

#include <algorithm>

namespace shikatsu::optimized {

KeepingPlan::KeepingPlan(const KeptGrid& grid)
    : grid_(grid),
      grouping_(Grouping::alone(grid.strings())),
      used_(static_cast<std::size_t>(grid.grid().size()), false),
      has_(grid.strings(), 0) {
    Groups order(grid.strings());
    for (std::size_t string = 0; string < order.size(); ++string) order[string] = string;
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return grid.stones(a) > grid.stones(b); });
    for (std::size_t i = 0; i < order.size(); ++i) grouping_.rank[order[i]] = i;
}

std::optional<WantedRegion> KeepingPlan::region(const Points& points, const Wanted& wanted) const {
    auto region = wanted_region(grid_, points, grouping_, wanted);
    if (region) region->game.shape.rectangles = grid_.rectangles_in(points);
    return region;
}

Groups KeepingPlan::ranked(const std::set<std::size_t>& groups) const {
    Groups order(groups.begin(), groups.end());
    std::sort(order.begin(), order.end(),
              [&](std::size_t a, std::size_t b) { return grouping_.rank[a] < grouping_.rank[b]; });
    return order;
}

std::size_t KeepingPlan::stones(std::size_t group) const {
    std::size_t sum = 0;
    for (std::size_t string = 0; string < grid_.strings(); ++string)
        sum += grouping_.group[string] == group ? grid_.stones(string) : 0;
    return sum;
}

std::vector<bool> KeepingPlan::safe() const {
    std::vector<bool> safe(grid_.strings(), false);
    for (std::size_t string = 0; string < safe.size(); ++string)
        safe[string] = grid_.kept()[string] && lacks(grouping_.group[string]) == 0;
    return safe;
}

void KeepingPlan::use(const Points& points) {
    for (const Point point : points) used_[point.index] = true;
}

void KeepingPlan::link(const Points& points, std::size_t one, std::size_t other, WindowJudge& judge) {
    links_.push_back({points, *region(points, {std::pair(one, other), {}}), &judge});
    use(points);
    grouping_.join(one, other);
}

void KeepingPlan::give(const Points& points, const Wanted& wanted, WindowJudge& judge) {
    gifts_.push_back({points, wanted, &judge});
    use(points);
    for (const auto& [group, number] : wanted.liberties) has_[group] += number;
}

std::optional<Keeping> KeepingPlan::written() const {
    Keeping keeping;
    Groups units;
    for (std::size_t string = 0; string < grid_.strings(); ++string) {
        if (grid_.kept()[string]) units.push_back(string);
    }
    std::stable_sort(units.begin(), units.end(),
                     [&](std::size_t a, std::size_t b) { return grid_.stones(a) > grid_.stones(b); });
    for (const std::size_t string : units) keeping.units.push_back(grid_.first_stone(string));
    for (const Link& link : links_) keeping.regions.push_back(written(link.points, link.region, *link.judge));
    for (const Gift& gift : gifts_) {
        const auto now = region(gift.points, gift.wanted);
        if (!now || !gift.judge->held(now->game)) return std::nullopt;
        keeping.regions.push_back(written(gift.points, *now, *gift.judge));
    }
    return keeping;
}

KeepingRegion KeepingPlan::written(const Points& points, const WantedRegion& region,
                                   WindowJudge& judge) const {
    RegionNames names{points, {}};
    for (const std::size_t group : region.groups) names.groups.push_back(grid_.first_stone(group));
    return written_region(region.game, names, judge);
}

}  // namespace shikatsu::optimized
