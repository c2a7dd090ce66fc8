// A region of the grid with what it has to give.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "optimized/keeping/kept_grid.hpp"
#include "optimized/keeping/region_game.hpp"

namespace shikatsu::optimized {

using Groups = std::vector<std::size_t>;

/// How the strings count together: a group is named by one of its strings.
struct Grouping {
    /// By string.
    Groups group;
    /// By group, the lower the further ahead: who is joined to one ahead of him counts on that one.
    Groups rank;

    /// Each string by itself.
    static Grouping alone(std::size_t strings);
    /// From now on the two groups are one.
    void join(std::size_t one, std::size_t other);
};

/// A link of two groups, or liberties to groups.
struct Wanted {
    std::optional<std::pair<std::size_t, std::size_t>> link;
    std::map<std::size_t, int> liberties;
};

struct WantedRegion {
    RegionGame game;
    /// By group of the game.
    Groups groups;
};

std::set<std::size_t> groups_beside(const KeptGrid& grid, const Points& points, const Grouping& grouping);

/// Nothing if the region is too large, or if somebody to whom something is to be given is not beside it.
std::optional<WantedRegion> wanted_region(const KeptGrid& grid, const Points& points,
                                          const Grouping& grouping, const Wanted& wanted);

}  // namespace shikatsu::optimized
