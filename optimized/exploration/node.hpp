// What the explored parts of games have in common.
//
// An explored part is a graph G that grows: its nodes are states of a game, its edges moves. What explores
// it asks of G
//   G::words: how many words its sets of intersections have,
//   size(), root(), winner(id), chooser(id), expanded(id), leaf(id), successors(id), reason(id), expand(id),
//   G::is_choice(edge): whether the chooser can go along the edge to win,
//   good(id): whether the attacker has what he wants if play ends here,
//   landscape(), picture(id): what there is to see (leaf_picture.hpp),
//   serves_attacker(cycle): whether play that goes round the nodes for ever is what the attacker wants,
// and orders what is looked at; who wins is for others to say.
#pragma once

#include <cstdint>
#include <limits>

#include "optimized/kernel/strings.hpp"

namespace shikatsu::optimized {

using NodeId = std::uint32_t;
constexpr NodeId no_node = std::numeric_limits<NodeId>::max();

/// Who chooses at a node: a player, or the adversary of whoever wants to prove something ("chance" about bans
/// that were forgotten).
enum class Chooser : std::uint8_t { attacker, defender, adversary };

constexpr Chooser chooser_of(Side side) {
    return side == Side::attacker ? Chooser::attacker : Chooser::defender;
}

}  // namespace shikatsu::optimized
