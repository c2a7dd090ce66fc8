#include "optimized/clearing/find_clearing.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <numeric>

#include "optimized/clearing/cleared_part.hpp"
#include "optimized/clearing/clearing_costs.hpp"
#include "optimized/in_threads.hpp"

namespace shikatsu::optimized {

namespace {

/// Which of the player's strings are kept.
using Kept = std::vector<bool>;

/// Looks for a clearing of the area that keeps some of the player's strings.
class Finder {
  public:
    Finder(const Position& position, Player keeper, const Points& area, const ClearingEffort& effort,
           const std::function<bool()>& stopped)
        : position_(position), keeper_(keeper), area_(area), effort_(effort), stopped_(stopped) {
        strings_ = parts_of(area, [&](Point p) { return position_.holds(p, keeper_); });
    }

    /// All but those inside of a single part with at most so many stones that are not beside other strings
    /// than those of the area.
    Kept strings_to_keep(int loosest) const {
        Kept kept(strings_.size(), true);
        const auto parts = parts_of(area_, [&](Point p) { return !position_.holds(p, keeper_); });
        for (std::size_t i = 0; i < strings_.size(); ++i) {
            if (static_cast<int>(strings_[i].size()) > loosest) continue;
            const auto beside = std::count_if(parts.begin(), parts.end(), [&](const Points& part) {
                return std::any_of(part.begin(), part.end(), [&](Point p) { return beside_string(p, i); });
            });
            kept[i] = beside > 1 || reaches_out(i);
        }
        return kept;
    }

    std::optional<Clearing> keeping(const Kept& kept) {
        if (stopped_() || !cut(kept)) return std::nullopt;
        const bool found = deepen();
        for (const auto& part : parts_) states_ += part->states();
        return found ? clearing_of_choice() : std::nullopt;
    }
    /// States that were looked at.
    std::size_t states() const { return states_; }

  private:
    struct Choice {
        Shares shares;
        bool begin = false;
    };

    /// The connected parts of what `in` accepts.
    template <class In>
    std::vector<Points> parts_of(const Points& points, In in) const {
        const Grid& grid = position_.grid();
        return connected_parts(
            grid, points, [&](Point point) { return grid.adjacent(point); }, in);
    }

    bool reaches_out(std::size_t string) const {
        const auto outside = [&](Point next) {
            return !std::binary_search(area_.begin(), area_.end(), next);
        };
        return std::any_of(strings_[string].begin(), strings_[string].end(), [&](Point point) {
            const auto near = position_.grid().adjacent(point);
            return std::any_of(near.begin(), near.end(), outside);
        });
    }

    bool beside_string(Point point, std::size_t string) const {
        const auto near = position_.grid().adjacent(point);
        return std::any_of(near.begin(), near.end(), [&](Point next) {
            return std::binary_search(strings_[string].begin(), strings_[string].end(), next);
        });
    }

    /// Cuts the area along the kept strings. False if a part is too large, or not enclosed.
    bool cut(Kept kept) {
        kept_ = std::move(kept);
        if (std::none_of(kept_.begin(), kept_.end(), [](bool is) { return is; })) return false;
        std::vector<bool> is_kept(static_cast<std::size_t>(position_.grid().size()), false);
        for (std::size_t i = 0; i < strings_.size(); ++i) {
            for (const Point point : strings_[i]) is_kept[point.index] = kept_[i];
        }
        std::vector<bool> in_area(is_kept.size(), false);
        for (const Point point : area_) in_area[point.index] = true;
        const auto in = [&](Point p) { return in_area[p.index] && !is_kept[p.index]; };
        std::vector<Points> found = parts_of(area_, in);
        for (const Points& part : found) {
            const auto empty =
                std::count_if(part.begin(), part.end(), [&](Point point) { return position_.empty(point); });
            if (part.size() > largest_region || empty > effort_.largest_region) return false;
            for (const Point point : part) {
                for (const Point next : position_.grid().adjacent(point)) {
                    if (!in_area[next.index]) return false;
                }
            }
        }
        rank_strings(found);
        std::vector<int> number(is_kept.size(), -1);
        for (std::size_t i = 0; i < ranked_.size(); ++i) {
            for (const Point point : strings_[ranked_[i]]) number[point.index] = static_cast<int>(i);
        }
        parts_.clear();
        for (Points& part : found)
            parts_.push_back(std::make_unique<ClearedPart>(position_, keeper_, std::move(part), number,
                                                           effort_.states, stopped_));
        const auto crowded = [](const auto& part) { return part->strings().size() > most_groups; };
        if (std::any_of(parts_.begin(), parts_.end(), crowded)) return false;
        std::stable_sort(parts_.begin(), parts_.end(), [](const auto& one, const auto& other) {
            return one->empty_points() < other->empty_points();
        });
        owed_.assign(ranked_.size(), 2);
        choices_.clear();
        return true;
    }

    /// Those beside many parts are not the ones that have to be joined to others.
    void rank_strings(const std::vector<Points>& parts) {
        std::vector<std::pair<std::array<std::size_t, 3>, std::size_t>> ranks;
        for (std::size_t i = 0; i < strings_.size(); ++i) {
            if (!kept_[i]) continue;
            std::size_t beside = 0;
            std::size_t liberties = 0;
            for (const Points& part : parts) {
                bool is_beside = false;
                for (const Point point : part) {
                    if (!beside_string(point, i)) continue;
                    is_beside = true;
                    if (position_.empty(point)) ++liberties;
                }
                if (is_beside) ++beside;
            }
            ranks.push_back({{beside, liberties, strings_[i].size()}, i});
        }
        std::stable_sort(ranks.begin(), ranks.end(),
                         [](const auto& one, const auto& other) { return one.first > other.first; });
        ranked_.clear();
        for (const auto& [rank, string] : ranks) ranked_.push_back(string);
    }

    /// Whether the parts are found to give what is owed, by lines of growing effort.
    bool deepen() {
        const auto over = [](const auto& part) { return part->over(); };
        for (int effort = least_clearing_effort; effort <= most_clearing_effort;
             effort += clearing_effort_step) {
            const ClearingResult result = share_out(0, false, effort);
            if (result != ClearingResult::not_yet) return result == ClearingResult::won;
            if (std::any_of(parts_.begin(), parts_.end(), over)) return false;
        }
        return false;
    }

    /// Whether the parts from this one on can give what is still owed.
    ClearingResult share_out(std::size_t number, bool begun, int effort) {
        using enum ClearingResult;
        if (number == parts_.size())
            return std::all_of(owed_.begin(), owed_.end(), [](int owed) { return owed <= 0; }) ? won : never;
        ClearedPart& part = *parts_[number];
        Shares later(owed_.size(), 0);
        for (std::size_t i = number + 1; i < parts_.size(); ++i) add(later, *parts_[i], parts_[i]->most());
        Shares least;
        Shares most;
        for (std::size_t i = 0; i < part.strings().size(); ++i) {
            const auto string = static_cast<std::size_t>(part.strings()[i]);
            most.push_back(std::min(part.most()[i], owed_[string]));
            least.push_back(std::max(0, owed_[string] - later[string]));
            if (least.back() > most.back()) return never;
        }
        ClearingResult all = never;
        // Where there is little to do it is simplest to wait.
        const bool early = effort > least_clearing_effort;
        for (const bool begin : {early, !early}) {
            if (begin && begun) continue;
            const ClearingResult easiest = part.cleared(least, begin, effort);
            if (easiest == not_yet) all = not_yet;
            // Where something has to be captured the player's move cannot do harm.
            if (easiest != won && begin && part.dirty()) break;
            if (easiest != won) continue;
            for (Shares shares = most;;) {
                ClearingResult result = part.cleared(shares, begin, effort);
                if (result == won) {
                    add(owed_, part, shares, -1);
                    choices_.push_back({shares, begin});
                    result = share_out(number + 1, begun || begin, effort);
                    if (result == won) return won;
                    choices_.pop_back();
                    add(owed_, part, shares);
                }
                if (result == not_yet) all = not_yet;
                std::size_t i = 0;
                for (; i < shares.size() && shares[i] == least[i]; ++i) shares[i] = most[i];
                if (i == shares.size()) break;
                --shares[i];
            }
        }
        return all;
    }

    static void add(Shares& sums, const ClearedPart& part, const Shares& shares, int sign = 1) {
        for (std::size_t i = 0; i < shares.size(); ++i)
            sums[static_cast<std::size_t>(part.strings()[i])] += sign * shares[i];
    }

    std::optional<Clearing> clearing_of_choice() {
        Clearing clearing;
        for (const std::size_t string : ranked_) clearing.units.push_back(strings_[string].front());
        for (std::size_t i = 0; i < parts_.size(); ++i) {
            auto region =
                parts_[i]->region(choices_[i].shares, choices_[i].begin, clearing.units, clearing.first_play);
            if (!region) return std::nullopt;
            clearing.regions.push_back(*std::move(region));
        }
        return clearing;
    }

    const Position& position_;
    Player keeper_;
    const Points& area_;
    const ClearingEffort& effort_;
    const std::function<bool()>& stopped_;
    std::vector<Points> strings_;
    std::size_t states_ = 0;
    Kept kept_;
    /// The kept strings in the order of their ranks.
    std::vector<std::size_t> ranked_;
    std::vector<std::unique_ptr<ClearedPart>> parts_;
    Shares owed_;
    std::vector<Choice> choices_;
};

}  // namespace

ClearingEffort clearing_effort(int level) {
    constexpr std::array<ClearingEffort, clearing_levels> efforts{
        ClearingEffort{20'000, 16},    ClearingEffort{100'000, 24},   ClearingEffort{400'000, 40},
        ClearingEffort{2'000'000, 64}, ClearingEffort{8'000'000, 64}, ClearingEffort{16'000'000, 64}};
    return efforts.at(static_cast<std::size_t>(level));
}

std::optional<FoundClearing> find_clearing(const Position& position, Player keeper,
                                           const std::vector<Point>& area, const ClearingEffort& effort,
                                           int threads, const std::function<bool()>& stopped) {
    const Finder all(position, keeper, area, effort, stopped);
    std::vector<Kept> choices;
    for (const int loosest : {0, 4, 1}) {
        Kept kept = all.strings_to_keep(loosest);
        if (std::find(choices.begin(), choices.end(), kept) == choices.end())
            choices.push_back(std::move(kept));
    }
    std::vector<std::optional<Clearing>> found(choices.size());
    std::vector<std::size_t> states(choices.size());
    // What comes after the first that succeeds is not wanted any more.
    std::atomic<std::size_t> first{choices.size()};
    std::atomic<std::size_t> next{0};
    in_threads(threads, [&] {
        for (std::size_t i = next++; i < choices.size(); i = next++) {
            const std::function<bool()> not_wanted = [&] { return i > first.load() || stopped(); };
            Finder finder(position, keeper, area, effort, not_wanted);
            found[i] = finder.keeping(choices[i]);
            states[i] = finder.states();
            for (std::size_t seen = first; found[i] && i < seen && !first.compare_exchange_weak(seen, i);) {
            }
        }
    });
    if (first == choices.size()) return std::nullopt;
    const auto so_far = states.begin() + static_cast<std::ptrdiff_t>(first) + 1;
    return FoundClearing{*std::move(found[first]), std::accumulate(states.begin(), so_far, std::size_t{0})};
}

}  // namespace shikatsu::optimized
