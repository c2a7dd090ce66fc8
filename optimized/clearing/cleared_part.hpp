// An area of the grid cut along the strings that its clearing keeps.
#pragma once

#include <compare>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "optimized/clearing/clearing_search.hpp"
#include "optimized/clearing/find_clearing.hpp"

namespace shikatsu::optimized {

/// How many liberties each group beside a part gets there.
using Shares = std::vector<int>;

/// What is wanted of a part.
struct PartWish {
    Shares shares;
    /// Whether the player begins; else the opponent is to move.
    bool begin = false;
    /// When it may be relied on that the opponent is banned.
    BansRelied bans = BansRelied::never;

    friend auto operator<=>(const PartWish&, const PartWish&) = default;
};

/// A part between kept strings, and what was found out about it.
class ClearedPart {
  public:
    /// `kept` has the number of the kept string on each point, or -1. `stays`: where a stone of the keeper's
    /// is to be joined to kept ones, if it is here.
    ClearedPart(const Position& position, Player keeper, std::vector<Point> points,
                const std::vector<int>& kept, Sides sides, OwnBans own_bans, std::optional<Point> stays,
                const std::function<bool()>& stopped);

    const std::vector<Point>& points() const { return points_; }
    /// The kept strings beside it, in the order of their numbers.
    const std::vector<int>& strings() const { return strings_; }
    /// The most liberties that each of them can get here, at most 2.
    const Shares& most() const { return most_; }
    int empty_points() const { return empty_points_; }
    /// Whether stones of the opponent are in it.
    bool dirty() const { return start_.opponent != 0; }
    std::size_t states() const { return search_->states(); }
    bool over() const { return search_->over(); }
    /// The search may look at so many states altogether.
    void go_on(std::size_t most_states) { search_->go_on(most_states); }

    /// If the player makes a first play here, it is this one.
    void begin_with(Point play) { first_play_ = place_of(play); }

    /// Whether it is cleared as it is wanted by lines of such effort.
    ClearingResult cleared(const PartWish& wish, int effort);

    /// Whether it is cleared after this first play if the strings around are sure to stay.
    ClearingResult carefree_after(Point first_play, int effort);

    /// The strategy, if it can be written. Requires that it was found. The first play is added to it.
    std::optional<ClearedRegion> region(const PartWish& wish, const std::vector<Point>& units,
                                        std::optional<Point>& first_play);

    /// See `ClearingSearch`.
    std::vector<AnswerLesson> lessons(const std::function<bool()>& chosen) {
        return search_->lessons(chosen);
    }

  private:
    ClearingWish in_the_search(const PartWish& wish) const;
    int place_of(Point point) const;

    std::vector<Point> points_;
    std::vector<int> strings_;
    std::vector<Mask> beside_;
    Shares most_;
    RegionState start_;
    int empty_points_ = 0;
    std::optional<int> first_play_;
    std::unique_ptr<ClearingSearch> search_;
    /// What is won or never will be.
    std::map<PartWish, bool> known_;
};

}  // namespace shikatsu::optimized
