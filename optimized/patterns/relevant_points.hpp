// Which known intersections a step of a proof that a string stays needs. A matter of luck and size, never of
// truth: each step is tried on what is found here (pattern_search.hpp), and if it fails all that is known is
// taken.
#pragma once

#include <array>
#include <optional>

#include "optimized/kernel/benson.hpp"
#include "optimized/patterns/local_plays.hpp"

namespace shikatsu::optimized {

template <int W>
class RelevantPoints {
  public:
    using Set = Bits<W>;
    using Known = KnownBoard<W>;
    using Effect = typename LocalPlays<W>::Effect;

    /// Keeps a reference to the geometry.
    explicit RelevantPoints(const Geometry<W>& geometry) : geometry_(geometry), plays_(geometry) {}

    /// If the string of the keeper's stones `target` is unconditionally alive: it and two regions that are
    /// vital to it, the strings around these and two regions of each, and so on.
    std::optional<Set> life(const Known& seen, const Set& target) const {
        const Set& stones = seen.of(Side::defender);
        const Set empty = seen.empty();
        const auto is_known = [&](const Set& region) { return region.subset_of(seen.known); };
        const Set alive = unconditionally_alive_by(geometry_, stones, empty, is_known);
        if (!target.subset_of(alive)) return std::nullopt;
        Regions<W> regions = small_regions(geometry_, alive, empty);
        drop_if(regions, [&](const Set& region) { return !is_known(region) || region.meets(stones); });
        Set life = geometry_.flood(target.lowest(), alive);
        for (Set served; served != (life & alive);) {
            const Set string = geometry_.flood(((life & alive) - served).lowest(), alive);
            served |= string;
            const Set vital = two_vital_regions(string, regions, empty, life);
            life |= vital | geometry_.flood(geometry_.neighbours(vital) & alive, alive);
        }
        return life;
    }

    /// The smallest region that leaves a liberty to the anchored stones though the keeper passes for ever,
    /// with those beside it.
    std::optional<Set> vital_region(const Known& seen) const {
        std::optional<Set> best;
        for (const Set& region : small_regions(geometry_, seen.anchored, seen.empty())) {
            const bool is_vital = region.subset_of(seen.known) && region.meets(seen.empty()) &&
                                  !region.meets(seen.of(Side::defender));
            if (is_vital && (!best || region.count() < best->count())) best = region;
        }
        if (best) *best |= geometry_.neighbours(*best) & seen.anchored;
        return best;
    }

    /// What is needed before the keeper's play, or his pass, if `wanted` is to be shown after it.
    Set before_move(const Known& seen, std::optional<Point> play, const Known& wanted) const {
        return play ? before_play(seen, *play, wanted) : wanted.known;
    }
    Set before_play(const Known& seen, Point point, const Known& wanted) const {
        const Effect effect = plays_.of_keeper(seen, point);
        const Set played = Set::of(point);
        Set points = wanted.known | played | with_neighbours(strings_in(effect.captured, wanted.known));
        for (;;) {
            const Known local = seen.on(points);
            const Effect tried = plays_.of_keeper(local, point);
            const bool shown = tried.after.shows(wanted);
            if (tried.may && shown) return points;
            const Set before = points;
            const Set lost = wanted.known - tried.after.known;
            if (!tried.may)
                points |= what_allows(seen, point, effect, points);
            else if (!lost.empty())
                points |= against_loss(seen, lost, point, points);
            else
                points |= geometry_.flood(played, seen.of(Side::defender) | played);
            if (points == before) return seen.known;
        }
    }

    /// So many points that nothing on them is lost in peace.
    Set in_peace(const Known& seen, Set points) const {
        for (;;) {
            const Known local = seen.on(points);
            const Set lost = local.known - plays_.in_peace(local).known;
            if (lost.empty()) return points;
            const Set before = points;
            for (const Side side : {Side::attacker, Side::defender}) {
                const Set stones = lost & seen.of(side);
                if (!stones.empty()) points |= string_and_liberty(seen, side, stones, {}, points);
            }
            if (points == before) return seen.known;
        }
    }

    /// What is needed before the opponent passes or plays elsewhere, if `needed` is after it.
    Set before_pass(const Known& seen, const Set& needed, const Set& points) const {
        return breathing(seen, needed, {}, points | needed);
    }

    /// What is needed, besides `points`, before the opponent's play if `needed` is after it.
    Set before_rival(const Known& seen, Point point, const Effect& effect, const Set& needed,
                     Set points) const {
        const Set played = Set::of(point);
        points |= needed | played | with_neighbours(strings_in(effect.captured, needed));
        const Known wanted = effect.after.on(needed);
        for (;;) {
            points = breathing(seen, needed - effect.captured, played, points);
            const Effect tried = plays_.of_opponent(seen.on(points), point);
            if (!tried.may || tried.after.shows(wanted)) return points;
            const Set before = points;
            const Set lost = (wanted.known - tried.after.known) & seen.of(Side::defender);
            if (!lost.empty()) points |= string_and_liberty(seen, Side::defender, lost, played, points);
            if (points == before) return seen.known;
        }
    }

    /// What is needed, besides `points`, to see that the opponent cannot play on the intersection.
    Set against_rival(const Known& seen, Point point, Set points) const {
        const Set played = Set::of(point);
        const Set own = geometry_.flood(played, seen.of(Side::attacker) | played);
        points |= with_neighbours(own);
        const Set& stones = seen.of(Side::defender);
        for_each_part(geometry_, geometry_.flood(geometry_.neighbours(played) & stones, stones),
                      [&](const Set& string) {
                          if (string.meets(seen.anchored)) {
                              points |= geometry_.neighbours(own) & string;
                              return;
                          }
                          points |= string;
                          points |= one_of((geometry_.neighbours(string) & seen.empty()) - played, points);
                      });
        return points;
    }

  private:
    Set with_neighbours(const Set& set) const { return set | geometry_.neighbours(set); }

    /// The strings of the stones that have one of the points.
    Set strings_in(const Set& stones, const Set& points) const {
        return geometry_.flood(stones & points, stones);
    }

    /// One of the liberties, unless one is among the points already.
    static Set one_of(const Set& liberties, const Set& points) {
        return liberties.meets(points) ? Set{} : liberties.lowest();
    }

    /// The whole string with a stone among `stones` and a liberty of it; if there is none, all beside it.
    Set string_and_liberty(const Known& seen, Side side, const Set& stones, const Set& played,
                           const Set& points) const {
        const Set string = geometry_.flood(stones.lowest(), seen.of(side));
        const Set liberties = (geometry_.neighbours(string) & seen.empty()) - played;
        if (liberties.empty()) return string | (geometry_.neighbours(string) & seen.known);
        return string | one_of(liberties, points);
    }

    /// That nothing which is needed may be gone after the keeper's play.
    Set against_loss(const Known& seen, const Set& lost, Point point, const Set& points) const {
        const Set played = Set::of(point);
        const Set& rivals = seen.of(Side::attacker);
        const Set string = geometry_.flood((lost & rivals).lowest(), rivals);
        const Set liberties = (geometry_.neighbours(string) & seen.empty()) - played;
        if (!liberties.empty()) return string | one_of(liberties, points);
        return geometry_.neighbours(played) & seen.known;
    }

    /// That the keeper's play is possible and no ko-capture.
    Set what_allows(const Known& seen, Point point, const Effect& effect, const Set& points) const {
        const Set played = Set::of(point);
        const Set empty = seen.empty() - played;
        const Set near = geometry_.neighbours(played);
        const Set beside = near & (empty | seen.of(Side::defender));
        if (!beside.meets(points)) {
            if (beside.empty()) return with_neighbours(effect.captured);
            return near.meets(empty) ? (near & empty).lowest() : beside.lowest();
        }
        if (near.meets(empty)) return (near & empty).lowest();
        const Set own = geometry_.flood(played, seen.of(Side::defender) | played);
        if (own.meets(seen.anchored)) return near.meets(seen.anchored) ? near & seen.anchored : own;
        const Set liberties = geometry_.neighbours(own) & empty;
        if (!liberties.empty()) return own | one_of(liberties, points);
        const Set dead = effect.captured & geometry_.neighbours(own);
        return own | with_neighbours(strings_in(effect.captured, dead.lowest()));
    }

    /// So many points that each string which the keeper's stones there form and that has something of
    /// `needed` is closed or has a liberty other than `played`.
    Set breathing(const Known& seen, const Set& needed, const Set& played, Set points) const {
        for (Set before; before != points;) {
            before = points;
            const Known local = seen.on(points);
            const Set empty = local.empty() - played;
            const Set parts = local.of(Side::defender);
            const Set breath = geometry_.neighbours(empty) | local.anchored;
            const Set gasping = parts - geometry_.flood(breath & parts, parts);
            const Set open = geometry_.flood(gasping & plays_.border(local), gasping);
            const Set wanted = geometry_.flood(open & needed, open);
            if (wanted.empty()) break;
            const Set part = geometry_.flood(wanted.lowest(), wanted);
            const Set liberties = (geometry_.neighbours(part) & seen.empty()) - played;
            points |= liberties.empty() ? string_and_liberty(seen, Side::defender, part, played, points)
                                        : liberties.lowest();
        }
        return points;
    }

    /// Those that belong to `known` already first, then the smallest.
    Set two_vital_regions(const Set& string, const Regions<W>& regions, const Set& empty,
                          const Set& known) const {
        const Set liberties = geometry_.neighbours(string) & empty;
        std::array<Set, 2> best;
        std::array<int, 2> price{1'000'000, 1'000'000};
        for (const Set& region : regions) {
            if ((region & empty).empty() || !(region & empty).subset_of(liberties)) continue;
            const int cost = region.subset_of(known) ? 0 : region.count();
            if (cost < price[0]) {
                best = {region, best[0]};
                price = {cost, price[0]};
            } else if (cost < price[1]) {
                best[1] = region;
                price[1] = cost;
            }
        }
        return best[0] | best[1];
    }

    const Geometry<W>& geometry_;
    LocalPlays<W> plays_;
};

}  // namespace shikatsu::optimized
