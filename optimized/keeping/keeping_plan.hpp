// Regions that were chosen for a keeping, and what they give to whom.
#pragma once

#include <optional>
#include <vector>

#include "optimized/keeping/wanted_region.hpp"
#include "optimized/keeping/window_judge.hpp"

namespace shikatsu::optimized {

class KeepingPlan {
  public:
    /// Strings with many stones are foremost. Keeps a reference to the grid.
    explicit KeepingPlan(const KeptGrid& grid);

    /// What the region is to give, as a game of its own; nothing if it cannot be one.
    std::optional<WantedRegion> region(const Points& points, const Wanted& wanted) const;

    /// The groups of kept strings.
    const Groups& groups() const { return grouping_.group; }
    std::set<std::size_t> groups_beside(const Points& points) const {
        return optimized::groups_beside(grid_, points, grouping_);
    }
    /// The foremost first.
    Groups ranked(const std::set<std::size_t>& groups) const;
    std::size_t stones(std::size_t group) const;
    /// How many liberties the group has not got yet.
    int lacks(std::size_t group) const { return std::max(0, 2 - has_[group]); }
    /// By point.
    const std::vector<bool>& used() const { return used_; }
    /// By string: whether its group has all it needs.
    std::vector<bool> safe() const;

    /// The judge has said that the region does it, and is asked for the strategy when it is written. A link
    /// counts for all regions but the links before it.
    void link(const Points& points, std::size_t one, std::size_t other, WindowJudge& judge);
    void give(const Points& points, const Wanted& wanted, WindowJudge& judge);

    /// Nothing if a region does not do it any more, now that others are linked.
    std::optional<Keeping> written() const;

  private:
    struct Link {
        Points points;
        WantedRegion region;
        WindowJudge* judge;
    };
    struct Gift {
        Points points;
        Wanted wanted;
        WindowJudge* judge;
    };

    void use(const Points& points);
    KeepingRegion written(const Points& points, const WantedRegion& region, WindowJudge& judge) const;

    const KeptGrid& grid_;
    Grouping grouping_;
    std::vector<Link> links_;
    std::vector<Gift> gifts_;
    std::vector<bool> used_;
    /// By group.
    std::vector<int> has_;
};

}  // namespace shikatsu::optimized
