// What plays do to what is known of a board, whatever is on the other intersections (proofs/patterns.md).
#pragma once

#include "optimized/patterns/known_board.hpp"

namespace shikatsu::optimized {

/// A string is *closed* if all intersections beside it are known, else *open*. An open string without known
/// liberty may be gone after a play.
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
    Known elsewhere(const Known& seen) const { return bereft(seen, border(seen)); }

    /// Requires an empty intersection.
    Effect of_opponent(const Known& seen, Point point) const {
        const Set played = Set::of(point);
        const Set edge = border(seen);
        const Set empty = seen.empty() - played;
        const Set& rivals = seen.of(Side::defender);
        const Set dying = beside(played, without_liberty(rivals, empty));
        const Set open = geometry_.flood(dying & edge, dying);
        const Set own = geometry_.flood(played, seen.of(Side::attacker) | played);
        Effect effect;
        effect.captured = dying - open;
        effect.may = !dying.empty() || geometry_.neighbours(own).meets(empty) || own.meets(edge);
        effect.after = seen;
        effect.after.board.of(Side::attacker) |= played;
        effect.after.board.of(Side::defender) -= effect.captured;
        effect.after = bereft(effect.after, edge);
        return effect;
    }

    /// Requires an empty intersection.
    Effect of_keeper(const Known& seen, Point point) const {
        const Set played = Set::of(point);
        const Set edge = border(seen);
        const Set empty = seen.empty() - played;
        const Set near = geometry_.neighbours(played);
        const Set doomed = without_liberty(seen.of(Side::attacker), empty);
        const Set dying = beside(played, doomed);
        const Set open = geometry_.flood(dying & edge, dying);
        const Set own = geometry_.flood(played, seen.of(Side::defender) | played);
        Effect effect;
        effect.captured = dying - open;
        const Truth<Word> several = !effect.captured.empty() && !effect.captured.single();
        const Truth<Word> no_ko = near.meets(empty | seen.of(Side::defender)) || several;
        effect.may = no_ko && geometry_.neighbours(own).meets(empty | effect.captured);
        effect.after = seen;
        effect.after.board.of(Side::defender) |= played;
        effect.after.board.of(Side::attacker) -= effect.captured;
        Set gone;
        insert_if(edge.contains(point) || !open.empty(), gone, geometry_.flood(doomed & edge, doomed));
        effect.after = effect.after.without(Side::attacker, gone);
        return effect;
    }

    /// The known intersections beside unknown ones.
    Set border(const Known& seen) const {
        return geometry_.neighbours(geometry_.all() - seen.known) & seen.known;
    }

  private:
    Set without_liberty(const Set& stones, const Set& empty) const {
        return stones - geometry_.flood(geometry_.neighbours(empty) & stones, stones);
    }
    /// The strings of `stones` beside the set.
    Set beside(const Set& set, const Set& stones) const {
        return geometry_.flood(geometry_.neighbours(set) & stones, stones);
    }
    /// Without the keeper's open strings that have no liberty.
    Known bereft(const Known& seen, const Set& edge) const {
        const Set doomed = without_liberty(seen.of(Side::defender), seen.empty());
        return seen.without(Side::defender, geometry_.flood(doomed & edge, doomed));
    }

    const Geometry<W, Word>& geometry_;
};

}  // namespace shikatsu::optimized
