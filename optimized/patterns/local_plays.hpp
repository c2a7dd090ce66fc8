// What plays do to what is known of a board, whatever is on the other intersections (proofs/patterns.md).
#pragma once

#include "optimized/patterns/known_board.hpp"

namespace shikatsu::optimized {

/// A string is *closed* if all intersections beside it are known, else *open*. An open string without known
/// liberty may be gone after a play. Anchored strings have a liberty whatever happens here.
template <int W, class Word = std::uint64_t>
class LocalPlays {
  public:
    using Set = Bits<W, Word>;
    using Known = KnownBoard<W, Word>;

    struct Effect {
        /// Of the opponent's play: whether it may be possible. Of the keeper's: whether it is possible and no
        /// ko-capture, for sure.
        Truth<Word> may{};
        /// What is removed for sure.
        Set captured;
        Known after;
    };

    /// Keeps a reference to the geometry.
    explicit LocalPlays(const Geometry<W, Word>& geometry) : geometry_(geometry) {}

    /// What is known after the opponent passes, makes a ko-pass or plays on an unknown intersection.
    Known elsewhere(const Known& seen) const {
        return seen.without(Side::defender, doubtful(seen, Side::defender, {}));
    }

    /// What stays known though both players play on unknown intersections.
    Known in_peace(const Known& seen) const {
        return elsewhere(seen.without(Side::attacker, doubtful(seen, Side::attacker, {})));
    }

    /// Requires an empty intersection.
    Effect of_opponent(const Known& seen, Point point) const {
        const Attacked attacked = attack(seen, Side::defender, point);
        const Known after = with_play(seen, Side::attacker, point, attacked.captured);
        return {has_room(seen, point) || !attacked.captured.empty() || !attacked.touched.empty(),
                attacked.captured, after.without(Side::defender, attacked.doubtful)};
    }

    /// Requires an empty intersection.
    Effect of_keeper(const Known& seen, Point point) const {
        const Attacked attacked = attack(seen, Side::attacker, point);
        const Known after = with_play(seen, Side::defender, point, attacked.captured);
        Set gone;
        insert_if(at_border(seen, point) || !attacked.touched.empty(), gone, attacked.doubtful);
        return {is_no_ko(seen, point, attacked.captured) && breathes(seen, point, attacked.captured),
                attacked.captured, after.without(Side::attacker, gone)};
    }

    /// What a play may remove: strings that it leaves without known liberty.
    struct Attacked {
        /// The closed ones beside it.
        Set captured;
        /// All open ones: they may be joined by unknown stones.
        Set doubtful;
        /// Those of them that are beside it.
        Set touched;
    };

    Attacked attack(const Known& seen, Side side, Point point) const {
        const Set played = Set::of(point);
        const Set doomed = without_liberty(seen, side, played);
        const Set dying = geometry_.flood(geometry_.neighbours(played) & doomed, doomed);
        const Set open = open_of(seen, doomed);
        return {dying - open, open, dying & open};
    }

    /// What is known after a play that removes `captured`. What is joined to anchored stones is anchored.
    Known with_play(const Known& seen, Side side, Point point, const Set& captured) const {
        Known after = seen;
        after.board.of(side).insert(point);
        after.board.of(other(side)) -= captured;
        after.anchored = geometry_.flood(after.anchored, after.board.of(Side::defender));
        return after;
    }

    /// Whether the opponent's string may have a liberty after his play though it captures nothing.
    Truth<Word> has_room(const Known& seen, Point point) const {
        const Set own = joined(seen, Side::attacker, point);
        return geometry_.neighbours(own).meets(seen.empty() - Set::of(point)) || own.meets(border(seen));
    }

    /// Whether the keeper's string has a liberty after his play for sure.
    Truth<Word> breathes(const Known& seen, Point point, const Set& captured) const {
        const Set own = joined(seen, Side::defender, point);
        return own.meets(seen.anchored) ||
               geometry_.neighbours(own).meets((seen.empty() - Set::of(point)) | captured);
    }

    /// Whether the keeper's play is no ko-capture for sure: it captures more, or is beside an empty
    /// intersection or a stone of his. [J2003-D2-5]
    Truth<Word> is_no_ko(const Known& seen, Point point, const Set& captured) const {
        const Set near = geometry_.neighbours(Set::of(point));
        const Truth<Word> several = !captured.empty() && !captured.single();
        return several || near.meets(seen.empty() | seen.of(Side::defender));
    }

    Truth<Word> at_border(const Known& seen, Point point) const { return border(seen).contains(point); }

    /// The known intersections beside unknown ones.
    Set border(const Known& seen) const {
        return geometry_.neighbours(geometry_.all() - seen.known) & seen.known;
    }

  private:
    /// The strings that have no known liberty but `played`.
    Set without_liberty(const Known& seen, Side side, const Set& played) const {
        const Set& stones = seen.of(side);
        const Set breathing = geometry_.neighbours(seen.empty() - played) | seen.anchored;
        return stones - geometry_.flood(breathing & stones, stones);
    }
    /// Those of them that are open.
    Set doubtful(const Known& seen, Side side, const Set& played) const {
        return open_of(seen, without_liberty(seen, side, played));
    }
    Set open_of(const Known& seen, const Set& strings) const {
        return geometry_.flood(border(seen) & strings, strings);
    }
    /// The string on the intersection after a play there, as far as it is known and if all stay.
    Set joined(const Known& seen, Side side, Point point) const {
        return geometry_.flood(Set::of(point), seen.of(side) | Set::of(point));
    }

    const Geometry<W, Word>& geometry_;
};

}  // namespace shikatsu::optimized
