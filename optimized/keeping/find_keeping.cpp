#include "optimized/keeping/find_keeping.hpp"

#include <algorithm>
#include <array>
#include <random>
#include <set>

#include "optimized/keeping/wanted_region.hpp"
#include "optimized/keeping/window_judges.hpp"

namespace shikatsu::optimized {

namespace {

/// A region in which something was found.
struct Chosen {
    Points points;
    Wanted wanted;
    /// Found as an enclosed part, not as a window.
    bool whole_part = false;
};

class KeepingSearch {
  public:
    KeepingSearch(const Position& position, Player keeper, const KeepingEffort& effort,
                  const std::function<bool()>& stopped)
        : grid_(position, keeper, std::max(effort.largest_link, effort.largest_eye)),
          effort_(effort),
          stopped_([this, stopped] { return states() >= 2 * effort_.most_states || stopped(); }) {}

    /// Looks for strings that are kept, of those that are marked.
    std::optional<FoundKeeping> run(const std::vector<bool>& candidates) {
        grid_.keep_only(candidates);
        const auto& kept = grid_.kept();
        while (std::find(kept.begin(), kept.end(), true) != kept.end() && !stopped_()) {
            Try best = best_try();
            if (stopped_()) break;
            if (best.safe == kept) {
                std::optional<Keeping> keeping = written(best);
                if (!keeping) return std::nullopt;
                return FoundKeeping{std::move(*keeping), states()};
            }
            grid_.keep_only(best.safe);
        }
        return std::nullopt;
    }

    /// All strings, and those that are not inside of what others enclose.
    std::vector<bool> all() const { return std::vector<bool>(grid_.strings(), true); }
    std::vector<bool> outer() const {
        std::vector<bool> outer = grid_.inner_strings();
        outer.flip();
        return outer;
    }

  private:
    std::size_t states() const { return large_.looked_at() + parts_.looked_at(); }

    /// One way of cutting the grid into regions.
    struct Try {
        Grouping grouping;
        /// By string, before links.
        Groups first_ranks;
        std::vector<Chosen> links;
        std::vector<Chosen> regions;
        std::vector<bool> used;
        /// By group.
        std::vector<int> has;
        /// By string, at the end.
        std::vector<bool> safe;

        bool is_safe(std::size_t group) const { return has[group] >= 2; }
    };

    std::optional<WantedRegion> region_of(const Chosen& chosen, const Grouping& grouping) const {
        auto region = wanted_region(grid_, chosen.points, grouping, chosen.wanted);
        if (region && chosen.whole_part) region->game.shape.rectangles = grid_.rectangles_in(chosen.points);
        return region;
    }

    WindowJudge& judge_of(const Chosen& chosen) {
        return chosen.whole_part ? static_cast<WindowJudge&>(parts_) : windows_judge_;
    }

    /// Whether what is wanted is found to be given.
    bool gives(const Chosen& chosen, const Grouping& grouping) {
        const auto region = region_of(chosen, grouping);
        return region && judge_of(chosen).held(region->game);
    }
    bool gives(const Points& points, const Grouping& grouping, const Wanted& wanted) {
        return gives({points, wanted, false}, grouping);
    }

    /// As few intersections as are found to do.
    Points shrunk(Points points, const Grouping& grouping, const Wanted& wanted) {
        for (bool smaller = true; smaller && !stopped_();) {
            smaller = false;
            Points order = points;
            const auto outside = [&](Point p) {
                const Points& near = grid_.adjacent(p);
                return std::count_if(near.begin(), near.end(), [&](Point next) {
                    return !grid_.is_kept(next) && !std::binary_search(points.begin(), points.end(), next);
                });
            };
            std::stable_sort(order.begin(), order.end(),
                             [&](Point a, Point b) { return outside(a) > outside(b); });
            for (const Point without : order) {
                const auto in = [&](Point p) {
                    return p != without && std::binary_search(points.begin(), points.end(), p);
                };
                for (Points& part : grid_.parts(points, in)) {
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

    std::vector<bool> unused() const {
        return std::vector<bool>(static_cast<std::size_t>(grid_.grid().size()), false);
    }

    std::vector<Chosen> possible_links() {
        const Grouping grouping = Grouping::alone(grid_.strings());
        std::vector<Chosen> links;
        std::set<std::pair<std::size_t, std::size_t>> linked;
        for (const Points& window : grid_.windows(unused())) {
            if (window.size() > effort_.largest_link) break;
            const std::set<std::size_t> near = groups_beside(grid_, window, grouping);
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
            if (number > 0 && states() >= effort_.most_states) break;
            Try attempt = tried(links, number, random);
            const std::ptrdiff_t safe = std::count(attempt.safe.begin(), attempt.safe.end(), true);
            if (safe > most) {
                most = safe;
                best = std::move(attempt);
            }
            if (best.safe == grid_.kept()) break;
        }
        if (most < 0) best.safe.assign(grid_.strings(), false);
        return best;
    }

    /// What a window is to give, to whom it is looked for and to others beside it.
    enum class Gift {
        /// One liberty to the foremost, all that they lack to those behind it.
        all_at_once,
        /// All that it lacks.
        all,
        one,
    };

    Try tried(const std::vector<Chosen>& links, int number, std::mt19937& random) {
        Try attempt;
        attempt.grouping = Grouping::alone(grid_.strings());
        attempt.used = unused();
        attempt.has.assign(grid_.strings(), 0);
        rank(attempt, number > 0, random);
        give_parts(attempt);
        for (const Chosen& link : links) {
            if (number % 2 == 1 || (number > 0 && random() % 3 == 0)) continue;
            add_link(attempt, link);
        }
        Groups groups = groups_of(attempt);
        std::sort(groups.begin(), groups.end(), [&](std::size_t a, std::size_t b) {
            return attempt.grouping.rank[a] > attempt.grouping.rank[b];
        });
        constexpr std::array<std::array<Gift, 3>, 3> orders{{{Gift::all_at_once, Gift::all, Gift::one},
                                                             {Gift::all, Gift::one, Gift::all_at_once},
                                                             {Gift::one, Gift::all, Gift::all_at_once}}};
        give_all(attempt, groups, orders.at(static_cast<std::size_t>(number / 2) % orders.size()));
        attempt.safe.assign(grid_.strings(), false);
        for (std::size_t string = 0; string < grid_.strings(); ++string) {
            attempt.safe[string] = grid_.kept()[string] && attempt.is_safe(attempt.grouping.group[string]);
        }
        return attempt;
    }

    /// Strings with many stones first, more or less.
    void rank(Try& attempt, bool shuffled, std::mt19937& random) const {
        std::vector<std::pair<double, std::size_t>> order;
        for (std::size_t string = 0; string < grid_.strings(); ++string) {
            const double weight = shuffled ? 0.3 + static_cast<double>(random() % 1024) / 1024.0 : 1.0;
            order.emplace_back(-weight * static_cast<double>(grid_.stones(string)), string);
        }
        std::sort(order.begin(), order.end());
        for (std::size_t i = 0; i < order.size(); ++i) attempt.grouping.rank[order[i].second] = i;
        attempt.first_ranks = attempt.grouping.rank;
    }

    Groups groups_of(const Try& attempt) const {
        std::set<std::size_t> groups;
        for (std::size_t string = 0; string < grid_.strings(); ++string) {
            if (grid_.kept()[string]) groups.insert(attempt.grouping.group[string]);
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
        // Eyes that are given already were given to the groups apart.
        if (attempt.has[one] + attempt.has[other] > 0) return;
        const Wanted wanted{std::pair(one, other), {}};
        if (!gives(link.points, attempt.grouping, wanted)) return;
        use(attempt, link.points);
        attempt.links.push_back({link.points, Wanted{std::pair(a, b), {}}});
        attempt.grouping.join(one, other);
    }

    void give(Try& attempt, const Chosen& chosen) {
        use(attempt, chosen.points);
        attempt.regions.push_back(chosen);
        for (const auto& [group, number] : chosen.wanted.liberties) attempt.has[group] += number;
    }

    /// What a region might give to all groups beside it that lack something.
    Wanted lacking(const Try& attempt, const Points& points, int most) const {
        Wanted wanted;
        for (const std::size_t group : groups_beside(grid_, points, attempt.grouping)) {
            if (!attempt.is_safe(group)) wanted.liberties[group] = std::min(most, 2 - attempt.has[group]);
        }
        return wanted;
    }

    /// Small parts of the grid that kept stones enclose, as a whole, to all who lack something.
    void give_parts(Try& attempt) {
        for (const Points& part : grid_.enclosed_parts(attempt.used)) {
            if (part.size() > effort_.largest_part || !grid_.promising(part)) continue;
            for (const int most : {2, 1}) {
                const Wanted wanted = lacking(attempt, part, most);
                if (wanted.liberties.empty()) break;
                const Chosen as_window{part, wanted, false};
                const Chosen as_part{part, wanted, true};
                const bool given = gives(as_window, attempt.grouping);
                if (!given && !gives(as_part, attempt.grouping)) continue;
                give(attempt, given ? as_window : as_part);
                break;
            }
        }
    }

    void give_all(Try& attempt, const Groups& groups, const std::array<Gift, 3>& gifts) {
        for (bool more = true; more && !stopped_();) {
            more = false;
            for (const std::size_t group : groups) {
                if (attempt.is_safe(group)) continue;
                more = std::any_of(gifts.begin(), gifts.end(),
                                   [&](Gift gift) { return give_in_window(attempt, group, gift); }) ||
                       more;
            }
        }
    }

    Wanted wanted_in(const Try& attempt, const Points& window, std::size_t group, Gift gift) const {
        Wanted wanted;
        if (gift == Gift::one) wanted.liberties[group] = 1;
        if (gift == Gift::all) wanted.liberties[group] = 2 - attempt.has[group];
        if (gift != Gift::all_at_once) return wanted;
        wanted = lacking(attempt, window, 2);
        if (!wanted.liberties.contains(group) || wanted.liberties.size() == 1) return {};
        const auto foremost = std::min_element(
            wanted.liberties.begin(), wanted.liberties.end(), [&](const auto& a, const auto& b) {
                return attempt.grouping.rank[a.first] < attempt.grouping.rank[b.first];
            });
        foremost->second = 1;
        return wanted;
    }

    bool give_in_window(Try& attempt, std::size_t group, Gift gift) {
        for (const Points& window : grid_.windows(attempt.used)) {
            if (!groups_beside(grid_, window, attempt.grouping).contains(group)) continue;
            const Wanted wanted = wanted_in(attempt, window, group, gift);
            if (wanted.liberties.empty() || !gives(window, attempt.grouping, wanted)) continue;
            const Points least = shrunk(window, attempt.grouping, wanted);
            give(attempt, {least, generous(attempt, least, wanted), false});
            return true;
        }
        return false;
    }

    /// What the window gives to others for nothing.
    Wanted generous(const Try& attempt, const Points& window, Wanted wanted) {
        for (const std::size_t another : groups_beside(grid_, window, attempt.grouping)) {
            if (attempt.is_safe(another) || wanted.liberties.contains(another)) continue;
            for (int number = 2 - attempt.has[another]; number > 0; --number) {
                Wanted more = wanted;
                more.liberties[another] = number;
                if (!gives(window, attempt.grouping, more)) continue;
                wanted = std::move(more);
                break;
            }
        }
        return wanted;
    }

    std::optional<Keeping> written(const Try& best) {
        Keeping keeping;
        std::vector<std::pair<std::size_t, std::size_t>> order;
        for (std::size_t string = 0; string < grid_.strings(); ++string) {
            if (grid_.kept()[string])
                order.emplace_back(best.grouping.rank[best.grouping.group[string]], string);
        }
        std::sort(order.begin(), order.end());
        for (const auto& [rank, string] : order) keeping.units.push_back(grid_.first_stone(string));
        Grouping grouping = Grouping::alone(grid_.strings());
        grouping.rank = best.first_ranks;
        // Links are made in turn; what joins two groups is one group for all regions after it.
        for (const Chosen& link : best.links) {
            const std::size_t one = grouping.group[link.wanted.link->first];
            const std::size_t other = grouping.group[link.wanted.link->second];
            const Chosen now{link.points, {std::pair(one, other), {}}, false};
            if (!write(keeping, now, grouping)) return std::nullopt;
            grouping.join(one, other);
        }
        for (const Chosen& region : best.regions) {
            if (!write(keeping, region, best.grouping)) return std::nullopt;
        }
        return keeping;
    }

    bool write(Keeping& keeping, const Chosen& chosen, const Grouping& grouping) {
        const auto region = region_of(chosen, grouping);
        WindowJudge& judge = judge_of(chosen);
        if (!region || !judge.held(region->game)) return false;
        KeepingRegion line;
        line.points = chosen.points;
        const auto& link = chosen.wanted.link;
        if (link) line.link = {grid_.first_stone(link->first), grid_.first_stone(link->second)};
        RegionNames names{chosen.points, {}};
        for (const std::size_t group : region->groups) names.groups.push_back(grid_.first_stone(group));
        for (std::size_t i = 0; i < region->groups.size(); ++i) {
            const int number = region->game.groups[i].wanted;
            if (number > 0) line.needs.emplace_back(names.groups[i], number);
        }
        line.states = judge.states(region->game, names);
        keeping.regions.push_back(std::move(line));
        return true;
    }

    static constexpr std::size_t most_window_states = 2'000;

    KeptGrid grid_;
    KeepingEffort effort_;
    std::function<bool()> stopped_;
    SmallWindows small_{most_window_states};
    LargeWindows large_{small_, {effort_.depth, effort_.states, {}}, stopped_};
    WindowsBySize windows_judge_{small_, large_};
    LargeWindows parts_{windows_judge_,
                        {effort_.depth_of_parts, effort_.states_of_parts, {4, 4, effort_.largest_window, 20}},
                        stopped_};
};

}  // namespace

std::vector<FoundKeeping> find_keepings(const Position& position, Player keeper, const KeepingEffort& effort,
                                        const std::function<bool()>& stopped) {
    std::vector<FoundKeeping> found;
    KeepingSearch search(position, keeper, effort, stopped);
    const std::vector<bool> all = search.all();
    if (auto keeping = search.run(all)) found.push_back(std::move(*keeping));
    const bool complete = !found.empty() && found.front().keeping.units.size() == all.size();
    if (complete || search.outer() == all) return found;
    KeepingSearch outer(position, keeper, effort, stopped);
    if (auto keeping = outer.run(outer.outer())) found.push_back(std::move(*keeping));
    return found;
}

}  // namespace shikatsu::optimized
