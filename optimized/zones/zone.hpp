// A zone: a part of the grid to which one player, the prover, confines himself, so that he need not know what
// happens elsewhere (proofs/zones.md).
#pragma once

#include <optional>

#include "optimized/strings.hpp"

namespace shikatsu::optimized {

/// While play is confined to a zone, the points outside of it are empty and nobody plays there. A string is
/// *open* if it has a stone on the border.
template <int W>
struct Zone {
    Bits<W> points;
    /// The points of the zone with a neighbour outside of it.
    Bits<W> border;
    Side prover = Side::attacker;

    /// Nothing if the zone does not do for a proof: the prover has a stone on a point just outside of it, or
    /// an open string without liberty inside.
    static std::optional<Zone> of(const Geometry<W>& geometry, const Board<W>& board, const Bits<W>& points,
                                  Side prover) {
        const Bits<W> frame = geometry.neighbours(points) - points;
        if (board.of(prover).meets(frame)) return std::nullopt;
        Zone zone{points, geometry.neighbours(geometry.all() - points) & points, prover};
        const Bits<W> empty = points - board.occupied();
        bool each_has_liberty = true;
        for_each_part(geometry, board.of(prover) & points, [&](const Bits<W>& string) {
            each_has_liberty = each_has_liberty && geometry.neighbours(string).meets(empty);
        });
        if (!each_has_liberty) return std::nullopt;
        return zone;
    }

    /// The stones as play in the zone sees them.
    Board<W> inside(const Board<W>& board) const {
        return {board.stones[0] & points, board.stones[1] & points};
    }

    /// Whether the prover's opponent, by playing on `point`, takes the last liberty in the zone of an open
    /// string of the prover. The prover counts that as lost, although the string may have liberties outside.
    bool breaks(const StringTable<W>& table, Point point) const {
        const Bits<W> played = Bits<W>::of(point);
        for (const String<W>& string : table.strings(prover)) {
            if (string.stones.meets(border) && (string.liberties & points) == played) return true;
        }
        return false;
    }

    /// Whether the prover may make the play: what it does in the zone must not depend on what is outside.
    bool admits(const Geometry<W>& geometry, const StringTable<W>& table, Point point,
                const PlayEffect<W>& effect) const {
        const Bits<W> played = Bits<W>::of(point);
        const bool at_border = border.contains(point);
        if (at_border && effect.captured.single()) return false;
        const Bits<W> near = geometry.neighbours(played);
        for (const String<W>& string : table.strings(other(prover))) {
            const bool open = string.stones.meets(border);
            const bool in_touch = at_border || string.stones.meets(near);
            if (open && in_touch && ((string.liberties & points) - played).empty()) return false;
        }
        const Bits<W> own = geometry.flood(played, table.board().of(prover) | played);
        const Bits<W> empty = (points - table.board().occupied() - played) | effect.captured;
        return !own.meets(border) || geometry.neighbours(own).meets(empty);
    }

    /// The regions that may be vital to a string whatever stands outside.
    bool encloses(const Bits<W>& region) const { return region.subset_of(points); }
};

}  // namespace shikatsu::optimized
