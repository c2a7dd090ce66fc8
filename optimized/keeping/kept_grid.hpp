// A player's strings on a grid, which of them count as kept, and the parts of the grid between them.
#pragma once

#include <cstddef>
#include <set>
#include <vector>

#include "optimized/keeping/region_points.hpp"
#include "reference/values/position.hpp"

namespace shikatsu::optimized {

class KeptGrid {
  public:
    /// At first all strings of the keeper are kept. Strings that are not may be in a region that encloses
    /// them.
    KeptGrid(const Position& position, Player keeper);

    const Grid& grid() const { return grid_; }
    std::size_t strings() const { return stones_.size(); }
    /// The first stone in reading order, and the number of stones.
    Point first_stone(std::size_t string) const { return stones_[string].front(); }
    std::size_t stones(std::size_t string) const { return stones_[string].size(); }
    /// Requires a stone of the keeper.
    std::size_t string_at(Point point) const { return string_[point.index]; }

    /// By string.
    const std::vector<bool>& kept() const { return kept_; }
    void keep_only(const std::vector<bool>& kept);
    bool is_kept(Point point) const {
        return string_[point.index] != no_string && kept_[string_[point.index]];
    }
    bool has_loose(Point point) const { return string_[point.index] != no_string && !is_kept(point); }
    bool hostile(Point point) const { return !position_.empty(point) && string_[point.index] == no_string; }

    const Points& adjacent(Point point) const { return adjacent_[point.index]; }

    /// The connected parts of what is `in`, as far as they have a candidate, each in reading order.
    template <class In>
    std::vector<Points> parts(const Points& candidates, In in) const {
        const auto near = [&](Point point) -> const Points& { return adjacent(point); };
        return connected_parts(grid_, candidates, near, in);
    }

    /// The strings that are beside one part only of what the keeper has no stones on.
    std::vector<bool> inner_strings() const;
    /// The parts of what is neither kept nor used, the small ones first.
    std::vector<Points> enclosed_parts(const std::vector<bool>& used) const;
    /// Whether the keeper may hope for something there: beside kept stones, and not full of hostile ones with
    /// many liberties.
    bool promising(const Points& part) const;
    /// What rectangles have in common with the points, by place.
    std::vector<Mask> rectangles_in(const Points& points) const;

  private:
    /// What is left of a part without strings of the keeper that it does not enclose.
    void add_enclosing(Points part, std::set<Points>& found) const;
    bool encloses(const Points& part, std::size_t string) const;
    bool mine(Point point) const { return string_[point.index] != no_string; }
    void add_string(Point start);

    static constexpr std::size_t no_string = SIZE_MAX;

    const Position& position_;
    Grid grid_;
    Player keeper_;
    /// By point.
    std::vector<Points> adjacent_;
    std::vector<std::size_t> string_;
    /// By string.
    std::vector<Points> stones_;
    std::vector<bool> kept_;
};

}  // namespace shikatsu::optimized
