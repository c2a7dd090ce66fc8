// A winner's choices with the measures that show that he wins: what a certificate consists of besides its
// claim.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "reference/values/move.hpp"

namespace shikatsu {

/// By what a state is won without looking on (proofs/certificates.md): the defender's stones are
/// unconditionally alive; the region is closed to the defender; the attacker fills it.
enum class Lemma : unsigned char { none, life, closed, filled };

/// A line for each state in which the winner is to move, in the order in which they are met when each is
/// played on from in turn (spec/certificates.md). The states themselves follow from the order.
struct RankedStrategy {
    struct Line {
        /// Empty: the lemma holds for the state itself, or it is the defender's line for the final-position.
        std::optional<HypotheticalMove> choice;
        /// Of the state after the choice, if there is one.
        Lemma lemma = Lemma::none;
        /// The defender's level; the attacker has none.
        std::uint32_t level = 0;
        /// How far what is pursued is away at most: the attacker's goal, or the defender's stay on the level.
        std::uint32_t distance = 0;

        friend auto operator<=>(const Line&, const Line&) = default;
        friend bool operator==(const Line&, const Line&) = default;
    };

    static constexpr std::size_t all_bans = SIZE_MAX;

    /// How many dormant bans, those whose ko is not on the board, a state remembers; if there are more it
    /// forgets them.
    std::size_t dormant_bans = 0;
    /// The attacker's: whether he cleans the region's intersections one after another, again and again,
    /// rather than all at once.
    bool goals_in_turn = false;
    /// The defender's: what he keeps for ever on level 1, 2, …: a played stone on the point, or, without
    /// point, the target.
    std::vector<std::optional<Point>> levels;
    std::vector<Line> lines;

    friend bool operator==(const RankedStrategy&, const RankedStrategy&) = default;
};

}  // namespace shikatsu
