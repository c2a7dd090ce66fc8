#include "optimized/keeping/splitting.hpp"

#include <algorithm>
#include <array>

namespace shikatsu::optimized {

namespace {

constexpr int largest_window = 8;

/// The connected sets of up to so many places, by size.
class ConnectedSets {
  public:
    ConnectedSets(const RegionShape& shape, Mask within, int most) : shape_(shape), most_(most) {
        for_each_place(within, [&](int root) {
            const Mask later = within & ~(mask_of(root) - 1);
            grow(mask_of(root), near(root) & later & ~mask_of(root), later, 1);
        });
    }
    /// The small ones first.
    std::vector<Mask> all() const {
        std::vector<Mask> all;
        for (const std::vector<Mask>& sets : sets_) all.insert(all.end(), sets.begin(), sets.end());
        return all;
    }

  private:
    Mask near(int place) const { return shape_.adjacent[static_cast<std::size_t>(place)]; }

    /// Each set comes once: what was left out at a branch stays out.
    void grow(Mask set, Mask rim, Mask allowed, int size) {
        sets_[static_cast<std::size_t>(size)].push_back(set);
        if (size == most_) return;
        for (; rim != 0;) {
            const int place = std::countr_zero(rim);
            rim &= rim - 1;
            allowed &= ~mask_of(place);
            grow(set | mask_of(place), rim | (near(place) & allowed & ~set), allowed, size + 1);
        }
    }

    const RegionShape& shape_;
    int most_;
    std::array<std::vector<Mask>, largest_window + 1> sets_;
};

struct Unit {
    Mask stones = 0;
    Mask beside = 0;
    int wanted = 0;
    /// Whether something outside of the region stands behind it.
    bool wall = false;
    std::size_t group = 0;
};

class Splitting {
  public:
    Splitting(const RegionGame& game, const RegionState& state, WindowJudge& judge,
              const WindowChoice& choice)
        : game_(game),
          state_(state),
          free_(game.empty(state)),
          judge_(judge),
          choice_(choice),
          candidates_(candidates()) {
        Mask body = 0;
        for (const RegionClass& one : game.classes(state)) {
            const int wanted = game.link ? 0 : game.groups[one.leader].wanted;
            add({one.stones, one.beside, wanted, true, 0});
            classes_.push_back(one);
            body |= one.stones;
        }
        for_each_string(game.shape, state.keeper & ~body, [&](Mask string) {
            add({string, game.shape.neighbours(string) & ~string, 2, false, 0});
        });
    }

    std::optional<Split> run() {
        if (short_of_liberties()) return std::nullopt;
        find_links();
        if (drop_loose()) {
            // Without what was dropped the links have to be found again.
            split_.windows.clear();
            used_ = 0;
            find_links();
            if (drop_loose()) return std::nullopt;
        }
        if (game_.link && !linked()) return std::nullopt;
        if (!find_eyes()) return std::nullopt;
        for (const Unit& unit : units_) {
            if (!unit.wall) split_.loose.push_back(unit.stones);
        }
        return std::move(split_);
    }

  private:
    void add(Unit unit) {
        unit.group = units_.size();
        units_.push_back(unit);
    }

    std::vector<Mask> candidates() const {
        const Mask within = game_.shape.all() & ~state_.keeper;
        std::vector<Mask> all = ConnectedSets(game_.shape, within, std::max(choice_.link, choice_.eye)).all();
        const std::size_t small = all.size();
        if (choice_.rectangle > 0) {
            for (const Mask rectangle : game_.shape.rectangles) {
                for_each_string(game_.shape, rectangle & within, [&](Mask part) {
                    if (std::popcount(part) > choice_.eye && promising(part)) all.push_back(part);
                });
            }
        }
        const auto less = [](Mask a, Mask b) {
            return std::pair(std::popcount(a), a) < std::pair(std::popcount(b), b);
        };
        std::sort(all.begin() + static_cast<std::ptrdiff_t>(small), all.end(), less);
        all.erase(std::unique(all.begin(), all.end()), all.end());
        std::erase_if(all, [&](Mask set) { return (set & free_) == 0; });
        return all;
    }

    /// Not too large, and neither full of hostile stones nor all border.
    bool promising(Mask part) const {
        if (std::popcount(part) > choice_.rectangle) return false;
        const Mask outer = game_.shape.all() & ~part & ~state_.keeper;
        const Mask border = part & (game_.shape.border | game_.shape.neighbours(outer));
        return 2 * std::popcount(part & state_.opponent) <= std::popcount(part) &&
               2 * std::popcount(border) <= std::popcount(part);
    }

    bool short_of_liberties() const {
        return std::any_of(units_.begin(), units_.end(), [&](const Unit& unit) {
            return unit.wall && std::popcount(unit.beside & free_) < unit.wanted;
        });
    }

    Mask beside(std::size_t group) const {
        Mask all = 0;
        for (const Unit& unit : units_) {
            if (unit.group == group) all |= unit.beside;
        }
        return all;
    }

    /// The window's game with the groups beside it.
    RegionGame game_in(Mask window, std::vector<std::size_t>& groups) const {
        RegionGame inner;
        std::array<int, largest_region> place{};
        int count = 0;
        for_each_place(window, [&](int outer) { place[static_cast<std::size_t>(outer)] = count++; });
        const auto moved = [&](Mask set) {
            Mask result = 0;
            for_each_place(set & window,
                           [&](int outer) { result |= mask_of(place[static_cast<std::size_t>(outer)]); });
            return result;
        };
        Mask kept = 0;
        for (const Unit& unit : units_) kept |= unit.stones;
        for_each_place(window, [&](int outer) {
            const Mask near = game_.shape.adjacent[static_cast<std::size_t>(outer)];
            inner.shape.adjacent.push_back(moved(near));
            const bool unknown = (near & ~window & ~kept) != 0 || (game_.shape.border >> outer & 1U) != 0;
            if (unknown) inner.shape.border |= mask_of(place[static_cast<std::size_t>(outer)]);
        });
        inner.start.opponent = moved(state_.opponent);
        inner.start.marked = moved(state_.marked);
        groups.clear();
        for (const std::size_t group : all_groups()) {
            const Mask near = moved(beside(group));
            if (near == 0) continue;
            groups.push_back(group);
            inner.groups.push_back({near, 0});
        }
        return inner;
    }

    /// By the rank of their first units.
    std::vector<std::size_t> all_groups() const {
        std::vector<std::size_t> all;
        for (const Unit& unit : units_) {
            if (std::find(all.begin(), all.end(), unit.group) == all.end()) all.push_back(unit.group);
        }
        return all;
    }

    /// Smaller windows first, each with two groups that it may join.
    void find_links() {
        if (units_.size() < 2) return;
        for (const Mask window : candidates_) {
            if (std::popcount(window) > choice_.link) break;
            if ((window & used_) == 0) find_link_in(window);
        }
    }

    void find_link_in(Mask window) {
        std::vector<std::size_t> near;
        for (const std::size_t group : all_groups()) {
            if (std::popcount(beside(group) & window & free_) >= 2) near.push_back(group);
        }
        for (std::size_t i = 0; i < near.size(); ++i) {
            for (std::size_t j = i + 1; j < near.size(); ++j) {
                if (link(window, near[i], near[j])) return;
            }
        }
    }

    bool link(Mask points, std::size_t one, std::size_t other) {
        Window window{points, RegionLink{one, other}, {}, {}, {}};
        const std::vector<std::size_t>& groups = window.units;
        window.game = game_in(points, window.units);
        const auto place = [&](std::size_t group) {
            return static_cast<std::size_t>(std::find(groups.begin(), groups.end(), group) - groups.begin());
        };
        window.game.link = RegionLink{place(one), place(other)};
        if (!judge_.held(window.game)) return false;
        for (Unit& unit : units_) {
            if (unit.group == other) unit.group = one;
        }
        used_ |= points;
        split_.windows.push_back(std::move(window));
        return true;
    }

    /// A loose string that is not linked to a wall does not count. Whether there was one.
    bool drop_loose() {
        const auto stray = [&](const Unit& unit) {
            return std::none_of(units_.begin(), units_.end(),
                                [&](const Unit& wall) { return wall.wall && wall.group == unit.group; });
        };
        const std::vector<Unit> all = units_;
        std::vector<bool> kept;
        for (const Unit& unit : all) kept.push_back(!stray(unit));
        if (std::find(kept.begin(), kept.end(), false) == kept.end()) return false;
        units_.clear();
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (kept[i]) add(all[i]);
        }
        return true;
    }

    bool linked() const {
        std::array<std::size_t, 2> group{};
        for (std::size_t i = 0; i < classes_.size(); ++i) {
            if (classes_[i].has(game_.link->one)) group[0] = units_[i].group;
            if (classes_[i].has(game_.link->other)) group[1] = units_[i].group;
        }
        return group[0] == group[1];
    }

    /// What the group's leader wants.
    int wanted(std::size_t group) const {
        const auto leader =
            std::find_if(units_.begin(), units_.end(), [&](const Unit& unit) { return unit.group == group; });
        return leader->wanted;
    }

    bool serves(Mask points, const std::vector<std::size_t>& served, Window& window) {
        window = {points, std::nullopt, {}, {}, {}};
        const std::vector<std::size_t>& groups = window.units;
        window.game = game_in(points, window.units);
        for (std::size_t i = 0; i < groups.size(); ++i) {
            if (std::find(served.begin(), served.end(), groups[i]) == served.end()) continue;
            window.game.groups[i].wanted = 1;
            window.wanted.emplace_back(groups[i], 1);
        }
        return window.wanted.size() == served.size() && judge_.held(window.game);
    }

    /// One after another the groups get the eyes that they lack.
    bool find_eyes() {
        std::optional<std::size_t> needy;
        for (const std::size_t group : all_groups()) {
            if (has(group) < wanted(group)) {
                needy = group;
                break;
            }
        }
        if (!needy) return true;
        const Mask near = beside(*needy) & free_;
        std::vector<Mask> tried;
        for (const Mask points : candidates_) {
            if ((points & used_) != 0 || (points & near) == 0) continue;
            const auto larger = [&](Mask one) { return (one & ~points) == 0; };
            if (std::any_of(tried.begin(), tried.end(), larger)) continue;
            Window window;
            if (!serves(points, {*needy}, window)) continue;
            tried.push_back(points);
            if (++steps_ > choice_.steps) return false;
            if (take(points, *needy, std::move(window))) return true;
        }
        return false;
    }

    bool take(Mask points, std::size_t group, Window window) {
        std::vector<std::size_t> served{group};
        for (const std::size_t another : all_groups()) {
            if (another == group || has(another) >= wanted(another)) continue;
            served.push_back(another);
            Window both;
            if (serves(points, served, both)) {
                window = std::move(both);
            } else {
                served.pop_back();
            }
        }
        used_ |= points;
        split_.windows.push_back(std::move(window));
        if (find_eyes()) return true;
        used_ &= ~points;
        split_.windows.pop_back();
        return false;
    }

    int has(std::size_t group) const {
        int sum = 0;
        for (const Window& window : split_.windows) {
            for (const auto& [served, number] : window.wanted) sum += served == group ? number : 0;
        }
        return sum;
    }

    const RegionGame& game_;
    const RegionState& state_;
    Mask free_;
    WindowJudge& judge_;
    WindowChoice choice_;
    std::vector<Mask> candidates_;
    std::vector<RegionClass> classes_;
    std::vector<Unit> units_;
    Split split_;
    Mask used_ = 0;
    int steps_ = 0;
};

}  // namespace

std::optional<Split> split_of(const RegionGame& game, const RegionState& state, WindowJudge& judge,
                              const WindowChoice& choice) {
    return Splitting(game, state, judge, choice).run();
}

namespace {

/// A stone of each unit.
std::vector<Point> unit_names(const Split& split, const RegionGame& game, const RegionState& state,
                              const RegionNames& names) {
    std::vector<Point> units;
    for (const RegionClass& one : game.classes(state)) units.push_back(names.groups[one.leader]);
    for (const Mask loose : split.loose)
        units.push_back(names.points[static_cast<std::size_t>(std::countr_zero(loose))]);
    return units;
}

}  // namespace

Keeping keeping_of(const Split& split, const RegionGame& game, const RegionState& state,
                   const RegionNames& names, WindowJudge& judge) {
    const std::vector<Point> units = unit_names(split, game, state, names);
    Keeping keeping;
    keeping.units.assign(units.end() - static_cast<std::ptrdiff_t>(split.loose.size()), units.end());
    for (const Window& window : split.windows) {
        KeepingRegion region;
        RegionNames inner;
        for_each_place(window.points, [&](int place) {
            inner.points.push_back(names.points[static_cast<std::size_t>(place)]);
        });
        for (const std::size_t unit : window.units) inner.groups.push_back(units[unit]);
        region.points = inner.points;
        if (window.link) region.link = {units[window.link->one], units[window.link->other]};
        for (const auto& [unit, number] : window.wanted) region.needs.emplace_back(units[unit], number);
        region.states = judge.states(window.game, inner);
        keeping.regions.push_back(std::move(region));
    }
    return keeping;
}

}  // namespace shikatsu::optimized
