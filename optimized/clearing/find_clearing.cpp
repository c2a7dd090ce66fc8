#include "optimized/clearing/find_clearing.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <functional>
#include <limits>
#include <numeric>

#include "optimized/clearing/area_strings.hpp"
#include "optimized/clearing/cleared_part.hpp"
#include "optimized/clearing/clearing_costs.hpp"
#include "optimized/clearing/first_plays.hpp"
#include "optimized/kernel/free_memory.hpp"
#include "optimized/kernel/in_threads.hpp"

namespace shikatsu::optimized {

namespace {

/// The choices of what is not kept.
constexpr std::array choices_of_kept{NotKept{0, false}, NotKept{4, true}, NotKept{1, true}, NotKept{0, true}};

/// A search that has looked at more states in vain begins anew if it is asked again.
constexpr std::size_t most_remembered_states = 9'000'000;

}  // namespace

/// Looks for a clearing of the area that keeps some of the player's strings.
class AreaClearing::Finder {
  public:
    Finder(const Position& position, Player keeper, const Points& area, const NotKept& not_kept)
        : position_(position),
          keeper_(keeper),
          area_(area),
          strings_(position_, keeper_, area_),
          kept_(strings_.to_keep(not_kept)) {}
    /// The same with this first play.
    Finder(const Finder& other, Point first_play) : Finder(other.position_, other.keeper_, other.area_, {}) {
        kept_ = other.kept_;
        first_play_ = first_play;
    }
    Finder(const Finder&) = delete;
    Finder& operator=(const Finder&) = delete;
    ~Finder() = default;

    const Kept& kept() const { return kept_; }
    /// Goes on looking for a clearing, with so much effort altogether.
    std::optional<Clearing> find(const ClearingEffort& effort, std::function<bool()> stopped) {
        stopped_ = std::move(stopped);
        if (too_long_ || stopped_()) return std::nullopt;
        if (!cut_) cut_ = cut(effort);
        if (!cut_) return std::nullopt;
        for (const auto& part : parts_) part->go_on(effort.states);
        if (!deepen()) return std::nullopt;
        auto clearing = clearing_of_choice();
        too_long_ = !clearing;
        return clearing;
    }
    /// First plays that promise most in the part that has taken most in vain.
    Points first_plays(std::size_t most, int threads, const std::function<bool()>& stopped) const {
        if (parts_.empty()) return {};
        const auto hardest = std::max_element(
            parts_.begin(), parts_.end(),
            [](const auto& one, const auto& other) { return one->states() < other->states(); });
        return easiest_first_plays(position_, keeper_, (*hardest)->points(), numbers_, most, threads,
                                   stopped);
    }
    /// Whether more states may find what was not found.
    bool open() const { return std::any_of(parts_.begin(), parts_.end(), is_over); }
    /// Begins anew the next time.
    void forget() {
        parts_.clear();
        cut_ = false;
        effort_ = least_clearing_effort;
    }
    /// States that were looked at.
    std::size_t states() const {
        std::size_t states = 0;
        for (const auto& part : parts_) states += part->states();
        return states;
    }

  private:
    static bool is_over(const std::unique_ptr<ClearedPart>& part) { return part->over(); }

    /// Cuts the area along the kept strings. False if a part is too large, or not enclosed.
    bool cut(const ClearingEffort& effort) {
        if (std::none_of(kept_.begin(), kept_.end(), [](bool is) { return is; })) return false;
        std::vector<bool> is_kept(static_cast<std::size_t>(position_.grid().size()), false);
        for (std::size_t i = 0; i < strings_.size(); ++i) {
            for (const Point point : strings_[i]) is_kept[point.index] = kept_[i];
        }
        std::vector<bool> in_area(is_kept.size(), false);
        for (const Point point : area_) in_area[point.index] = true;
        const auto in = [&](Point p) { return in_area[p.index] && !is_kept[p.index]; };
        std::vector<Points> found = strings_.parts_of_area(in);
        for (const Points& part : found) {
            const auto empty =
                std::count_if(part.begin(), part.end(), [&](Point point) { return position_.empty(point); });
            if (part.size() > largest_region || empty > effort.largest_region) return false;
            for (const Point point : part) {
                for (const Point next : position_.grid().adjacent(point)) {
                    if (!in_area[next.index]) return false;
                }
            }
        }
        rank_strings(found);
        numbers_.assign(is_kept.size(), -1);
        for (std::size_t i = 0; i < ranked_.size(); ++i) {
            for (const Point point : strings_[ranked_[i]]) numbers_[point.index] = static_cast<int>(i);
        }
        parts_.clear();
        for (Points& part : found) {
            parts_.push_back(
                std::make_unique<ClearedPart>(position_, keeper_, std::move(part), numbers_, stopped_));
            if (begins_in(*parts_.back())) parts_.back()->begin_with(*first_play_);
        }
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
                    if (!strings_.beside(point, i)) continue;
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
        for (; effort_ <= most_clearing_effort; effort_ += clearing_effort_step) {
            const ClearingResult in_one = share_out(0, Chances{}, effort_);
            if (in_one == ClearingResult::won) return true;
            // That takes more states, and is seldom needed.
            bans_in_many_ = no_bans_left_;
            const ClearingResult in_many =
                bans_in_many_ ? share_out(0, Chances{}, effort_ - 2 * clearing_effort_step) : in_one;
            bans_in_many_ = false;
            if (in_many == ClearingResult::won) return true;
            if (open() || (in_one == ClearingResult::never && in_many == ClearingResult::never)) return false;
        }
        return false;
    }

    /// What one part at most may still do.
    struct Chances {
        bool begin = true;
        /// To rely on bans always.
        bool bans = true;
    };

    BansRelied most_relied(const Chances& chances, bool begin) const {
        if (bans_in_many_) return begin ? BansRelied::stirred : BansRelied::after_work;
        return chances.bans ? BansRelied::always : BansRelied::never;
    }

    /// Whether the parts from this one on can give what is still owed. It is the last one, which is the
    /// largest, that may rely on bans unless another one has to, or all of them after work.
    ClearingResult share_out(std::size_t number, const Chances& chances, int effort) {
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
        const bool last = number + 1 == parts_.size();
        ClearingResult all = never;
        // Where there is little to do it is simplest to wait.
        const bool early = effort > least_clearing_effort;
        for (const bool begin : {early, !early}) {
            if (begin && !chances.begin) continue;
            if (first_play_ && begin != begins_in(part)) continue;
            const BansRelied bans = most_relied(chances, begin);
            const ClearingResult easiest = part.cleared({least, begin, bans}, effort);
            if (easiest == not_yet) all = not_yet;
            if (easiest != won && bans == BansRelied::never) no_bans_left_ = true;
            // Where something has to be captured the player's move cannot do harm.
            if (easiest != won && begin && part.dirty()) break;
            if (easiest != won) continue;
            for (Shares shares = most;;) {
                PartWish wish{shares, begin, last || bans_in_many_ ? bans : BansRelied::never};
                ClearingResult result = part.cleared(wish, effort);
                if (result != won && wish.bans != bans) {
                    wish.bans = bans;
                    result = part.cleared(wish, effort);
                }
                if (result == won) {
                    add(owed_, part, shares, -1);
                    choices_.push_back(wish);
                    const bool none_banned = wish.bans == BansRelied::never;
                    result =
                        share_out(number + 1, {chances.begin && !begin, chances.bans && none_banned}, effort);
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

    bool begins_in(const ClearedPart& part) const {
        return first_play_ && std::binary_search(part.points().begin(), part.points().end(), *first_play_);
    }

    static void add(Shares& sums, const ClearedPart& part, const Shares& shares, int sign = 1) {
        for (std::size_t i = 0; i < shares.size(); ++i)
            sums[static_cast<std::size_t>(part.strings()[i])] += sign * shares[i];
    }

    std::optional<Clearing> clearing_of_choice() {
        Clearing clearing;
        for (const std::size_t string : ranked_) clearing.units.push_back(strings_[string].front());
        for (std::size_t i = 0; i < parts_.size(); ++i) {
            auto region = parts_[i]->region(choices_[i], clearing.units, clearing.first_play);
            if (!region) return std::nullopt;
            clearing.regions.push_back(*std::move(region));
        }
        return clearing;
    }

    const Position& position_;
    Player keeper_;
    Points area_;
    std::function<bool()> stopped_;
    AreaStrings strings_;
    Kept kept_;
    /// The only one, if it is given.
    std::optional<Point> first_play_;
    /// More than one part may rely on bans, after work; this is tried where one part was in the way of
    /// another.
    bool bans_in_many_ = false;
    bool no_bans_left_ = false;
    bool cut_ = false;
    /// A strategy was found that cannot be written.
    bool too_long_ = false;
    /// With which the search goes on.
    int effort_ = least_clearing_effort;
    /// The kept strings in the order of their ranks.
    std::vector<std::size_t> ranked_;
    /// By point: the number of the kept string, in this order; or -1.
    std::vector<int> numbers_;
    std::vector<std::unique_ptr<ClearedPart>> parts_;
    Shares owed_;
    std::vector<PartWish> choices_;
};

AreaClearing::AreaClearing(const Position& position, Player keeper, const std::vector<Point>& area) {
    for (const NotKept& not_kept : choices_of_kept) {
        auto finder = std::make_unique<Finder>(position, keeper, area, not_kept);
        const auto same = [&](const auto& other) { return other->kept() == finder->kept(); };
        if (std::none_of(finders_.begin(), finders_.end(), same)) finders_.push_back(std::move(finder));
    }
}

AreaClearing::~AreaClearing() = default;

std::size_t AreaClearing::states() const {
    const auto add = [](std::size_t sum, const auto& finder) { return sum + finder->states(); };
    return std::accumulate(finders_.begin(), finders_.end(), std::size_t{0}, add);
}

std::size_t AreaClearing::most_new_states(const ClearingEffort& effort, int threads) const {
    std::vector<std::size_t> states;
    for (const auto& finder : finders_)
        states.push_back(effort.states - std::min(finder->states(), effort.states));
    // Those that come later forget what the earlier ones have looked at in vain.
    if (!side_by_side_ && effort.states > most_remembered_states &&
        finders_.size() > static_cast<std::size_t>(threads)) {
        std::sort(states.begin(), states.end(), std::greater<>());
        states.resize(static_cast<std::size_t>(threads));
    }
    return std::accumulate(states.begin(), states.end(), std::size_t{0});
}

std::optional<FoundClearing> AreaClearing::find(const ClearingEffort& effort, int threads,
                                                const std::function<bool()>& stopped) {
    auto found =
        side_by_side_ ? find_by_quickest(effort, threads, stopped) : find_by_first(effort, threads, stopped);
    if (!found) choose_first_plays(effort.first_plays, threads, stopped);
    return found;
}

std::optional<FoundClearing> AreaClearing::find_by_first(const ClearingEffort& effort, int threads,
                                                         const std::function<bool()>& stopped) {
    std::vector<std::optional<Clearing>> found(finders_.size());
    std::vector<std::size_t> states(finders_.size());
    // What comes after the first that succeeds is not wanted any more.
    std::atomic<std::size_t> first{finders_.size()};
    std::atomic<std::size_t> next{0};
    in_threads(threads, [&] {
        for (std::size_t i = next++; i < finders_.size(); i = next++) {
            found[i] = finders_[i]->find(effort, [&, i] { return i > first.load() || stopped(); });
            states[i] = finders_[i]->states();
            if (!found[i] && states[i] > most_remembered_states) {
                finders_[i]->forget();
                give_back_freed_memory();
            }
            for (std::size_t seen = first; found[i] && i < seen && !first.compare_exchange_weak(seen, i);) {
            }
        }
    });
    if (first == finders_.size()) return std::nullopt;
    const auto so_far = states.begin() + static_cast<std::ptrdiff_t>(first) + 1;
    return FoundClearing{*std::move(found[first]), std::accumulate(states.begin(), so_far, std::size_t{0})};
}

std::optional<FoundClearing> AreaClearing::find_by_quickest(const ClearingEffort& effort, int threads,
                                                            const std::function<bool()>& stopped) {
    std::vector<std::optional<FoundClearing>> found(finders_.size());
    // More than one that succeeded has looked at need not be looked at.
    std::atomic<std::size_t> fewest{std::numeric_limits<std::size_t>::max()};
    std::atomic<std::size_t> next{0};
    in_threads(threads, [&] {
        for (std::size_t i = next++; i < finders_.size(); i = next++) {
            Finder& finder = *finders_[i];
            auto clearing = finder.find(effort, [&] { return finder.states() > fewest.load() || stopped(); });
            if (!clearing) continue;
            const std::size_t states = finder.states();
            found[i] = FoundClearing{*std::move(clearing), states};
            for (std::size_t seen = fewest; states < seen && !fewest.compare_exchange_weak(seen, states);) {
            }
        }
    });
    const auto quickest = std::min_element(
        found.begin(), found.end(),
        [](const auto& one, const auto& other) { return one && (!other || one->states < other->states); });
    return std::move(*quickest);
}

void AreaClearing::choose_first_plays(std::size_t most, int threads, const std::function<bool()>& stopped) {
    if (most == 0 || first_plays_chosen_) return;
    first_plays_chosen_ = true;
    const auto likeliest =
        std::find_if(finders_.begin(), finders_.end(), [](const auto& finder) { return finder->open(); });
    if (likeliest == finders_.end()) return;
    std::vector<std::unique_ptr<Finder>> finders;
    for (const Point play : (*likeliest)->first_plays(most, threads, stopped))
        finders.push_back(std::make_unique<Finder>(**likeliest, play));
    if (finders.empty()) return;
    finders_ = std::move(finders);
    side_by_side_ = true;
    give_back_freed_memory();
}

}  // namespace shikatsu::optimized
