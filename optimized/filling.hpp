// Regions that the attacker clears by filling them: won without search (proofs/engine-theorems.md,
// "filling").
#pragma once

#include <optional>

#include "optimized/benson.hpp"

namespace shikatsu::optimized {

/// Whether the attacker captures everything that the defender has or will put on `wanted`, by nothing but
/// plays on liberties of defending strings there, and whatever the defender does elsewhere.
///
/// Let X be the attacker's stones that are unconditionally alive by regions which do not meet `wanted`, or
/// are single intersections on which the defender can never play. Each component of the rest of the grid that
/// meets `wanted` has to lie wholly next to X (or be such a single intersection). Then every liberty of a
/// defending string in it is next to X: a play there is legal, is no ko-capture, and stays for ever. There
/// are finitely many.
template <int W>
bool cleared_by_filling(const Geometry<W>& geometry, const Board<W>& board, const Bits<W>& wanted) {
    const Bits<W>& stones = board.of(Side::attacker);
    const Bits<W> empty = geometry.all() - board.occupied();
    const Bits<W> single_eyes = empty - geometry.neighbours(geometry.all() - stones);
    const Bits<W> alive = unconditionally_alive_by(geometry, stones, empty, [&](const Bits<W>& region) {
        return !region.meets(wanted) || region.subset_of(single_eyes);
    });
    if (alive.empty()) return false;
    const Bits<W> beside = geometry.neighbours(alive);
    for (Bits<W> rest = wanted - alive; !rest.empty();) {
        const Bits<W> component = geometry.flood(Bits<W>::of(rest.first()), geometry.all() - alive);
        if (!component.subset_of(beside)) return false;
        rest -= component;
    }
    return true;
}

/// The attacker's next play in a state that cleared_by_filling() covers: a liberty of a defending string that
/// has a stone on `unwanted`. Nothing if there is no such string.
template <int W>
std::optional<Point> filling_play(const Geometry<W>& geometry, const Board<W>& board,
                                  const Bits<W>& unwanted) {
    const Bits<W> stones = unwanted & board.of(Side::defender);
    if (stones.empty()) return std::nullopt;
    const Bits<W> string = geometry.flood(Bits<W>::of(stones.first()), board.of(Side::defender));
    return (geometry.neighbours(string) - board.occupied()).first();
}

}  // namespace shikatsu::optimized
