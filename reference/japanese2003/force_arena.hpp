// The finite game that a question of force is: who is to move where, and what the attacker has to visit.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "reference/japanese2003/force_progress.hpp"
#include "reference/japanese2003/hypothetical_graph.hpp"

namespace shikatsu::reference {

/// The full reachable game of a question: a node is a state and the progress. Where play has ended, the node
/// is its own only successor, so that every play is infinite; then what is asked is that each goal is visited
/// for ever again. The goals are, for each intersection of the region, the nodes after the capture where it
/// is clean; for the capture alone, the one goal of all nodes after the capture. [J2003-ST-6]
class ForceArena {
  public:
    struct Node {
        std::size_t state = 0;
        std::size_t progress = 0;
        bool attackers_turn = false;
        /// In the order of the graph's moves of the state.
        std::vector<std::size_t> successors;
    };

    /// The game from the start, node 0; nothing if it has more than `max_nodes`.
    static std::optional<ForceArena> build(HypotheticalGraph& graph, const Position& final_position,
                                           const ForceQuestion& question, std::size_t max_nodes);

    std::size_t size() const { return nodes_.size(); }
    const Node& node(std::size_t number) const { return nodes_[number]; }
    const std::vector<std::size_t>& predecessors(std::size_t number) const { return predecessors_[number]; }

    std::size_t goals() const { return goals_.size(); }
    bool in_goal(std::size_t goal, std::size_t node) const { return goals_[goal][node]; }

  private:
    void add_predecessors();
    void add_goals(const HypotheticalGraph& graph, const ForceQuestion& question,
                   const std::vector<ForceProgress>& progresses);

    std::vector<Node> nodes_;
    std::vector<std::vector<std::size_t>> predecessors_;
    std::vector<std::vector<bool>> goals_;
};

}  // namespace shikatsu::reference
