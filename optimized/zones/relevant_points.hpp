// What of a board in a zone a proof that a string stays looks at. A matter of luck and time, never of truth:
// what is found with it is played out before it counts (relevance_search.hpp).
#pragma once

#include <array>
#include <optional>

#include "optimized/benson.hpp"
#include "optimized/zones/zone.hpp"

namespace shikatsu::optimized {

/// For the defender, who proves in `zone` that his stones on `target` stay.
template <int W>
class RelevantPoints {
  public:
    using Set = Bits<W>;

    /// Keeps references to the geometry and the zone.
    RelevantPoints(const Geometry<W>& geometry, const Zone<W>& zone, const Set& target)
        : geometry_(geometry), zone_(zone), target_(target) {}

    /// If the target is unconditionally alive: the target and two regions that are vital to it, the strings
    /// around these and two regions of each, and so on.
    std::optional<Set> life(const Board<W>& board) const {
        const Set& stones = board.of(Side::defender);
        const Set empty = geometry_.all() - board.occupied();
        const Set alive = unconditionally_alive_by(geometry_, stones, empty,
                                                   [&](const Set& region) { return zone_.encloses(region); });
        if (!target_.subset_of(alive)) return std::nullopt;
        Regions<W> regions = small_regions(geometry_, alive, empty);
        drop_if(regions, [&](const Set& region) { return !zone_.encloses(region) || region.meets(stones); });
        Set life = geometry_.flood(target_.lowest(), alive);
        for (Set served; served != (life & alive);) {
            const Set string = geometry_.flood(((life & alive) - served).lowest(), alive);
            served |= string;
            const Set vital = two_vital_regions(string, regions, empty, life);
            life |= vital | geometry_.flood(geometry_.neighbours(vital) & alive, alive);
        }
        return life;
    }

    /// With all of each string of the defender that the points touch or that is open, and a liberty for each:
    /// no open string may be lost.
    Set widened(const Board<W>& board, Set points) const {
        const Set& stones = board.of(Side::defender);
        points |= stones & zone_.border;
        for (Set before; before != points;) {
            before = points;
            const Set touched = (points | geometry_.neighbours(points)) & stones;
            points |= geometry_.flood(touched, stones);
        }
        const Set empty = zone_.points - board.occupied();
        for_each_part(geometry_, points & stones, [&](const Set& string) {
            const Set liberties = geometry_.neighbours(string) & empty;
            if (!liberties.meets(points)) points |= liberties.lowest();
        });
        return points;
    }

    /// What decides whether the defender may play on the border: there he may touch each open string of the
    /// attacker, and must leave it a liberty.
    Set beside_border(const Board<W>& board) const {
        const Set& rivals = board.of(Side::attacker);
        const Set liberties = zone_.points - board.occupied();
        Set points = zone_.border;
        for_each_part(geometry_, geometry_.flood(zone_.border & rivals, rivals), [&](const Set& string) {
            points |= string | (geometry_.neighbours(string) & liberties).lowest();
        });
        return points;
    }

    /// What decides which strings of `rival` a play on the point captures: what is beside it, and a further
    /// liberty of each of his strings there.
    Set beside_play(const Board<W>& board, Point point, Side rival) const {
        const Set played = Set::of(point);
        const Set& stones = board.of(rival);
        const Set liberties = zone_.points - board.occupied() - played;
        Set points = played | (geometry_.neighbours(played) & zone_.points);
        for_each_part(geometry_, geometry_.flood(points & stones, stones), [&](const Set& string) {
            points |= string | (geometry_.neighbours(string) & liberties).lowest();
        });
        return points;
    }

  private:
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
    const Zone<W>& zone_;
    Set target_;
};

}  // namespace shikatsu::optimized
