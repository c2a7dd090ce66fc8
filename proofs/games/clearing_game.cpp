#include "proofs/games/clearing_game.hpp"

#include <algorithm>

#include "proofs/games/clearing_arena.hpp"
#include "reference/certificates/keeping_scene.hpp"

namespace shikatsu::proofs {

namespace {

using reference::KeepingGoal;
using reference::RegionGrid;
using reference::RegionGroups;
using reference::RegionState;
using reference::Unit;

/// What regions give each unit, at most 2.
using Numbers = std::vector<int>;

class ClearingSearch {
  public:
    ClearingSearch(const Position& position, Player keeper, const std::vector<Point>& units,
                   const std::vector<std::vector<Point>>& regions)
        : scene_(reference::KeepingScene::of(position, keeper)), regions_(regions) {
        for (const Point unit : units) scene_.add_unit(unit);
        found_.units = units;
    }

    std::optional<Clearing> run(int wanted) {
        if (choose(Numbers(found_.units.size(), wanted))) return found_;
        return std::nullopt;
    }

  private:
    /// Whether the regions after those found give what is wanted; then they are among those found.
    bool choose(const Numbers& wanted) {
        if (found_.regions.size() == regions_.size())
            return std::all_of(wanted.begin(), wanted.end(), [](int number) { return number <= 0; });
        const std::vector<Point>& points = regions_[found_.regions.size()];
        for (Numbers numbers(wanted.size(), 0);;) {
            if (choose_with(points, numbers, wanted)) return true;
            std::size_t i = 0;
            while (i < numbers.size() && numbers[i] == 2) numbers[i++] = 0;
            if (i == numbers.size()) return false;
            ++numbers[i];
        }
    }

    bool choose_with(const std::vector<Point>& points, const Numbers& numbers, const Numbers& wanted) {
        ClearedRegion region;
        region.points = points;
        KeepingGoal goal;
        Numbers left = wanted;
        for (Unit unit = 0; unit < numbers.size(); ++unit) {
            left[unit] -= numbers[unit];
            if (numbers[unit] == 0) continue;
            goal.needs[unit] = numbers[unit];
            region.needs.emplace_back(found_.units[unit], numbers[unit]);
        }
        const RegionGrid grid(scene_.position.grid(), points, scene_.kept, scene_.keeper);
        const RegionState start = scene_.state_of(grid);
        ClearingArena arena(grid, [&](const RegionState& state) {
            return !RegionGroups(grid, state, scene_.groups).shortage(goal, scene_.names);
        });
        const auto go_on = [&](std::optional<std::vector<ClearedState>> states) {
            if (!states) return false;
            region.states = *std::move(states);
            found_.regions.push_back(region);
            if (choose(left)) return true;
            found_.regions.pop_back();
            return false;
        };
        if (go_on(arena.cleared(start))) return true;
        if (found_.first_play) return false;
        for (reference::Place place = 0; place < grid.size(); ++place) {
            const auto played = grid.after_keeper(start, place);
            if (!played) continue;
            found_.first_play = points[place];
            if (go_on(arena.cleared(*played))) return true;
        }
        found_.first_play.reset();
        return false;
    }

    reference::KeepingScene scene_;
    const std::vector<std::vector<Point>>& regions_;
    Clearing found_;
};

}  // namespace

std::optional<Clearing> clearing_of(const Position& position, Player keeper, const std::vector<Point>& units,
                                    const std::vector<std::vector<Point>>& regions, int wanted) {
    return ClearingSearch(position, keeper, units, regions).run(wanted);
}

}  // namespace shikatsu::proofs
