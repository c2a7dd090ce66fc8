// Regions as points of the grid.
#pragma once

#include <algorithm>
#include <vector>

#include "optimized/keeping/region_field.hpp"
#include "reference/values/grid.hpp"

namespace shikatsu::optimized {

using Points = std::vector<Point>;

/// Where a region lies on the grid.
struct RegionNames {
    /// By place, in reading order.
    Points points;
    /// By group: a stone of it.
    Points groups;
};

/// The connected parts of what is `in`, as far as they have a candidate, each in reading order. `adjacent`
/// gives the neighbours of a point of the grid.
template <class Adjacent, class In>
std::vector<Points> connected_parts(const Grid& grid, const Points& candidates, Adjacent adjacent, In in) {
    std::vector<bool> seen(static_cast<std::size_t>(grid.size()), false);
    std::vector<Points> found;
    for (const Point start : candidates) {
        if (seen[start.index] || !in(start)) continue;
        Points part{start};
        seen[start.index] = true;
        for (std::size_t i = 0; i < part.size(); ++i) {
            for (const Point near : adjacent(part[i])) {
                if (seen[near.index] || !in(near)) continue;
                seen[near.index] = true;
                part.push_back(near);
            }
        }
        std::sort(part.begin(), part.end());
        found.push_back(std::move(part));
    }
    return found;
}

/// How the points lie, which are in reading order and not more than `largest_region`. Calls
/// `outside(place, point)` with each neighbour of a place that is not among them.
template <class Adjacent, class Outside>
RegionShape shape_of(const Points& points, Adjacent adjacent, Outside outside) {
    RegionShape shape;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const int place = static_cast<int>(i);
        Mask near = 0;
        for (const Point next : adjacent(points[i])) {
            const auto inside = std::lower_bound(points.begin(), points.end(), next);
            if (inside != points.end() && *inside == next) {
                near |= mask_of(static_cast<int>(inside - points.begin()));
            } else {
                outside(place, next);
            }
        }
        shape.adjacent.push_back(near);
    }
    return shape;
}

}  // namespace shikatsu::optimized
