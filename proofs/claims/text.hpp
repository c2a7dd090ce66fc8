// The first chapters of the rules for each intersection by itself, independent of the kernel: connection is a
// closure over paths (Warshall's), not a flood. T is bool or a formula.
#pragma once

#include <utility>
#include <vector>

#include "reference/values/grid.hpp"

namespace shikatsu::proofs::text {

/// One truth value for each intersection, by its index.
template <class T>
using Points = std::vector<T>;

template <class T>
Points<T> nowhere(const Grid& grid) {
    return Points<T>(static_cast<std::size_t>(grid.size()), T(false));
}

/// Connection of pairs of intersections: a path inside a set leads from one to the other.
template <class T>
class Connection {
  public:
    /// Paths of adjacent intersections of `inside`. [J2003-D1-5] [J2003-D1-7]
    Connection(const Grid& grid, const Points<T>& inside)
        : joined_(static_cast<std::size_t>(grid.size()), nowhere<T>(grid)) {
        for (const Point p : grid.points()) {
            joined_[p.index][p.index] = inside[p.index];
            for (const Point q : grid.adjacent(p))
                joined_[p.index][q.index] = inside[p.index] && inside[q.index];
        }
        for (const Point via : grid.points()) {
            for (const Point p : grid.points()) {
                for (const Point q : grid.points()) {
                    joined_[p.index][q.index] = joined_[p.index][q.index] ||
                                                (joined_[p.index][via.index] && joined_[via.index][q.index]);
                }
            }
        }
    }

    T joined(Point p, Point q) const { return joined_[p.index][q.index]; }
    /// The intersections that are joined to p.
    const Points<T>& part_of(Point p) const { return joined_[p.index]; }

  private:
    std::vector<Points<T>> joined_;
};

/// Whether something holds for some element of a range.
template <class T, class Range, class Holds>
T some(const Range& range, Holds holds) {
    T result(false);
    for (const auto& element : range) result = result || holds(element);
    return result;
}

template <class T, class Range, class Holds>
T every(const Range& range, Holds holds) {
    T result(true);
    for (const auto& element : range) result = result && holds(element);
    return result;
}

/// Stones of the player who is looked at and of the opponent. [J2003-D1-6]
template <class T>
struct Stones {
    Points<T> own;
    Points<T> rival;

    T empty(Point p) const { return !own[p.index] && !rival[p.index]; }
    Stones swapped() const { return {rival, own}; }
};

/// Whether no intersection has stones of both.
template <class T>
T is_position(const Grid& grid, const Stones<T>& stones) {
    return every<T>(grid.points(), [&](Point p) { return !(stones.own[p.index] && stones.rival[p.index]); });
}

template <class T>
T are_equal(const Grid& grid, const Stones<T>& a, const Stones<T>& b) {
    return every<T>(grid.points(), [&](Point p) {
        return T(a.own[p.index] == b.own[p.index]) && T(a.rival[p.index] == b.rival[p.index]);
    });
}

/// For each intersection whether it has a stone of `color` whose string has a liberty. [J2003-D1-9]
template <class T>
Points<T> with_liberty(const Grid& grid, const Points<T>& color, const Stones<T>& stones) {
    const Connection<T> connection(grid, color);
    Points<T> touches = nowhere<T>(grid);
    for (const Point p : grid.points()) {
        touches[p.index] = some<T>(grid.adjacent(p), [&](Point q) { return stones.empty(q); });
    }
    Points<T> result = nowhere<T>(grid);
    for (const Point p : grid.points()) {
        result[p.index] =
            some<T>(grid.points(), [&](Point q) { return connection.joined(p, q) && T(touches[q.index]); });
    }
    return result;
}

/// Whether each string has a liberty. [J2003-MV-3]
template <class T>
T all_have_liberties(const Grid& grid, const Stones<T>& stones) {
    const Points<T> own = with_liberty(grid, stones.own, stones);
    const Points<T> rival = with_liberty(grid, stones.rival, stones);
    return every<T>(grid.points(), [&](Point p) {
        return (!stones.own[p.index] || T(own[p.index])) && (!stones.rival[p.index] || T(rival[p.index]));
    });
}

/// What a play does, and whether there is such a play.
template <class T>
struct Play {
    T possible;
    Points<T> removed;
    Stones<T> after;
};

/// A play of the own player on p. [J2003-MV-1] [J2003-MV-2] [J2003-MV-3]
template <class T>
Play<T> play(const Grid& grid, const Stones<T>& before, Point p) {
    Stones<T> put = before;
    put.own[p.index] = true;
    const Points<T> breathing = with_liberty(grid, put.rival, put);
    Play<T> play{T(false), nowhere<T>(grid), put};
    for (const Point q : grid.points()) {
        play.removed[q.index] = put.rival[q.index] && !T(breathing[q.index]);
        play.after.rival[q.index] = put.rival[q.index] && T(breathing[q.index]);
    }
    play.possible = before.empty(p) && all_have_liberties(grid, play.after);
    return play;
}

/// Whether exactly one point is in the set.
template <class T>
T is_single(const Points<T>& set) {
    T one(false);
    T several(false);
    for (const T element : set) {
        several = several || (one && element);
        one = one || element;
    }
    return one && !several;
}

/// Whether a play of the own player on p, answered by the opponent or the player himself on q, gives the
/// position back.
template <class T>
T recreates(const Grid& grid, const Stones<T>& stones, Point p, Point q) {
    const Play<T> first = play(grid, stones, p);
    const Play<T> by_rival = play(grid, first.after.swapped(), q);
    const Play<T> by_own = play(grid, first.after, q);
    return first.possible && ((by_rival.possible && are_equal(grid, by_rival.after.swapped(), stones)) ||
                              (by_own.possible && are_equal(grid, by_own.after, stones)));
}

/// Whether {p, q} is a ko. Requires adjacent intersections. [J2003-D2-3]
template <class T>
T is_ko(const Grid& grid, const Stones<T>& stones, Point p, Point q) {
    const Stones<T> other = stones.swapped();
    return recreates(grid, stones, p, q) || recreates(grid, other, p, q) || recreates(grid, stones, q, p) ||
           recreates(grid, other, q, p);
}

/// Whether the own player's play on p is a ko-capture. [J2003-D2-5]
template <class T>
T is_ko_capture(const Grid& grid, const Stones<T>& stones, Point p) {
    const Play<T> capture = play(grid, stones, p);
    return capture.possible && is_single(capture.removed) &&
           some<T>(grid.adjacent(p), [&](Point q) { return is_ko(grid, stones, p, q); });
}

}  // namespace shikatsu::proofs::text
