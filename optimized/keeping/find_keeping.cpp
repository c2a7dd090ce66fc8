#include "optimized/keeping/find_keeping.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <random>
#include <set>

#include "optimized/keeping/window_judges.hpp"

namespace shikatsu::optimized {

namespace {

using Points = std::vector<Point>;
using Groups = std::vector<std::size_t>;
constexpr std::size_t none = SIZE_MAX;

/// What a region has to give: a link of two groups, or liberties to groups.
struct Wanted {
    std::optional<std::pair<std::size_t, std::size_t>> link;
    std::map<std::size_t, int> liberties;
};

struct Chosen {
    Points points;
    Wanted wanted;
    bool whole_part = false;
};

/// The player's strings, as they are grouped in one try.
struct Grouping {
    /// By string.
    Groups group;
    /// By group, the lower the earlier; those that are not safe yet come last.
    Groups rank;
};

class KeepingSearch {
  public:
    KeepingSearch(const Position& position, Player keeper, const KeepingEffort& effort,
                  const std::function<bool()>& stopped)
        : position_(position),
          grid_(position.grid()),
          keeper_(keeper),
          effort_(effort),
          stopped_(stopped),
          string_(static_cast<std::size_t>(grid_.size()), none) {
        for (const Point point : grid_.points()) adjacent_.push_back(grid_.adjacent(point));
        for (const Point point : grid_.points()) {
            if (position_.holds(point, keeper_) && string_[point.index] == none) add_string(point);
        }
        kept_.assign(first_.size(), true);
    }

    std::optional<FoundKeeping> run() {
        while (std::find(kept_.begin(), kept_.end(), true) != kept_.end() && !stopped_()) {
            Try best = best_try();
            if (stopped_()) break;
            if (best.safe == kept_) {
                std::optional<Keeping> keeping = written(best);
                if (!keeping) return std::nullopt;
                return FoundKeeping{std::move(*keeping), large_.looked_at() + parts_.looked_at()};
            }
            kept_ = best.safe;
        }
        return std::nullopt;
    }

  private:
    /// One way of cutting the grid into regions.
    struct Try {
        Grouping grouping;
        std::vector<Chosen> links;
        std::vector<Chosen> regions;
        std::vector<bool> used;
        /// By group.
        std::vector<int> has;
        /// Groups in the order in which they became safe.
        Groups order;
        /// By string, at the end.
        std::vector<bool> safe;

        bool is_safe(std::size_t group) const {
            return std::find(order.begin(), order.end(), group) != order.end();
        }
    };

    void add_string(Point start) {
        Points stones{start};
        string_[start.index] = first_.size();
        for (std::size_t i = 0; i < stones.size(); ++i) {
            for (const Point near : adjacent(stones[i])) {
                if (!position_.holds(near, keeper_) || string_[near.index] != none) continue;
                string_[near.index] = first_.size();
                stones.push_back(near);
            }
        }
        first_.push_back(start);
    }

    bool is_kept(Point point) const {
        const std::size_t string = string_[point.index];
        return string != none && kept_[string];
    }

    const Points& adjacent(Point point) const { return adjacent_[point.index]; }

    // --- regions on the grid

    template <class In>
    std::vector<Points> parts(const Points& candidates, In in) const {
        std::vector<bool> seen(string_.size(), false);
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

    /// Whether the keeper may hope for something there: beside kept stones, and not full of hostile ones.
    bool promising(const Points& part) const {
        const auto hostile =
            std::count_if(part.begin(), part.end(), [&](Point p) { return !position_.empty(p); });
        if (static_cast<std::size_t>(hostile) * 2 > part.size()) return false;
        std::size_t at_border = 0;
        bool beside = false;
        for (const Point point : part) {
            bool border = false;
            for (const Point near : adjacent(point)) {
                if (is_kept(near)) {
                    beside = true;
                } else if (!std::binary_search(part.begin(), part.end(), near)) {
                    border = true;
                }
            }
            at_border += border ? 1 : 0;
        }
        constexpr std::size_t small = 6;
        return beside && (part.size() <= small || at_border * 2 <= part.size());
    }

    bool usable(Point point, const std::vector<bool>& used) const {
        return !position_.holds(point, keeper_) && !used[point.index];
    }

    /// What rectangles leave of what is not kept nor used, the small ones first.
    const std::vector<Points>& windows(const std::vector<bool>& used) {
        std::vector<bool> key = used;
        key.insert(key.end(), kept_.begin(), kept_.end());
        const auto known = windows_.find(key);
        if (known != windows_.end()) return known->second;
        const std::size_t most = std::max(effort_.largest_link, effort_.largest_eye);
        std::set<Points> found;
        const int rows = grid_.rows();
        const int columns = grid_.columns();
        constexpr int longest = 9;
        for (int top = 0; top < rows; ++top) {
            for (int left = 0; left < columns; ++left) {
                for (int bottom = top; bottom < std::min(rows, top + longest); ++bottom) {
                    for (int right = left; right < std::min(columns, left + longest); ++right) {
                        const auto in = [&](Point p) {
                            const int row = grid_.row(p);
                            const int column = grid_.column(p);
                            return row >= top && row <= bottom && column >= left && column <= right &&
                                   usable(p, used);
                        };
                        Points inside;
                        for (int row = top; row <= bottom; ++row) {
                            for (int column = left; column <= right; ++column)
                                inside.push_back(grid_.at(row, column));
                        }
                        for (Points& part : parts(inside, in)) {
                            if (part.size() <= most) found.insert(std::move(part));
                        }
                    }
                }
            }
        }
        std::vector<Points> all;
        for (const Points& part : found) {
            if (promising(part)) all.push_back(part);
        }
        std::stable_sort(all.begin(), all.end(),
                         [](const Points& a, const Points& b) { return a.size() < b.size(); });
        return windows_[key] = std::move(all);
    }

    // --- games in regions

    struct Built {
        RegionGame game;
        /// By group of the game.
        Groups groups;
    };

    std::optional<Built> built(const Points& points, const Grouping& grouping, const Wanted& wanted) const {
        if (points.size() > largest_region) return std::nullopt;
        std::map<Point, int> place;
        for (std::size_t i = 0; i < points.size(); ++i) place[points[i]] = static_cast<int>(i);
        Built result;
        std::map<std::size_t, Mask> beside;
        for (const Point point : points) {
            const Mask here = mask_of(place[point]);
            Mask near = 0;
            for (const Point next : adjacent(point)) {
                if (const auto inside = place.find(next); inside != place.end()) {
                    near |= mask_of(inside->second);
                } else if (is_kept(next)) {
                    beside[grouping.group[string_[next.index]]] |= here;
                } else {
                    result.game.shape.border |= here;
                }
            }
            result.game.shape.adjacent.push_back(near);
            if (!position_.empty(point)) result.game.start.opponent |= here;
        }
        if (beside.size() > 64) return std::nullopt;
        for (const auto& [group, mask] : beside) result.groups.push_back(group);
        std::stable_sort(result.groups.begin(), result.groups.end(), [&](std::size_t a, std::size_t b) {
            return order_of(a, grouping, wanted) < order_of(b, grouping, wanted);
        });
        for (const std::size_t group : result.groups) {
            const auto number = wanted.liberties.find(group);
            result.game.groups.push_back(
                {beside[group], number == wanted.liberties.end() ? 0 : number->second});
        }
        const auto index = [&](std::size_t group) {
            return static_cast<std::size_t>(std::find(result.groups.begin(), result.groups.end(), group) -
                                            result.groups.begin());
        };
        if (wanted.link) {
            result.game.link = RegionLink{index(wanted.link->first), index(wanted.link->second)};
            if (std::max(result.game.link->one, result.game.link->other) >= result.groups.size())
                return std::nullopt;
        }
        for (const auto& [group, number] : wanted.liberties) {
            if (index(group) >= result.groups.size()) return std::nullopt;
        }
        return result;
    }

    /// Safe groups by their ranks; then those to which something is to be given, those that want least first;
    /// the others, which might stand anywhere behind them, last.
    static std::pair<std::size_t, int> order_of(std::size_t group, const Grouping& grouping,
                                                const Wanted& wanted) {
        const auto number = wanted.liberties.find(group);
        return {grouping.rank[group], number == wanted.liberties.end() ? 9 : number->second};
    }

    bool gives(const Points& points, const Grouping& grouping, const Wanted& wanted) {
        const std::optional<Built> region = built(points, grouping, wanted);
        return region && windows_judge_.held(region->game);
    }

    /// As above, for a part of the grid that kept stones enclose.
    bool part_gives(const Points& points, const Grouping& grouping, const Wanted& wanted) {
        std::optional<Built> region = built(points, grouping, wanted);
        if (!region) return false;
        region->game.shape.rectangles = rectangles_in(points);
        return parts_.held(region->game);
    }

    std::vector<Mask> rectangles_in(const Points& points) const {
        std::set<Mask> found;
        constexpr int longest = 9;
        const auto row = [&](std::size_t i) { return grid_.row(points[i]); };
        const auto column = [&](std::size_t i) { return grid_.column(points[i]); };
        for (int top = row(0); top <= row(points.size() - 1); ++top) {
            for (int left = 0; left < grid_.columns(); ++left) {
                for (int bottom = top; bottom < std::min(grid_.rows(), top + longest); ++bottom) {
                    for (int right = left; right < std::min(grid_.columns(), left + longest); ++right) {
                        Mask set = 0;
                        for (std::size_t i = 0; i < points.size(); ++i) {
                            if (row(i) >= top && row(i) <= bottom && column(i) >= left && column(i) <= right)
                                set |= mask_of(static_cast<int>(i));
                        }
                        if (set != 0) found.insert(set);
                    }
                }
            }
        }
        return {found.begin(), found.end()};
    }

    /// As few intersections as are found to do.
    Points shrunk(Points points, const Grouping& grouping, const Wanted& wanted) {
        for (bool smaller = true; smaller && !stopped_();) {
            smaller = false;
            Points order = points;
            const auto outside = [&](Point p) {
                const Points& near = adjacent(p);
                return std::count_if(near.begin(), near.end(), [&](Point next) {
                    return !is_kept(next) && !std::binary_search(points.begin(), points.end(), next);
                });
            };
            std::stable_sort(order.begin(), order.end(),
                             [&](Point a, Point b) { return outside(a) > outside(b); });
            for (const Point without : order) {
                const auto in = [&](Point p) {
                    return p != without && std::binary_search(points.begin(), points.end(), p);
                };
                for (Points& part : parts(points, in)) {
                    if (!gives(part, grouping, wanted)) continue;
                    points = std::move(part);
                    smaller = true;
                    break;
                }
                if (smaller) break;
            }
        }
        return points;
    }

    std::set<std::size_t> groups_beside(const Points& points, const Grouping& grouping) const {
        std::set<std::size_t> groups;
        for (const Point point : points) {
            for (const Point near : adjacent(point)) {
                if (is_kept(near)) groups.insert(grouping.group[string_[near.index]]);
            }
        }
        return groups;
    }

    // --- tries

    Grouping alone() const {
        Grouping grouping;
        grouping.group.resize(first_.size());
        std::iota(grouping.group.begin(), grouping.group.end(), std::size_t{0});
        grouping.rank.assign(first_.size(), first_.size());
        return grouping;
    }

    std::vector<Chosen> possible_links() {
        const Grouping grouping = alone();
        std::vector<Chosen> links;
        std::set<std::pair<std::size_t, std::size_t>> linked;
        const std::vector<bool> nothing(string_.size(), false);
        for (const Points& window : windows(nothing)) {
            if (window.size() > effort_.largest_link) break;
            const std::set<std::size_t> near = groups_beside(window, grouping);
            for (const std::size_t one : near) {
                for (const std::size_t other : near) {
                    if (one >= other || linked.contains({one, other})) continue;
                    const Wanted wanted{std::pair(one, other), {}};
                    if (!gives(window, grouping, wanted)) continue;
                    links.push_back({shrunk(window, grouping, wanted), wanted});
                    linked.emplace(one, other);
                }
            }
        }
        std::stable_sort(links.begin(), links.end(),
                         [](const Chosen& a, const Chosen& b) { return a.points.size() < b.points.size(); });
        return links;
    }

    Try best_try() {
        const std::vector<Chosen> links = possible_links();
        Try best;
        std::ptrdiff_t most = -1;
        std::mt19937 random(20031);
        for (int number = 0; number < effort_.trials && !stopped_(); ++number) {
            Try attempt = tried(links, number, random);
            const std::ptrdiff_t safe = std::count(attempt.safe.begin(), attempt.safe.end(), true);
            if (safe > most) {
                most = safe;
                best = std::move(attempt);
            }
            if (best.safe == kept_) break;
        }
        if (most < 0) best.safe.assign(kept_.size(), false);
        return best;
    }

    Try tried(const std::vector<Chosen>& links, int number, std::mt19937& random) {
        Try attempt;
        attempt.grouping = alone();
        attempt.used.assign(string_.size(), false);
        attempt.has.assign(first_.size(), 0);
        if (number % 3 != 2) give_parts(attempt);
        for (const Chosen& link : links) {
            if (number > 0 && random() % 3 == 0) continue;
            add_link(attempt, link);
        }
        if (number % 3 == 2) give_parts(attempt);
        Groups groups = groups_of(attempt);
        if (number > 0) std::shuffle(groups.begin(), groups.end(), random);
        give_eyes(attempt, groups, number % 2 == 1);
        lean_on_safe(attempt, groups);
        attempt.safe.assign(kept_.size(), false);
        for (std::size_t string = 0; string < kept_.size(); ++string) {
            attempt.safe[string] = kept_[string] && attempt.is_safe(attempt.grouping.group[string]);
        }
        return attempt;
    }

    Groups groups_of(const Try& attempt) const {
        std::set<std::size_t> groups;
        for (std::size_t string = 0; string < kept_.size(); ++string) {
            if (kept_[string]) groups.insert(attempt.grouping.group[string]);
        }
        return {groups.begin(), groups.end()};
    }

    void use(Try& attempt, const Points& points) {
        for (const Point point : points) attempt.used[point.index] = true;
    }

    void add_link(Try& attempt, const Chosen& link) {
        const auto& [a, b] = *link.wanted.link;
        const std::size_t one = attempt.grouping.group[a];
        const std::size_t other = attempt.grouping.group[b];
        const auto taken = [&](Point p) { return attempt.used[p.index]; };
        if (one == other || std::any_of(link.points.begin(), link.points.end(), taken)) return;
        if (attempt.is_safe(one) && attempt.is_safe(other)) return;
        // Eyes that are given already were given to the groups apart.
        if (attempt.has[one] + attempt.has[other] > 0) return;
        const Wanted wanted{std::pair(one, other), {}};
        if (!gives(link.points, attempt.grouping, wanted)) return;
        use(attempt, link.points);
        attempt.links.push_back({link.points, Wanted{std::pair(a, b), {}}});
        for (std::size_t& group : attempt.grouping.group) {
            if (group == other) group = one;
        }
    }

    void give(Try& attempt, const Points& points, const Wanted& wanted, bool whole_part = false) {
        use(attempt, points);
        attempt.regions.push_back({points, wanted, whole_part});
        std::vector<std::pair<int, std::size_t>> now_safe;
        for (const auto& [group, number] : wanted.liberties) {
            attempt.has[group] += number;
            if (attempt.has[group] >= 2 && !attempt.is_safe(group)) now_safe.emplace_back(number, group);
        }
        std::sort(now_safe.begin(), now_safe.end());
        for (const auto& [number, group] : now_safe) {
            attempt.grouping.rank[group] = attempt.order.size();
            attempt.order.push_back(group);
        }
    }

    /// What a region might give to all groups beside it that lack something.
    Wanted lacking(const Try& attempt, const Points& points, int most) const {
        Wanted wanted;
        for (const std::size_t group : groups_beside(points, attempt.grouping)) {
            if (!attempt.is_safe(group)) wanted.liberties[group] = std::min(most, 2 - attempt.has[group]);
        }
        return wanted;
    }

    /// Small parts of the grid that kept stones enclose, as a whole, to all who lack something.
    void give_parts(Try& attempt) {
        Points all;
        for (const Point point : grid_.points()) all.push_back(point);
        std::vector<Points> found = parts(all, [&](Point p) { return usable(p, attempt.used); });
        std::stable_sort(found.begin(), found.end(),
                         [](const Points& a, const Points& b) { return a.size() < b.size(); });
        for (const Points& part : found) {
            if (part.size() > effort_.largest_part || !promising(part)) continue;
            for (const int most : {2, 1}) {
                const Wanted wanted = lacking(attempt, part, most);
                if (wanted.liberties.empty() || !part_gives(part, attempt.grouping, wanted)) continue;
                give(attempt, part, wanted, true);
                break;
            }
        }
    }

    void give_eyes(Try& attempt, const Groups& groups, bool generous) {
        std::set<std::size_t> hopeless;
        for (bool more = true; more && !stopped_();) {
            more = false;
            for (const std::size_t group : groups) {
                if (attempt.is_safe(group) || hopeless.contains(group)) continue;
                if (give_eye(attempt, group, generous)) {
                    more = true;
                } else {
                    hopeless.insert(group);
                }
            }
        }
    }

    bool give_eye(Try& attempt, std::size_t group, bool generous) {
        const std::vector<Points> all = windows(attempt.used);
        for (const Points& window : all) {
            if (window.size() > effort_.largest_eye) break;
            Wanted wanted;
            wanted.liberties[group] = 1;
            if (!gives(window, attempt.grouping, wanted)) continue;
            const Points least = generous ? window : shrunk(window, attempt.grouping, wanted);
            for (const std::size_t another : groups_beside(least, attempt.grouping)) {
                if (attempt.is_safe(another) || another == group) continue;
                Wanted both = wanted;
                both.liberties[another] = 1;
                if (gives(least, attempt.grouping, both)) wanted = both;
            }
            give(attempt, generous ? shrunk(least, attempt.grouping, wanted) : least, wanted);
            return true;
        }
        return false;
    }

    /// Those who are not safe by themselves may be so by what stands behind them.
    void lean_on_safe(Try& attempt, const Groups& groups) {
        for (bool more = !attempt.order.empty(); more && !stopped_();) {
            more = false;
            for (const std::size_t group : groups) {
                if (!attempt.is_safe(group)) more = leans(attempt, group) || more;
            }
        }
    }

    bool leans(Try& attempt, std::size_t group) {
        const std::vector<Points> all = windows(attempt.used);
        for (const Points& window : all) {
            if (window.size() > effort_.largest_link) break;
            Wanted wanted;
            wanted.liberties[group] = 2 - attempt.has[group];
            if (!gives(window, attempt.grouping, wanted)) continue;
            give(attempt, shrunk(window, attempt.grouping, wanted), wanted);
            return true;
        }
        return false;
    }

    // --- writing down

    std::optional<Keeping> written(const Try& best) {
        Keeping keeping;
        for (const std::size_t group : best.order) {
            for (std::size_t string = 0; string < kept_.size(); ++string) {
                if (kept_[string] && best.grouping.group[string] == group)
                    keeping.units.push_back(first_[string]);
            }
        }
        Grouping grouping = alone();
        // Links are made in turn; what joins two groups is one group for all regions after it.
        for (const Chosen& link : best.links) {
            const std::size_t one = grouping.group[link.wanted.link->first];
            const std::size_t other = grouping.group[link.wanted.link->second];
            const Chosen now{link.points, {std::pair(one, other), {}}, false};
            if (!write(keeping, now, grouping)) return std::nullopt;
            for (std::size_t& group : grouping.group) {
                if (group == other) group = one;
            }
        }
        for (const Chosen& region : best.regions) {
            if (!write(keeping, region, best.grouping)) return std::nullopt;
        }
        return keeping;
    }

    bool write(Keeping& keeping, const Chosen& chosen, const Grouping& grouping) {
        std::optional<Built> region = built(chosen.points, grouping, chosen.wanted);
        if (!region) return false;
        if (chosen.whole_part) region->game.shape.rectangles = rectangles_in(chosen.points);
        WindowJudge& judge = chosen.whole_part ? static_cast<WindowJudge&>(parts_) : windows_judge_;
        if (!judge.held(region->game)) return false;
        KeepingRegion line;
        line.points = chosen.points;
        const auto& link = chosen.wanted.link;
        if (link) line.link = {first_[link->first], first_[link->second]};
        RegionNames names{chosen.points, {}};
        for (const std::size_t group : region->groups) names.groups.push_back(first_[group]);
        for (std::size_t i = 0; i < region->groups.size(); ++i) {
            const int number = region->game.groups[i].wanted;
            if (number > 0) line.needs.emplace_back(names.groups[i], number);
        }
        line.states = judge.states(region->game, names);
        keeping.regions.push_back(std::move(line));
        return true;
    }

    static constexpr std::size_t most_window_states = 2'000;

    const Position& position_;
    Grid grid_;
    Player keeper_;
    KeepingEffort effort_;
    const std::function<bool()>& stopped_;
    /// By point.
    std::vector<Points> adjacent_;
    std::vector<std::size_t> string_;
    /// By string.
    std::vector<Point> first_;
    std::vector<bool> kept_;
    std::map<std::vector<bool>, std::vector<Points>> windows_;
    SmallWindows small_{most_window_states};
    LargeWindows large_{small_, {effort_.depth, effort_.states, {}}, stopped_};
    WindowsBySize windows_judge_{small_, large_};
    LargeWindows parts_{windows_judge_,
                        {effort_.depth_of_parts, effort_.states_of_parts, {4, 4, effort_.largest_window, 20}},
                        stopped_};
};

}  // namespace

std::optional<FoundKeeping> find_keeping(const Position& position, Player keeper, const KeepingEffort& effort,
                                         const std::function<bool()>& stopped) {
    return KeepingSearch(position, keeper, effort, stopped).run();
}

}  // namespace shikatsu::optimized
