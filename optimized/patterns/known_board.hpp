// What is on some intersections of a grid while nothing is known of the others.
#pragma once

#include <cstdint>

#include "optimized/kernel/strings.hpp"

namespace shikatsu::optimized {

/// The keeper is Side::defender, his opponent Side::attacker.
template <int W, class Word = std::uint64_t>
struct KnownBoard {
    using Set = Bits<W, Word>;

    Set known;
    /// Stones on known intersections.
    Board<W, Word> board;
    /// Stones of the keeper, whole strings of what is known, that are taken to stay: they belong to one
    /// string that has liberties elsewhere, too.
    Set anchored{};

    Set empty() const { return known - board.occupied(); }
    const Set& of(Side side) const { return board.of(side); }

    /// If no more is known than what is on `points`.
    KnownBoard on(const Set& points) const {
        return {known & points, {{board.stones[0] & points, board.stones[1] & points}}, anchored & points};
    }
    /// Whether what is known of `pattern` is known here, too, and is the same; more may be anchored.
    Truth<Word> shows(const KnownBoard& pattern) const {
        return pattern.known.subset_of(known) &&
               (board.stones[0] & pattern.known) == pattern.board.stones[0] &&
               (board.stones[1] & pattern.known) == pattern.board.stones[1] &&
               pattern.anchored.subset_of(anchored);
    }
    /// If nothing is known any more of stones of `side`.
    KnownBoard without(Side side, const Set& stones) const {
        KnownBoard left = *this;
        left.known -= stones;
        left.board.of(side) -= stones;
        return left;
    }

    friend bool operator==(const KnownBoard&, const KnownBoard&) = default;
};

template <int W>
struct KnownBoardHash {
    std::size_t operator()(const KnownBoard<W>& board) const {
        const std::size_t stones = board.board.stones[1].hash(board.board.stones[0].hash(1));
        return board.known.hash(board.anchored.hash(stones));
    }
};

}  // namespace shikatsu::optimized
