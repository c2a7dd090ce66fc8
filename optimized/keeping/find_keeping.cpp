#include "optimized/keeping/find_keeping.hpp"

#include <algorithm>

#include "optimized/keeping/eye_regions.hpp"
#include "optimized/keeping/keeping_plan.hpp"

namespace shikatsu::optimized {

namespace {

class KeepingSearch {
  public:
    KeepingSearch(const Position& position, Player keeper, const KeepingEffort& effort,
                  const std::function<bool()>& stopped)
        : grid_(position, keeper),
          effort_(effort),
          stopped_([this, stopped] { return eyes_.looked_at() >= effort_.most_states || stopped(); }) {}

    /// Looks for strings that are kept, of those that are marked. What is not is dropped by and by, for what
    /// stands around it may be kept still.
    std::optional<FoundKeeping> run(const std::vector<bool>& candidates) {
        std::vector<bool> kept = candidates;
        while (std::find(kept.begin(), kept.end(), true) != kept.end()) {
            grid_.keep_only(kept);
            const KeepingPlan first = cut(true);
            const KeepingPlan second = first.safe() == kept ? first : cut(false);
            if (stopped_()) break;
            for (const KeepingPlan& plan : {first, second}) {
                if (plan.safe() != kept) continue;
                if (auto keeping = plan.written())
                    return FoundKeeping{std::move(*keeping), eyes_.looked_at()};
            }
            drop(number_safe(first) < number_safe(second) ? second : first, kept);
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
    static std::ptrdiff_t number_safe(const KeepingPlan& plan) {
        const std::vector<bool> safe = plan.safe();
        return std::count(safe.begin(), safe.end(), true);
    }

    /// `beforehand`: small groups get windows of their own before the parts are looked at.
    KeepingPlan cut(bool beforehand) {
        KeepingPlan plan(grid_);
        for (const Points& part : grid_.enclosed_parts(plan.used())) {
            const auto taken = [&](Point p) { return plan.used()[p.index]; };
            if (std::any_of(part.begin(), part.end(), taken)) continue;
            if (part.size() > effort_.largest_part || !grid_.promising(part)) continue;
            if (beforehand && part.size() > smallest_with_links) {
                see_to_small(plan, part);
                const auto left = [&](Point p) {
                    return !plan.used()[p.index] && std::binary_search(part.begin(), part.end(), p);
                };
                for (const Points& rest : grid_.parts(part, left)) give(plan, rest);
            } else {
                give(plan, part);
            }
        }
        return plan;
    }

    /// Sees to the smaller groups beside the part, or joins them to others, in windows of their own.
    void see_to_small(KeepingPlan& plan, const Points& part) {
        const std::vector<Points> windows = small_windows(part);
        for (const auto see_to : {&KeepingSearch::serve_small, &KeepingSearch::join, &KeepingSearch::serve}) {
            for (const Points& window : windows) {
                Points left;
                for (const Point point : window) {
                    if (!plan.used()[point.index]) left.push_back(point);
                }
                if (left.size() < 2) continue;
                const Groups near = plan.ranked(plan.groups_beside(left));
                if (near.size() > 1) (this->*see_to)(plan, left, near);
            }
        }
    }

    bool does(const KeepingPlan& plan, const Points& window, const Wanted& wanted) {
        const auto region = plan.region(window, wanted);
        return region && links_.held(region->game);
    }

    /// All but the foremost at once, if they are small.
    void serve_small(KeepingPlan& plan, const Points& window, const Groups& near) {
        Wanted wanted;
        for (std::size_t i = 1; i < near.size(); ++i) {
            if (plan.lacks(near[i]) == 0) continue;
            if (plan.stones(near[i]) > largest_small_group) return;
            wanted.liberties[near[i]] = plan.lacks(near[i]);
        }
        if (!wanted.liberties.empty() && does(plan, window, wanted)) plan.give(window, wanted, links_);
    }

    void join(KeepingPlan& plan, const Points& window, const Groups& near) {
        for (std::size_t i = 0; i < near.size(); ++i) {
            for (std::size_t j = i + 1; j < near.size(); ++j) {
                if (plan.lacks(near[i]) < 2 || plan.lacks(near[j]) < 2) continue;
                if (!does(plan, window, {std::pair(near[i], near[j]), {}})) continue;
                plan.link(window, near[i], near[j], links_);
                return;
            }
        }
    }

    void serve(KeepingPlan& plan, const Points& window, const Groups& near) {
        for (std::size_t i = near.size(); i-- > 1;) {
            const Wanted wanted{std::nullopt, {{near[i], plan.lacks(near[i])}}};
            if (plan.lacks(near[i]) == 0 || !does(plan, window, wanted)) continue;
            plan.give(window, wanted, links_);
            return;
        }
    }

    std::vector<Points> small_windows(const Points& part) const {
        std::vector<Points> windows;
        for (const Mask rectangle : grid_.rectangles_in(part)) {
            if (std::popcount(rectangle) < 2 || std::popcount(rectangle) > effort_.largest_link) continue;
            Points& window = windows.emplace_back();
            for_each_place(rectangle,
                           [&](int place) { window.push_back(part[static_cast<std::size_t>(place)]); });
        }
        std::stable_sort(windows.begin(), windows.end(),
                         [](const Points& a, const Points& b) { return a.size() < b.size(); });
        return windows;
    }

    /// To all beside it who lack something.
    void give(KeepingPlan& plan, const Points& part) {
        for (const int most : {2, 1}) {
            Wanted wanted;
            if (most == 1 && !one_is_of_use(plan, part)) return;
            for (const std::size_t group : plan.groups_beside(part)) {
                if (plan.lacks(group) > 0) wanted.liberties[group] = std::min(most, plan.lacks(group));
            }
            if (wanted.liberties.empty()) return;
            const auto region = plan.region(part, wanted);
            if (!region) return;
            if (!eyes_.held(region->game)) continue;
            plan.give(part, wanted, eyes_);
            return;
        }
    }

    /// Whether all who lack two liberties there are beside another part, too.
    bool one_is_of_use(const KeepingPlan& plan, const Points& part) const {
        std::set<std::size_t> elsewhere;
        for (const Points& other : grid_.enclosed_parts(plan.used())) {
            const auto in = [&](Point p) { return std::binary_search(part.begin(), part.end(), p); };
            if (!grid_.promising(other) || std::any_of(other.begin(), other.end(), in)) continue;
            elsewhere.merge(plan.groups_beside(other));
        }
        const auto near = plan.groups_beside(part);
        return std::all_of(near.begin(), near.end(), [&](std::size_t group) {
            return plan.lacks(group) < 2 || elsewhere.contains(group);
        });
    }

    /// The group with the fewest stones of those that are not safe; if all are, of all.
    void drop(const KeepingPlan& plan, std::vector<bool>& kept) const {
        const std::vector<bool> safe = plan.safe();
        std::optional<std::size_t> least;
        for (std::size_t string = 0; string < kept.size(); ++string) {
            const std::size_t group = plan.groups()[string];
            if (!kept[string] || (safe[string] && safe != kept)) continue;
            if (!least || plan.stones(group) < plan.stones(*least)) least = group;
        }
        for (std::size_t string = 0; string < kept.size(); ++string) {
            if (plan.groups()[string] == *least) kept[string] = false;
        }
    }

    static constexpr std::size_t most_window_states = 2'000;
    static constexpr std::size_t smallest_with_links = 6;
    static constexpr std::size_t largest_small_group = 3;

    KeptGrid grid_;
    KeepingEffort effort_;
    std::function<bool()> stopped_;
    SmallWindows links_{most_window_states};
    EyeRegions eyes_{effort_.eyes, stopped_};
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
