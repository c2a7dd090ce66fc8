// What moves do to a pattern: to what is on some intersections, whatever is on the others
// (proofs/patterns.md).
#pragma once

#include <string>
#include <tl/expected.hpp>

#include "reference/certificates/certificate_lemmas.hpp"

namespace shikatsu::reference {

/// What is on the known intersections; those in none of the sets are unknown. It is of an eye if it has
/// anchored stones, and else of the target.
template <std::size_t N>
struct Pattern {
    Bits<N> keeper;
    Bits<N> opponent;
    Bits<N> empty;
    /// Those of the keeper's stones that are taken to stay.
    Bits<N> anchored{};

    bool of_eye() const { return anchored.any(); }
    Bits<N> known() const { return keeper | opponent | empty; }
    /// The intersections that are known here and are not known to be the same in `other`.
    Bits<N> not_in(const Pattern& other) const {
        return (keeper & ~other.keeper) | (opponent & ~other.opponent) | (empty & ~other.empty) |
               (anchored & ~other.anchored);
    }
};

/// A string is *open* if one of its stones is adjacent to an unknown intersection, and else *closed*. One
/// with an anchored stone is never without liberty.
template <std::size_t N>
class PatternRules {
  public:
    explicit PatternRules(const Grid& grid) : adjacency_(grid) {}

    /// Whether all stones of the target last though the keeper passes for ever.
    bool life(const Pattern<N>& pattern, const Bits<N>& target) const {
        const Bits<N> alive =
            unconditionally_alive(adjacency_, pattern.keeper, pattern.empty, pattern.known());
        return (target & ~alive).none();
    }

    /// Whether the opponent cannot take all liberties of the anchored stones though the keeper passes for
    /// ever.
    bool vital_region(const Pattern<N>& pattern) const {
        const Bits<N> region = pattern.known() & ~pattern.anchored;
        return (adjacency_.of(region) & ~pattern.known()).none() && (region & pattern.keeper).none() &&
               pattern.empty.any() && (pattern.empty & ~liberties(pattern)).none();
    }

    /// The empty intersections beside anchored stones.
    Bits<N> liberties(const Pattern<N>& pattern) const {
        return adjacency_.of(pattern.anchored) & pattern.empty;
    }

    /// The strings of both players that plays on unknown intersections may capture.
    Bits<N> out_of_peace(const Pattern<N>& pattern) const {
        return doubtful(pattern.keeper, pattern) | doubtful(pattern.opponent, pattern);
    }

    /// If anchored are these stones of the keeper and all that are in one string with them.
    Pattern<N> with_anchored(Pattern<N> pattern, const Bits<N>& stones) const {
        pattern.anchored = string_of(stones, pattern);
        return pattern;
    }
    /// All known stones that are in one string with these stones of the keeper.
    Bits<N> string_of(const Bits<N>& stones, const Pattern<N>& pattern) const {
        return adjacency_.reached(stones, pattern.keeper);
    }

    /// After the opponent's pass or his play on an unknown intersection: it may capture open strings.
    Pattern<N> after_elsewhere(Pattern<N> pattern) const {
        pattern.keeper &= ~doubtful(pattern.keeper, pattern);
        return pattern;
    }

    /// After the opponent's play on a known empty intersection; nothing if it is possible nowhere where the
    /// pattern is.
    std::optional<Pattern<N>> after_opponent(Pattern<N> pattern, std::size_t point) const {
        const Bits<N> known = pattern.known();
        const Bits<N> near = beside(point);
        pattern.empty.reset(point);
        pattern.opponent.set(point);
        const Attacked attacked = attack(pattern.keeper, pattern, near);
        pattern.keeper &= ~(attacked.captured | attacked.doubtful);
        pattern.empty |= attacked.captured;
        const Bits<N> own = adjacency_.reached(Bits<N>().set(point), pattern.opponent);
        const bool possible =
            (near & attacked.doubtful).any() || (adjacency_.of(own) & (pattern.empty | ~known)).any();
        return possible ? std::optional(pattern) : std::nullopt;
    }

    /// After the keeper's play; or why it is not known to be allowed.
    tl::expected<Pattern<N>, std::string> after_keeper(Pattern<N> pattern, std::size_t point) const {
        if (!pattern.empty[point]) return tl::make_unexpected("the intersection is not known to be empty");
        const Bits<N> known = pattern.known();
        const Bits<N> near = beside(point);
        pattern.empty.reset(point);
        const bool no_lone_stone = (near & (pattern.empty | pattern.keeper)).any();
        pattern.keeper.set(point);
        const Attacked attacked = attack(pattern.opponent, pattern, near);
        if (!no_lone_stone && attacked.captured.count() < 2)
            return tl::make_unexpected("it may be a ko-capture");
        pattern.opponent &= ~attacked.captured;
        pattern.empty |= attacked.captured;
        const Bits<N> own = adjacency_.reached(Bits<N>().set(point), pattern.keeper);
        if (((adjacency_.of(own) & pattern.empty) | (own & pattern.anchored)).none())
            return tl::make_unexpected("its string is not known to have a liberty");
        if ((near & (attacked.doubtful | ~known)).any()) pattern.opponent &= ~attacked.doubtful;
        return with_anchored(pattern, pattern.anchored);
    }

  private:
    /// What a play may remove.
    struct Attacked {
        /// The closed strings beside it without liberty.
        Bits<N> captured;
        /// All open strings without known liberty: they may be joined by unknown stones.
        Bits<N> doubtful;
    };

    Bits<N> beside(std::size_t point) const { return adjacency_.of(Bits<N>().set(point)); }

    /// The stones are those of one player.
    Bits<N> without_liberty(const Bits<N>& stones, const Pattern<N>& pattern) const {
        const Bits<N> breathing = adjacency_.of(pattern.empty) | pattern.anchored;
        return stones & ~adjacency_.reached(stones & breathing, stones);
    }
    Bits<N> open_strings(const Bits<N>& stones, const Bits<N>& known) const {
        return adjacency_.reached(stones & adjacency_.of(adjacency_.all() & ~known), stones);
    }
    Bits<N> doubtful(const Bits<N>& stones, const Pattern<N>& pattern) const {
        return open_strings(stones, pattern.known()) & without_liberty(stones, pattern);
    }
    Attacked attack(const Bits<N>& stones, const Pattern<N>& pattern, const Bits<N>& near) const {
        const Bits<N> weak = without_liberty(stones, pattern);
        const Bits<N> open = open_strings(stones, pattern.known());
        return {adjacency_.reached(near & weak & ~open, weak & ~open), weak & open};
    }

    Adjacency<N> adjacency_;
};

}  // namespace shikatsu::reference
