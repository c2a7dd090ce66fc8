// Finite games of two players in which one of them wants to visit each of several goals again and again.
#pragma once

#include <cstddef>
#include <vector>

namespace shikatsu::reference {

/// A game on nodes 0 … n-1. Play goes from node to node for ever, chosen by whose turn it is. The attacker
/// wins if each goal, a set of nodes, is visited infinitely often (a generalized Büchi objective); else the
/// defender wins.
struct RecurrenceGame {
    std::vector<bool> attackers_turn;
    /// At least one for each node.
    std::vector<std::vector<std::size_t>> successors;
    /// One or more.
    std::vector<std::vector<bool>> goals;

    std::size_t size() const { return successors.size(); }
    /// What the attacker makes for after visiting a node while making for `goal`: the next goal once he is
    /// there.
    std::size_t goal_after(std::size_t node, std::size_t goal) const;
};

/// Who wins from where, and how.
struct RecurrenceSolution {
    std::vector<bool> attacker_wins;
    /// Which successor the attacker chooses where it is his turn and he wins, by the goal that he is making
    /// for.
    std::vector<std::vector<std::size_t>> attack;
    /// Which successor the defender chooses where it is his turn and he wins.
    std::vector<std::size_t> defence;
};

/// The textbook solution by nested attractors: as long as from some node the attacker cannot reach some goal,
/// that node is the defender's, and so is every node from which he can reach it. What remains is the
/// attacker's.
RecurrenceSolution solve(const RecurrenceGame& game);

}  // namespace shikatsu::reference
