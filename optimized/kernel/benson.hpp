// Unconditional life (D. B. Benson, "Life in the game of Go", Information Sciences 10, 1976).
#pragma once

#include "optimized/kernel/strings.hpp"

namespace shikatsu::optimized {

/// Regions by their intersections.
template <int W, class Word = std::uint64_t>
using Regions = InlineList<Bits<W, Word>, most_parts<W>>;

/// The regions enclosed by `stones` that can be vital to a string at all: those in which every empty
/// intersection is adjacent to one of the stones.
template <int W, class Word>
Regions<W, Word> small_regions(const Geometry<W, Word>& geometry, const Bits<W, Word>& stones,
                               const Bits<W, Word>& empty) {
    const Bits<W, Word> outside = geometry.all() - stones;
    // One flood takes away all regions with an intersection that is too far away.
    const Bits<W, Word> large = geometry.flood(empty - geometry.neighbours(stones), outside);
    Regions<W, Word> regions;
    for_each_part(geometry, outside - large, [&](const Bits<W, Word>& region) { regions.push_back(region); });
    return regions;
}

/// Whether at least two of the regions are vital to the string: all their empty intersections are its
/// liberties.
template <int W, class Word>
Truth<Word> has_two_vital_regions(const String<W, Word>& string, const Regions<W, Word>& regions,
                                  const Bits<W, Word>& empty) {
    Truth<Word> one{};
    Truth<Word> two{};
    for (const Bits<W, Word>& region : regions) {
        const Truth<Word> vital = (region & empty).subset_of(string.liberties) && !region.empty();
        two = two || (one && vital);
        if (certain(two)) break;
        one = one || vital;
    }
    return two;
}

/// The stones of one player that the opponent cannot capture even if the player passes for ever. Suicide
/// being prohibited, a set of strings is unconditionally alive if each of them has two vital regions: regions
/// enclosed by the set all of whose empty intersections are liberties of the string.
///
/// Only regions for which `usable` holds count: those that the player promises not to fill.
template <int W, class Word, class Usable>
Bits<W, Word> unconditionally_alive_by(const Geometry<W, Word>& geometry, const Bits<W, Word>& stones,
                                       const Bits<W, Word>& empty, Usable usable) {
    Regions<W, Word> regions = small_regions(geometry, stones, empty);
    drop_if(regions, [&](const Bits<W, Word>& region) { return !usable(region); });
    if (regions.size() < 2) return {};
    Strings<W, Word> strings = strings_of(geometry, stones, empty);
    Bits<W, Word> alive = stones;
    for (int round = 0;; ++round) {
        Bits<W, Word> lost;
        drop_if(strings, [&](const String<W, Word>& string) {
            const Truth<Word> lacks = !has_two_vital_regions(string, regions, empty);
            insert_if(lacks, lost, string.stones);
            return lacks;
        });
        if (settled(Loop::life, lost.empty(), round)) return alive;
        alive -= lost;
        // A region that touches a string outside the set is not enclosed by the set.
        const Bits<W, Word> reach = geometry.neighbours(lost);
        drop_if(regions, [&](const Bits<W, Word>& region) { return region.meets(reach); });
        if (regions.size() < 2) return {};
    }
}

/// As above, if the player fills no region at all.
template <int W, class Word>
Bits<W, Word> unconditionally_alive(const Geometry<W, Word>& geometry, const Bits<W, Word>& stones,
                                    const Bits<W, Word>& empty) {
    return unconditionally_alive_by(geometry, stones, empty, [](const Bits<W, Word>&) { return true; });
}

/// The unconditionally alive stones of `side`.
template <int W, class Word>
Bits<W, Word> unconditionally_alive(const Geometry<W, Word>& geometry, const Board<W, Word>& board,
                                    Side side) {
    return unconditionally_alive(geometry, board.of(side), geometry.all() - board.occupied());
}

}  // namespace shikatsu::optimized
