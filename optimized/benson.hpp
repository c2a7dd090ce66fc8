// Unconditional life (D. B. Benson, "Life in the game of Go", Information Sciences 10, 1976).
#pragma once

#include <algorithm>

#include "optimized/strings.hpp"

namespace shikatsu::optimized {

/// Regions by their intersections.
template <int W>
using Regions = InlineList<Bits<W>, most_parts<W>>;

/// The regions enclosed by `stones` that can be vital to a string at all: those in which every empty
/// intersection is adjacent to one of the stones.
template <int W>
Regions<W> small_regions(const Geometry<W>& geometry, const Bits<W>& stones, const Bits<W>& empty) {
    const Bits<W> outside = geometry.all() - stones;
    // One flood takes away all regions with an intersection that is too far away.
    const Bits<W> large = geometry.flood(empty - geometry.neighbours(stones), outside);
    Regions<W> regions;
    for_each_part(geometry, outside - large, [&](const Bits<W>& region) { regions.push_back(region); });
    return regions;
}

/// The stones of one player that the opponent cannot capture even if the player passes for ever. Suicide
/// being prohibited, a set of strings is unconditionally alive if each of them has two vital regions: regions
/// enclosed by the set all of whose empty intersections are liberties of the string.
///
/// Only regions for which `usable` holds count: those that the player promises not to fill.
template <int W, class Usable>
Bits<W> unconditionally_alive_by(const Geometry<W>& geometry, const Bits<W>& stones, const Bits<W>& empty,
                                 Usable usable) {
    Regions<W> regions = small_regions(geometry, stones, empty);
    regions.remove_if([&](const Bits<W>& region) { return !usable(region); });
    if (regions.size() < 2) return {};
    Strings<W> strings = strings_of(geometry, stones, empty);
    const auto lacks_vital_regions = [&](const String<W>& string) {
        return std::count_if(regions.begin(), regions.end(), [&](const Bits<W>& region) {
                   return (region & empty).subset_of(string.liberties);
               }) < 2;
    };
    Bits<W> alive = stones;
    for (;;) {
        Bits<W> lost;
        strings.remove_if([&](const String<W>& string) {
            if (!lacks_vital_regions(string)) return false;
            lost |= string.stones;
            return true;
        });
        if (lost.empty()) return alive;
        alive -= lost;
        // A region that touches a string outside the set is not enclosed by the set.
        const Bits<W> reach = geometry.neighbours(lost);
        regions.remove_if([&](const Bits<W>& region) { return region.meets(reach); });
        if (regions.size() < 2) return {};
    }
}

/// As above, if the player fills no region at all.
template <int W>
Bits<W> unconditionally_alive(const Geometry<W>& geometry, const Bits<W>& stones, const Bits<W>& empty) {
    return unconditionally_alive_by(geometry, stones, empty, [](const Bits<W>&) { return true; });
}

/// The unconditionally alive stones of `side`.
template <int W>
Bits<W> unconditionally_alive(const Geometry<W>& geometry, const Board<W>& board, Side side) {
    return unconditionally_alive(geometry, board.of(side), geometry.all() - board.occupied());
}

}  // namespace shikatsu::optimized
