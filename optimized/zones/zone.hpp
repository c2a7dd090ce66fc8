// A zone: a part of the grid to which one player, the prover, confines himself, so that he need not know what
// happens elsewhere (proofs/zones.md).
#pragma once

#include <cstdint>
#include <optional>

#include "optimized/kernel/strings.hpp"

namespace shikatsu::optimized {

/// While play is confined to a zone, the points outside of it are empty and nobody plays there. A string is
/// *open* if it has a stone on the border.
template <int W, class Word = std::uint64_t>
struct Zone {
    using Set = Bits<W, Word>;

    Set points;
    /// The points outside of the zone with a neighbour in it.
    Set frame;
    /// The points of the zone with a neighbour outside of it.
    Set border;
    Side prover = Side::attacker;

    static Zone around(const Geometry<W, Word>& geometry, const Set& points, Side prover) {
        return {points, geometry.neighbours(points) - points,
                geometry.neighbours(geometry.all() - points) & points, prover};
    }

    /// Nothing if the zone does not do for a proof.
    static std::optional<Zone> of(const Geometry<W>& geometry, const Board<W>& board, const Bits<W>& points,
                                  Side prover) {
        const Zone zone = around(geometry, points, prover);
        if (!zone.nothing_framing(board) || !zone.each_breathes(geometry, board)) return std::nullopt;
        return zone;
    }

    /// Whether the prover has no stone just outside of the zone.
    Truth<Word> nothing_framing(const Board<W, Word>& board) const { return !board.of(prover).meets(frame); }

    /// Whether each string that the prover's stones form in the zone has a liberty there.
    Truth<Word> each_breathes(const Geometry<W, Word>& geometry, const Board<W, Word>& board) const {
        const Set empty = points - board.occupied();
        Truth<Word> each(true);
        for_each_part(geometry, board.of(prover) & points, [&](const Set& string) {
            each = each && (string.empty() || geometry.neighbours(string).meets(empty));
        });
        return each;
    }

    /// The stones as play in the zone sees them.
    Board<W, Word> inside(const Board<W, Word>& board) const {
        return {{board.stones[0] & points, board.stones[1] & points}};
    }

    /// Whether the prover's opponent, by playing on `point`, takes the last liberty in the zone of an open
    /// string of the prover. The prover counts that as lost, although the string may have liberties outside.
    Truth<Word> breaks(const StringTable<W, Word>& table, Point point) const {
        const Set played = Set::of(point);
        Truth<Word> any(false);
        for (const String<W, Word>& string : table.strings(prover)) {
            any = any || (string.stones.meets(border) && (string.liberties & points) == played);
        }
        return any;
    }

    /// Whether the prover may make the play: what it does in the zone must not depend on what is outside.
    Truth<Word> admits(const Geometry<W, Word>& geometry, const StringTable<W, Word>& table, Point point,
                       const PlayEffect<W, Word>& effect) const {
        return no_lone_capture_at_border(point, effect) && leaves_liberties(geometry, table, point) &&
               breathes_after(geometry, table, point, effect);
    }

    /// Whether it captures no single stone at the border, where it might be a ko-capture or none.
    Truth<Word> no_lone_capture_at_border(Point point, const PlayEffect<W, Word>& effect) const {
        return !(border.contains(point) && effect.captured.single());
    }

    /// Whether it takes the last liberty in the zone of no open string of the opponent that it may touch.
    Truth<Word> leaves_liberties(const Geometry<W, Word>& geometry, const StringTable<W, Word>& table,
                                 Point point) const {
        const Set played = Set::of(point);
        const Set near = geometry.neighbours(played);
        const Truth<Word> at_border = border.contains(point);
        Truth<Word> all_left(true);
        for (const String<W, Word>& string : table.strings(other(prover))) {
            const Truth<Word> open = string.stones.meets(border);
            const Truth<Word> in_touch = at_border || string.stones.meets(near);
            const Truth<Word> left = !((string.liberties & points) - played).empty();
            all_left = all_left && (!open || !in_touch || left);
        }
        return all_left;
    }

    /// Whether its own string is closed or has a liberty in the zone afterwards.
    Truth<Word> breathes_after(const Geometry<W, Word>& geometry, const StringTable<W, Word>& table,
                               Point point, const PlayEffect<W, Word>& effect) const {
        const Set played = Set::of(point);
        const Set own = geometry.flood(played, table.board().of(prover) | played);
        const Set empty = (points - table.board().occupied() - played) | effect.captured;
        return !own.meets(border) || geometry.neighbours(own).meets(empty);
    }

    /// The regions that may be vital to a string whatever stands outside.
    Truth<Word> encloses(const Set& region) const { return region.subset_of(points); }
};

}  // namespace shikatsu::optimized
