// A region of a keeping and the plays in it, without the rest of the grid. See spec/certificates.md.
#pragma once

#include <algorithm>
#include <compare>
#include <map>
#include <optional>
#include <set>
#include <vector>

#include "reference/japanese2003/definitions1.hpp"

namespace shikatsu::reference {

/// A kept string by its place in the order of all units, from 0.
using Unit = std::size_t;

/// The kept stones, each with a unit whose string it belongs to.
using KeptStones = std::map<Point, Unit>;

/// The number of a region's point in reading order.
using Place = std::size_t;

/// What is in a region when the opponent is to move.
struct RegionState {
    /// Of each place; unknown ones count as empty.
    std::vector<Content> contents;
    /// Where the keeper may not make a ko-capture any more: he might be banned there.
    std::vector<bool> marks;
    /// Where nothing is said; in clearings only.
    std::vector<bool> unknown;
    /// Where the opponent may not play before the next ko-pass, as it would be a ko-capture; in clearings
    /// only.
    std::set<Place> barred = {};
    /// Whether the keeper's plays bar what they can; in clearings only.
    bool stirred = false;

    /// Whether it is known to be empty.
    bool empty(Place place) const { return contents[place] == Content::empty && !unknown[place]; }
    bool any_marked() const { return std::find(marks.begin(), marks.end(), true) != marks.end(); }
    bool any_unknown() const { return std::find(unknown.begin(), unknown.end(), true) != unknown.end(); }
    bool any(Content content) const {
        return std::find(contents.begin(), contents.end(), content) != contents.end();
    }
    /// Nothing more is said of what is there.
    void forget(Place place) {
        contents[place] = Content::empty;
        marks[place] = false;
        unknown[place] = true;
    }
    void forget(const std::vector<Place>& places) {
        for (const Place place : places) forget(place);
    }
    /// A ko-pass was made.
    void lift_bans() {
        marks.assign(marks.size(), false);
        barred.clear();
    }
    friend auto operator<=>(const RegionState&, const RegionState&) = default;
    friend bool operator==(const RegionState&, const RegionState&) = default;
};

/// A point adjacent to a region is a wall, if it has a kept stone, or *other*.
class RegionGrid {
  public:
    /// Requires points in reading order without a kept stone.
    RegionGrid(const Grid& grid, const std::vector<Point>& points, const KeptStones& kept, Player keeper);

    Player keeper() const { return keeper_; }
    const std::vector<Point>& points() const { return points_; }
    std::size_t size() const { return points_.size(); }
    const std::vector<Place>& adjacent(Place place) const { return adjacent_[place]; }
    /// The units of the walls that the place is adjacent to.
    const std::set<Unit>& walls(Place place) const { return walls_[place]; }
    /// Whether the place is adjacent to an other point.
    bool beside_other(Place place) const { return beside_other_[place]; }

    /// The places that can be reached from `place` through places that `admits` accepts, itself with them.
    template <class Admits>
    std::vector<Place> reached(Place place, Admits admits) const {
        std::vector<bool> seen(size(), false);
        std::vector<Place> all{place};
        seen[place] = true;
        for (std::size_t i = 0; i < all.size(); ++i) {
            for (const Place next : adjacent(all[i])) {
                if (seen[next] || !admits(next)) continue;
                seen[next] = true;
                all.push_back(next);
            }
        }
        return all;
    }

    /// Each string of the player, within the region; in reading order of their first stones.
    std::vector<std::vector<Place>> strings(const RegionState& state, Player player) const;
    /// Whether a string has a stone beside an other point.
    bool open(const std::vector<Place>& string) const;
    /// Whether a string of the keeper is connected to a kept stone: it is kept itself.
    bool is_body(const std::vector<Place>& string) const;
    /// Whether an unknown place is adjacent to the string: it may go on there.
    bool beside_unknown(const RegionState& state, const std::vector<Place>& string) const;
    /// Whether an empty place is adjacent to the string.
    bool has_liberty(const RegionState& state, const std::vector<Place>& string) const;

    /// A stone of a keeper's string that is neither body nor has a liberty; nothing if there is none, so that
    /// plays on unknown places take nothing that is known.
    std::optional<Place> out_of_peace(const RegionState& state) const;

    /// The stone that the opponent's play would take in a ko-capture [J2003-D2-5], whatever is on unknown
    /// places; nothing if it may be another play.
    std::optional<Place> ko_captured(const RegionState& state, Place place) const;
    /// Whether the keeper's play would be a ko-capture [J2003-D2-5], whatever is on unknown places.
    bool takes_in_a_ko(const RegionState& state, Place place) const;
    /// A marked place where the keeper's play may be another one; nothing if there is none.
    std::optional<Place> doubtful_mark(const RegionState& state) const;
    /// Nothing is barred any more where it may be another play.
    void drop_doubtful_bars(RegionState& state) const;
    /// If the keeper's play has taken a stone and the opponent would take back in a ko-capture there, that is
    /// barred, too.
    void bar_taking_back(const RegionState& before, Place place, RegionState& after) const;

    /// What the opponent's play leaves; nothing if it is not possible.
    std::optional<RegionState> after_opponent(const RegionState& state, Place place) const;
    /// What the keeper's play leaves; nothing if he has no right to it.
    std::optional<RegionState> after_keeper(const RegionState& state, Place place) const;
    /// The state without one open string of the opponent, for each of them.
    std::vector<RegionState> vanishings(const RegionState& state) const;

  private:
    std::vector<Place> string_of(const RegionState& state, Place place) const;
    bool holds(const RegionState& state, Place place, Player player) const {
        return state.contents[place] == stone_of(player);
    }
    /// Whether a keeper's stone there would have neither a stone of his nor a known liberty beside it, so
    /// that it may be one that a ko-capture puts.
    bool would_be_alone(const RegionState& state, Place place) const;
    /// The one stone that is captured by the stone that was played on the place, whatever is on unknown
    /// places; nothing if it may be another number of stones.
    std::optional<Place> lone_capture(const RegionState& played, Place place) const;
    void remove(RegionState& state, const std::vector<Place>& stones) const;
    /// Whether one of them is adjacent to the place.
    bool any_beside(const std::vector<Place>& stones, Place place) const;

    std::vector<Point> points_;
    Player keeper_;
    std::vector<std::vector<Place>> adjacent_;
    std::vector<std::set<Unit>> walls_;
    std::vector<bool> beside_other_;
};

}  // namespace shikatsu::reference
