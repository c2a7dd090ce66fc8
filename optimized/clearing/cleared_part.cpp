#include "optimized/clearing/cleared_part.hpp"

#include <algorithm>

namespace shikatsu::optimized {

ClearedPart::ClearedPart(const Position& position, Player keeper, std::vector<Point> points,
                         const std::vector<int>& kept, Sides sides, OwnBans own_bans,
                         std::optional<Point> stays, const std::function<bool()>& stopped)
    : points_(std::move(points)) {
    Mask to_join = 0;
    for (std::size_t place = 0; place < points_.size(); ++place) {
        const Mask here = mask_of(static_cast<int>(place));
        if (position.empty(points_[place])) ++empty_points_;
        if (points_[place] == stays) to_join = here;
        if (position.holds(points_[place], opponent(keeper))) start_.opponent |= here;
        if (position.holds(points_[place], keeper)) start_.keeper |= here;
    }
    std::map<int, Mask> beside;
    RegionShape shape = shape_of(
        points_, [&](Point point) { return position.grid().adjacent(point); },
        [&](int place, Point next) { beside[kept[next.index]] |= mask_of(place); });
    for (const auto& [string, places] : beside) {
        strings_.push_back(string);
        beside_.push_back(places);
        most_.push_back(std::min(2, std::popcount(places)));  // the first play may take stones
    }
    search_ = std::make_unique<ClearingSearch>(std::move(shape), sides, own_bans, to_join, stopped);
}

ClearingWish ClearedPart::in_the_search(const PartWish& wish) const {
    std::vector<RegionGroup> groups;
    for (std::size_t i = 0; i < wish.shares.size(); ++i) groups.push_back({beside_[i], wish.shares[i]});
    return {std::move(groups), wish.bans};
}

int ClearedPart::place_of(Point point) const {
    return static_cast<int>(std::lower_bound(points_.begin(), points_.end(), point) - points_.begin());
}

ClearingResult ClearedPart::carefree_after(Point first_play, int effort) {
    ClearingWish wish = in_the_search({most_, true, BansRelied::always});
    wish.groups = {{beside_any(wish.groups), 0}};
    return search_->cleared_after(wish, start_, place_of(first_play), effort);
}

ClearingResult ClearedPart::cleared(const PartWish& wish, int effort) {
    const auto no_more = [&](const PartWish& one, const PartWish& other) {
        return one.bans >= other.bans &&
               std::equal(one.shares.begin(), one.shares.end(), other.shares.begin(),
                          [](int a, int b) { return a <= b; });
    };
    for (const auto& [tried, won] : known_) {
        if (tried.begin != wish.begin) continue;
        if (won ? wish == tried : no_more(tried, wish))
            return won ? ClearingResult::won : ClearingResult::never;
    }
    const ClearingWish inside = in_the_search(wish);
    const ClearingResult result = !wish.begin   ? search_->cleared(inside, start_, effort)
                                  : first_play_ ? search_->cleared_after(inside, start_, *first_play_, effort)
                                                : search_->cleared_at_first(inside, start_, effort);
    if (result != ClearingResult::not_yet) known_[wish] = result == ClearingResult::won;
    return result;
}

std::optional<ClearedRegion> ClearedPart::region(const PartWish& wish, const std::vector<Point>& units,
                                                 std::optional<Point>& first_play) {
    RegionNames names{points_, {}};
    for (const int string : strings_) names.groups.push_back(units[static_cast<std::size_t>(string)]);
    const ClearingWish inside = in_the_search(wish);
    std::optional<int> play;
    if (wish.begin) play = first_play_ ? first_play_ : search_->first_play(inside, start_);
    if (play) first_play = points_[static_cast<std::size_t>(*play)];
    return search_->region(inside, start_, play, names);
}

}  // namespace shikatsu::optimized
