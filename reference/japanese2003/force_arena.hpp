// The finite game that a question of force is: who is to move where, and what the attacker has to visit.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "reference/japanese2003/force_progress.hpp"
#include "reference/japanese2003/hypothetical_graph.hpp"
#include "reference/japanese2003/recurrence_game.hpp"

namespace shikatsu::reference {

/// The full reachable game of a question, from the start at node 0: a node is a state and the progress. Where
/// play has ended, the node is its own only successor, so that every play is infinite. The goals are, for
/// each intersection of the region, the nodes after the capture where it is clean; for the capture alone, the
/// one goal of all nodes after the capture. [J2003-ST-6]
struct ForceArena {
    /// The game; the successors of a node are in the order of the graph's moves of its state.
    RecurrenceGame game;
    /// The graph's number of each node's state.
    std::vector<std::size_t> states;
};

/// The game of a question; nothing if it has more than `max_nodes`.
std::optional<ForceArena> build_arena(HypotheticalGraph& graph, const Position& final_position,
                                      const ForceQuestion& question, std::size_t max_nodes);

}  // namespace shikatsu::reference
