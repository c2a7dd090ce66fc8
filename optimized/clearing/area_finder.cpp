#include "optimized/clearing/area_finder.hpp"

#include <algorithm>
#include <array>

#include "optimized/clearing/clearing_costs.hpp"
#include "optimized/clearing/first_plays.hpp"

namespace shikatsu::optimized {

namespace {

/// Intersections of sides that are looked at together. Kos are mostly fought where few are left.
constexpr int most_empty_together = 16;

}  // namespace

AreaFinder::AreaFinder(const Position& position, Player keeper, const Points& area, const NotKept& not_kept,
                       std::optional<Point> stays, OwnBans own_bans)
    : position_(position),
      keeper_(keeper),
      area_(area),
      strings_(position_, keeper_, area_),
      kept_(strings_.to_keep(not_kept)),
      stays_(stays),
      own_bans_(own_bans) {
    for (std::size_t i = 0; stays_ && i < strings_.size(); ++i) {
        if (std::binary_search(strings_[i].begin(), strings_[i].end(), *stays_)) kept_[i] = false;
    }
}

AreaFinder::AreaFinder(const AreaFinder& other, std::optional<Point> first_play, Sides sides)
    : AreaFinder(other.position_, other.keeper_, other.area_, {}, other.stays_, other.own_bans_) {
    kept_ = other.kept_;
    first_play_ = first_play;
    sides_ = sides;
}

std::optional<Clearing> AreaFinder::find(const ClearingEffort& effort, std::function<bool()> stopped) {
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

Points AreaFinder::first_plays(std::size_t most, int threads, const std::function<bool()>& stopped) const {
    if (parts_.empty()) return {};
    const auto hardest =
        std::max_element(parts_.begin(), parts_.end(),
                         [](const auto& one, const auto& other) { return one->states() < other->states(); });
    return easiest_first_plays(position_, keeper_, (*hardest)->points(), numbers_, most, threads, stopped);
}

void AreaFinder::forget() {
    parts_.clear();
    cut_ = false;
    effort_ = least_clearing_effort;
}

std::size_t AreaFinder::states() const {
    std::size_t states = 0;
    for (const auto& part : parts_) states += part->states();
    return states;
}

bool AreaFinder::cut(const ClearingEffort& effort) {
    if (std::none_of(kept_.begin(), kept_.end(), [](bool is) { return is; })) return false;
    std::vector<bool> is_kept(static_cast<std::size_t>(position_.grid().size()), false);
    for (std::size_t i = 0; i < strings_.size(); ++i) {
        for (const Point point : strings_[i]) is_kept[point.index] = kept_[i];
    }
    std::vector<bool> in_area(is_kept.size(), false);
    for (const Point point : area_) in_area[point.index] = true;
    const auto in = [&](Point p) { return in_area[p.index] && !is_kept[p.index]; };
    std::vector<Points> found = strings_.parts_of_area(in);
    int most_empty = effort.largest_region;
    if (sides_ == Sides::together) {
        found = together(found);
        most_empty = std::min(most_empty, most_empty_together);
    }
    for (const Points& part : found) {
        const auto empty =
            std::count_if(part.begin(), part.end(), [&](Point point) { return position_.empty(point); });
        if (part.size() > largest_region || empty > most_empty) return false;
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
        parts_.push_back(std::make_unique<ClearedPart>(position_, keeper_, std::move(part), numbers_, sides_,
                                                       own_bans_, stays_, stopped_));
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

std::vector<Points> AreaFinder::together(const std::vector<Points>& parts) const {
    std::vector<Points> all(1);
    for (const Points& part : parts) {
        const bool dirty = std::any_of(
            part.begin(), part.end(), [&](Point point) { return position_.holds(point, opponent(keeper_)); });
        if (dirty) {
            all.front().insert(all.front().end(), part.begin(), part.end());
        } else {
            all.push_back(part);
        }
    }
    std::sort(all.front().begin(), all.front().end());
    return all;
}

void AreaFinder::rank_strings(const std::vector<Points>& parts) {
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

bool AreaFinder::deepen() {
    const Chances at_first{.begin = !stays_};
    for (; effort_ <= most_clearing_effort; effort_ += clearing_effort_step) {
        const ClearingResult in_one = share_out(0, at_first, effort_);
        if (in_one == ClearingResult::won) return true;
        // That takes more states, and is seldom needed.
        bans_in_many_ = no_bans_left_;
        const ClearingResult in_many =
            bans_in_many_ ? share_out(0, at_first, effort_ - 2 * clearing_effort_step) : in_one;
        bans_in_many_ = false;
        if (in_many == ClearingResult::won) return true;
        if (open() || (in_one == ClearingResult::never && in_many == ClearingResult::never)) return false;
    }
    return false;
}

BansRelied AreaFinder::most_relied(const Chances& chances, bool begin) const {
    if (bans_in_many_) return begin ? BansRelied::stirred : BansRelied::after_work;
    return chances.bans ? BansRelied::always : BansRelied::never;
}

ClearingResult AreaFinder::share_out(std::size_t number, const Chances& chances, int effort) {
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

bool AreaFinder::begins_in(const ClearedPart& part) const {
    return first_play_ && std::binary_search(part.points().begin(), part.points().end(), *first_play_);
}

std::optional<Clearing> AreaFinder::clearing_of_choice() {
    Clearing clearing;
    clearing.stays = stays_;
    for (const std::size_t string : ranked_) clearing.units.push_back(strings_[string].front());
    for (std::size_t i = 0; i < parts_.size(); ++i) {
        auto region = parts_[i]->region(choices_[i], clearing.units, clearing.first_play);
        if (!region) return std::nullopt;
        clearing.regions.push_back(*std::move(region));
    }
    return clearing;
}

}  // namespace shikatsu::optimized
