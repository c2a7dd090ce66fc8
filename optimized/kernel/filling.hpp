// Regions that the attacker clears by filling them: won without search (proofs/engine-theorems.md,
// "filling").
#pragma once

#include <optional>

#include "optimized/kernel/benson.hpp"

namespace shikatsu::optimized {

/// The attacker's stones that stay for ever while he plays, where something is `wanted`, on liberties of
/// defending strings only, and elsewhere in `within` not at all: each of their strings has two regions,
/// enclosed by such strings and by nothing outside of `within`. In a region without anything wanted all empty
/// intersections are the string's liberties; in any other all intersections are next to the string.
template <int W>
Bits<W> lasting_while_filling(const Geometry<W>& geometry, const Board<W>& board, const Bits<W>& wanted,
                              const Bits<W>& within) {
    const Bits<W>& stones = board.of(Side::attacker);
    const Bits<W> empty = geometry.all() - board.occupied();
    Regions<W> regions = small_regions(geometry, stones, empty);
    regions.remove_if([&](const Bits<W>& region) { return !region.subset_of(within); });
    Strings<W> strings = strings_of(geometry, stones, empty);
    for (Bits<W> lasting = stones;;) {
        Bits<W> lost;
        strings.remove_if([&](const String<W>& string) {
            const Bits<W> near = geometry.neighbours(string.stones);
            int vital = 0;
            for (const Bits<W>& region : regions) {
                vital += (region.meets(wanted) ? region : region & empty).subset_of(near) ? 1 : 0;
                if (vital == 2) return false;
            }
            lost |= string.stones;
            return true;
        });
        if (lost.empty()) return lasting;
        lasting -= lost;
        const Bits<W> reach = geometry.neighbours(lost);
        regions.remove_if([&](const Bits<W>& region) { return region.meets(reach); });
    }
}

/// Whether each component of the grid without `lasting` that meets `wanted` lies within `within` and has only
/// such intersections away from `lasting` as `inner_admitted` says.
template <int W, class Admitted>
bool all_beside(const Geometry<W>& geometry, const Bits<W>& lasting, const Bits<W>& wanted,
                const Bits<W>& within, Admitted inner_admitted) {
    if (lasting.empty()) return false;
    const Bits<W> beside = geometry.neighbours(lasting);
    for (Bits<W> rest = wanted - lasting; !rest.empty();) {
        const Bits<W> component = geometry.flood(Bits<W>::of(rest.first()), geometry.all() - lasting);
        if (!inner_admitted(component - beside) || !component.subset_of(within)) return false;
        rest -= component;
    }
    return true;
}

/// Whether the attacker captures everything that the defender has or will put on `wanted`, by nothing but
/// plays on liberties of defending strings there, and whatever the defender does elsewhere: a play next to
/// stones that last is legal, is no ko-capture, and stays for ever. There are finitely many.
template <int W>
bool cleared_by_filling(const Geometry<W>& geometry, const Board<W>& board, const Bits<W>& wanted,
                        const Bits<W>& within) {
    return all_beside(geometry, lasting_while_filling(geometry, board, wanted, within), wanted, within,
                      [](const Bits<W>& inner) { return inner.empty(); });
}

/// As above, but he captures it again and again: each component may have one inner intersection. Where
/// nothing is left to fill, it is the only liberty of all defending strings of the component, so a play there
/// is legal and, having another neighbour, no ko-capture.
template <int W>
bool cleared_again_and_again(const Geometry<W>& geometry, const Board<W>& board, const Bits<W>& wanted,
                             const Bits<W>& within) {
    return all_beside(geometry, lasting_while_filling(geometry, board, wanted, within), wanted, within,
                      [&](const Bits<W>& inner) {
                          return inner.empty() || (inner.single() && !geometry.neighbours(inner).single());
                      });
}

/// The attacker's next play in a state that cleared_again_and_again() covers, given the stones that last: a
/// liberty of a defending string in the part of the rest of the grid where a stone on `unwanted` stands.
/// Nothing if there is no such stone.
template <int W>
std::optional<Point> filling_play(const Geometry<W>& geometry, const Board<W>& board, const Bits<W>& unwanted,
                                  const Bits<W>& lasting) {
    const Bits<W> stones = unwanted & board.of(Side::defender);
    if (stones.empty()) return std::nullopt;
    const Bits<W> component = geometry.flood(Bits<W>::of(stones.first()), geometry.all() - lasting);
    const Bits<W> liberties = geometry.neighbours(component & board.of(Side::defender)) - board.occupied();
    const Bits<W> beside = liberties & geometry.neighbours(lasting);
    return (beside.empty() ? liberties : beside).first();
}

}  // namespace shikatsu::optimized
