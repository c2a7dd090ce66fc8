#include "optimized/zones/zone_choice.hpp"

#include <algorithm>
#include <cstdlib>
#include <set>

namespace shikatsu::optimized {

namespace {

using Points = std::vector<Point>;

/// Sets of points of one grid, with a number for each point.
class PartsOfGrid {
  public:
    template <class Joined>
    PartsOfGrid(const Grid& grid, Joined joined) : part_(static_cast<std::size_t>(grid.size()), none) {
        for (const Point start : grid.points()) {
            if (part_[start.index] != none || !joined(start, start)) continue;
            members_.emplace_back();
            add(start);
            for (std::size_t i = 0; i < members_.back().size(); ++i) {
                const Point at = members_.back()[i];
                for (const Point near : grid.adjacent(at)) {
                    if (part_[near.index] == none && joined(at, near)) add(near);
                }
            }
        }
    }

    static constexpr std::size_t none = SIZE_MAX;
    std::size_t of(Point point) const { return part_[point.index]; }
    std::size_t size() const { return members_.size(); }
    const Points& members(std::size_t part) const { return members_[part]; }

  private:
    void add(Point point) {
        part_[point.index] = members_.size() - 1;
        members_.back().push_back(point);
    }

    std::vector<std::size_t> part_;
    std::vector<Points> members_;
};

/// Grows a zone for the player of one string.
class Growth {
  public:
    Growth(const Position& position, Point target, SurplusEyes surplus)
        : position_(position),
          grid_(position.grid()),
          owner_(position.player_at(target)),
          target_(target),
          strings_(grid_, [&](Point, Point to) { return position.holds(to, owner_); }),
          regions_(grid_, [&](Point, Point to) { return !position.holds(to, owner_); }),
          left_out_(static_cast<std::size_t>(grid_.size()), false) {
        if (surplus == SurplusEyes::kept) return;
        for (const Point point : surplus_eyes(position, owner_)) left_out_[point.index] = true;
    }

    /// The weights of all regions, each once, in ascending order. The more opposing stones a region has, the
    /// less it looks like its player's own.
    std::vector<std::size_t> weights() const {
        std::vector<std::size_t> weights;
        for (std::size_t part = 0; part < regions_.size(); ++part) weights.push_back(weight(part));
        std::sort(weights.begin(), weights.end());
        weights.erase(std::unique(weights.begin(), weights.end()), weights.end());
        return weights;
    }

    /// With the regions of at most the weight `heaviest`; `outer` adds the liberties in other regions.
    Points zone(std::size_t heaviest, bool outer) {
        in_.assign(static_cast<std::size_t>(grid_.size()), false);
        zone_.clear();
        add_string(target_);
        for (std::size_t i = 0; i < zone_.size(); ++i) {
            const Point at = zone_[i];
            const bool own = position_.holds(at, owner_);
            for (const Point near : grid_.adjacent(at)) {
                if (in_[near.index] || left_out_[near.index]) continue;
                const bool inner = !position_.holds(near, owner_) && weight(regions_.of(near)) <= heaviest;
                if (position_.holds(near, owner_)) {
                    add_string(near);
                } else if (inner || (own && outer && position_.empty(near))) {
                    add(near);
                }
            }
        }
        std::sort(zone_.begin(), zone_.end());
        return zone_;
    }

  private:
    std::size_t weight(std::size_t part) const {
        constexpr std::size_t stone = 3;
        std::size_t sum = 0;
        for (const Point point : regions_.members(part)) sum += position_.empty(point) ? 1 : stone;
        return sum;
    }

    void add(Point point) {
        in_[point.index] = true;
        zone_.push_back(point);
    }
    void add_string(Point at) {
        for (const Point point : strings_.members(strings_.of(at))) add(point);
    }

    const Position& position_;
    const Grid& grid_;
    Player owner_;
    Point target_;
    PartsOfGrid strings_;
    PartsOfGrid regions_;
    std::vector<bool> left_out_;
    std::vector<bool> in_;
    Points zone_;
};

}  // namespace

std::vector<Point> surplus_eyes(const Position& position, Player player) {
    constexpr std::size_t most_in_eye = 2;
    constexpr std::size_t eyes_to_live = 2;
    const Grid& grid = position.grid();
    const PartsOfGrid strings(grid, [&](Point, Point to) { return position.holds(to, player); });
    const PartsOfGrid regions(grid, [&](Point, Point to) { return !position.holds(to, player); });
    std::vector<const Points*> eyes;
    for (std::size_t part = 0; part < regions.size(); ++part) {
        const Points& points = regions.members(part);
        const bool empty = std::ranges::all_of(points, [&](Point point) { return position.empty(point); });
        if (empty && points.size() <= most_in_eye) eyes.push_back(&points);
    }
    std::ranges::stable_sort(eyes, {}, [](const Points* eye) { return eye->size(); });
    std::vector<std::size_t> eyes_of(strings.size(), 0);
    Points surplus;
    for (const Points* eye : eyes) {
        std::set<std::size_t> beside;
        for (const Point point : *eye) {
            for (const Point near : grid.adjacent(point)) {
                if (position.holds(near, player)) beside.insert(strings.of(near));
            }
        }
        bool needed = false;
        for (const std::size_t string : beside) needed = eyes_of[string]++ < eyes_to_live || needed;
        if (!needed) surplus.insert(surplus.end(), eye->begin(), eye->end());
    }
    std::ranges::sort(surplus);
    return surplus;
}

std::vector<Points> zones_for_defence(const Position& position, Point target, SurplusEyes surplus) {
    Growth growth(position, target, surplus);
    std::vector<Points> zones;
    for (const std::size_t heaviest : growth.weights()) {
        for (const bool outer : {false, true}) {
            Points zone = growth.zone(heaviest, outer);
            const bool whole = zone.size() == static_cast<std::size_t>(position.grid().size());
            if (!whole && std::find(zones.begin(), zones.end(), zone) == zones.end())
                zones.push_back(std::move(zone));
        }
    }
    std::stable_sort(zones.begin(), zones.end(), [&](const Points& a, const Points& b) {
        const auto room = [&](const Points& zone) {
            return std::count_if(zone.begin(), zone.end(), [&](Point p) { return position.empty(p); });
        };
        return room(a) < room(b);
    });
    return zones;
}

std::vector<Point> surroundings(const Grid& grid, const std::vector<Point>& string) {
    constexpr int far = 8;
    const auto near = [&](Point one, Point other) {
        return std::abs(grid.row(one) - grid.row(other)) <= far &&
               std::abs(grid.column(one) - grid.column(other)) <= far;
    };
    Points points;
    for (const Point point : grid.points()) {
        if (std::any_of(string.begin(), string.end(), [&](Point stone) { return near(point, stone); }))
            points.push_back(point);
    }
    return points;
}

}  // namespace shikatsu::optimized
