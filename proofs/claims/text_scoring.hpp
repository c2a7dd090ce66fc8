// The chapter on eye-points, regions and territory for each intersection by itself, as in text.hpp.
#pragma once

#include "proofs/claims/text.hpp"

namespace shikatsu::proofs::text {

/// A position with the intersections of its alive stones, of both players.
template <class T>
struct Analysed {
    Stones<T> stones;
    Points<T> alive;

    T own_alive(Point p) const { return stones.own[p.index] && T(alive[p.index]); }
    T rival_dead(Point p) const { return stones.rival[p.index] && !T(alive[p.index]); }
    Analysed swapped() const { return {stones.swapped(), alive}; }
};

/// Whether only stones are alive, and of each string all or none. [J2003-HA-1]
template <class T>
T is_by_strings(const Grid& grid, const Analysed<T>& a) {
    return every<T>(grid.points(), [&](Point p) {
        const T on_stone = !T(a.alive[p.index]) || !a.stones.empty(p);
        return on_stone && every<T>(grid.adjacent(p), [&](Point q) {
                   const T joined = (a.stones.own[p.index] && T(a.stones.own[q.index])) ||
                                    (a.stones.rival[p.index] && T(a.stones.rival[q.index]));
                   return !joined || T(a.alive[p.index] == a.alive[q.index]);
               });
    });
}

/// The intersections of the own player's eye-strings: empty, or with a dead stone of the opponent's.
template <class T>
Points<T> in_eye_string(const Grid& grid, const Analysed<T>& a) {
    Points<T> inside = nowhere<T>(grid);
    for (const Point p : grid.points()) inside[p.index] = a.stones.empty(p) || a.rival_dead(p);
    return inside;
}

/// The own player's eye-points: of eye-strings that are adjacent to alive stones of his and to nothing else.
/// [J2003-D3-1] [J2003-D3-2]
template <class T>
Points<T> eye_points(const Grid& grid, const Analysed<T>& a) {
    const Points<T> inside = in_eye_string(grid, a);
    const Connection<T> string(grid, inside);
    Points<T> result = nowhere<T>(grid);
    for (const Point p : grid.points()) {
        const T from_empty =
            some<T>(grid.points(), [&](Point q) { return string.joined(p, q) && a.stones.empty(q); });
        const T only_alive = every<T>(grid.points(), [&](Point q) {
            return !string.joined(p, q) ||
                   every<T>(grid.adjacent(q), [&](Point r) { return T(inside[r.index]) || a.own_alive(r); });
        });
        const T some_alive = some<T>(grid.points(), [&](Point q) {
            return string.joined(p, q) && some<T>(grid.adjacent(q), [&](Point r) { return a.own_alive(r); });
        });
        result[p.index] = from_empty && only_alive && some_alive;
    }
    return result;
}

/// As if an eye-string had to be adjacent to an alive stone of the player, whatever else it is adjacent to.
template <class T>
Points<T> eyes_beside_alive(const Grid& grid, const Analysed<T>& a) {
    const Points<T> inside = in_eye_string(grid, a);
    const Connection<T> string(grid, inside);
    Points<T> result = nowhere<T>(grid);
    for (const Point p : grid.points()) {
        result[p.index] = some<T>(grid.points(), [&](Point q) {
            return string.joined(p, q) && some<T>(grid.adjacent(q), [&](Point r) { return a.own_alive(r); });
        });
    }
    return result;
}

/// The intersections of the own player's regions that are in-seki. [J2003-D3-4] [J2003-D3-5] [J2003-D3-6]
template <class T>
Points<T> in_seki_region(const Grid& grid, const Analysed<T>& a) {
    const Points<T> own_eyes = eye_points(grid, a);
    const Points<T> rival_eyes = eye_points(grid, a.swapped());
    Points<T> inside = nowhere<T>(grid);
    Points<T> beside_dame = nowhere<T>(grid);
    for (const Point p : grid.points()) {
        inside[p.index] = a.own_alive(p) || T(own_eyes[p.index]);
        beside_dame[p.index] = some<T>(grid.adjacent(p), [&](Point q) {
            return a.stones.empty(q) && !T(own_eyes[q.index]) && !T(rival_eyes[q.index]);
        });
    }
    const Connection<T> region(grid, inside);
    Points<T> result = nowhere<T>(grid);
    for (const Point p : grid.points()) {
        const T has_stone =
            some<T>(grid.points(), [&](Point q) { return region.joined(p, q) && a.own_alive(q); });
        const T has_dame =
            some<T>(grid.points(), [&](Point q) { return region.joined(p, q) && T(beside_dame[q.index]); });
        result[p.index] = has_stone && has_dame;
    }
    return result;
}

/// The own player's territory. [J2003-D3-7]
template <class T>
Points<T> territory(const Grid& grid, const Analysed<T>& a) {
    const Points<T> eyes = eye_points(grid, a);
    const Points<T> seki = in_seki_region(grid, a);
    Points<T> result = nowhere<T>(grid);
    for (const Point p : grid.points()) result[p.index] = T(eyes[p.index]) && !T(seki[p.index]);
    return result;
}

}  // namespace shikatsu::proofs::text
