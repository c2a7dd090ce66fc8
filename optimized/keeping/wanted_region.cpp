#include "optimized/keeping/wanted_region.hpp"

#include <algorithm>
#include <numeric>

namespace shikatsu::optimized {

namespace {

/// Where each group's place among the game's groups is; their number if it is not beside the region.
std::size_t place_of(const Groups& groups, std::size_t group) {
    return static_cast<std::size_t>(std::find(groups.begin(), groups.end(), group) - groups.begin());
}

}  // namespace

Grouping Grouping::alone(std::size_t strings) {
    Grouping grouping;
    grouping.group.resize(strings);
    std::iota(grouping.group.begin(), grouping.group.end(), std::size_t{0});
    grouping.rank = grouping.group;
    return grouping;
}

void Grouping::join(std::size_t one, std::size_t other) {
    rank[one] = std::min(rank[one], rank[other]);
    std::replace(group.begin(), group.end(), other, one);
}

std::set<std::size_t> groups_beside(const KeptGrid& grid, const Points& points, const Grouping& grouping) {
    std::set<std::size_t> groups;
    for (const Point point : points) {
        for (const Point near : grid.adjacent(point)) {
            if (grid.is_kept(near)) groups.insert(grouping.group[grid.string_at(near)]);
        }
    }
    return groups;
}

std::optional<WantedRegion> wanted_region(const KeptGrid& grid, const Points& points,
                                          const Grouping& grouping, const Wanted& wanted) {
    if (points.size() > largest_region) return std::nullopt;
    WantedRegion region;
    std::map<std::size_t, Mask> beside;
    Mask border = 0;
    const auto outside = [&](int place, Point next) {
        if (grid.is_kept(next)) {
            beside[grouping.group[grid.string_at(next)]] |= mask_of(place);
        } else {
            border |= mask_of(place);
        }
    };
    const auto near = [&](Point point) -> const Points& { return grid.adjacent(point); };
    region.game.shape = shape_of(points, near, outside);
    region.game.shape.border = border;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const Mask here = mask_of(static_cast<int>(i));
        if (grid.hostile(points[i])) region.game.start.opponent |= here;
        if (grid.has_loose(points[i])) region.game.start.keeper |= here;
    }
    // The capture of a string that is not kept has to be decided in the region.
    if ((region.game.start.keeper & region.game.shape.border) != 0) return std::nullopt;
    if (beside.size() > most_groups) return std::nullopt;
    for (const auto& [group, mask] : beside) region.groups.push_back(group);
    std::sort(region.groups.begin(), region.groups.end(),
              [&](std::size_t a, std::size_t b) { return grouping.rank[a] < grouping.rank[b]; });
    for (const std::size_t group : region.groups) region.game.groups.push_back({beside[group], 0});
    for (const auto& [group, number] : wanted.liberties) {
        const std::size_t place = place_of(region.groups, group);
        if (place == region.groups.size()) return std::nullopt;
        region.game.groups[place].wanted = number;
    }
    if (wanted.link) {
        const RegionLink link{place_of(region.groups, wanted.link->first),
                              place_of(region.groups, wanted.link->second)};
        if (std::max(link.one, link.other) == region.groups.size()) return std::nullopt;
        region.game.link = link;
    }
    return region;
}

}  // namespace shikatsu::optimized
