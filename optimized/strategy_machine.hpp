// A finite-memory strategy as a table: what an exact verdict can show to anybody who wants to check it.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "reference/values/move.hpp"
#include "reference/values/player.hpp"

namespace shikatsu::optimized {

/// Reads the opponent's hypothetical-moves and answers each. In node i the player makes the move `choice`;
/// after the opponent's answer m the next node is the one that `next` gives for m, or `otherwise`.
///
/// For the attacker, who moves first, play starts in node 0 with its choice. For the defender node 0 only
/// reads the attacker's first move; its choice means nothing.
struct StrategyMachine {
    using NodeIndex = std::uint32_t;
    struct Node {
        HypotheticalMove choice = Pass{};
        std::vector<std::pair<HypotheticalMove, NodeIndex>> next;
        NodeIndex otherwise = 0;
    };

    Player player = Player::black;
    std::vector<Node> nodes;
};

}  // namespace shikatsu::optimized
