// Hypothetical-strategies as regular sets of left-parts: given by a finite memory that reads the opponent.
#pragma once

#include <cstddef>
#include <map>
#include <vector>

#include "reference/japanese2003/hypothetical_strategy.hpp"

namespace shikatsu::reference {

/// A machine that stands for an infinite set of left-parts. Its memory starts at node 0 and reads only the
/// opponent's hypothetical-moves. After a history it is the turn of `player` in, his choice is that of the
/// node reached if it is allowed then, else a pass; so there is exactly one choice after every history, also
/// after those that his own earlier choices rule out, and the set is a hypothetical-strategy by construction
/// [J2003-ST-1] to [J2003-ST-4]. If the opponent makes the first hypothetical-move, it is a counter-strategy:
/// node 0 only reads.
struct FiniteMemoryStrategy {
    struct Node {
        HypotheticalMove choice;
        std::map<HypotheticalMove, std::size_t> next;
        /// The node after an opposing hypothetical-move that `next` does not have.
        std::size_t otherwise = 0;
    };

    Player player = Player::black;
    /// At least one; every target is one of them.
    std::vector<Node> nodes;
};

/// Whether the machine has nodes and leads nowhere else.
bool is_well_formed(const FiniteMemoryStrategy& strategy);

/// The memory after one more opposing hypothetical-move.
std::size_t node_after(const FiniteMemoryStrategy& strategy, std::size_t node,
                       const HypotheticalMove& opposing);

/// The choice of a node in a state in which the strategy's player is to move. Requires that play has not
/// ended.
HypotheticalMove choice_at(const FiniteMemoryStrategy& strategy, std::size_t node,
                           const HypotheticalState& state, const Readings& readings);

/// Whether the left-part is in the strategy: it is of a hypothetical-sequence, ends with a hypothetical-move
/// of the strategy's player, and that is his choice after what precedes it.
bool contains(const FiniteMemoryStrategy& strategy, const Position& final_position, const LeftPart& part,
              const Readings& readings);

/// All left-parts in the strategy with at most `max_length` hypothetical-moves, of sequences that `first`
/// starts.
LeftPartSet left_parts_of(const FiniteMemoryStrategy& strategy, const Position& final_position, Player first,
                          std::size_t max_length, const Readings& readings);

/// Whether each left-part of the hypothetical-sequence that ends with a hypothetical-move of the strategy's
/// player is in the strategy, also if it is infinite. Requires a hypothetical-sequence. [J2003-ST-5]
bool is_compatible(const HypotheticalSequence& sequence, const FiniteMemoryStrategy& strategy,
                   const Position& final_position, const Readings& readings);

}  // namespace shikatsu::reference
