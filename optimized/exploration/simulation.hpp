// What has won at one node tried at another where it may win, too.
#pragma once

#include <vector>

#include "optimized/exploration/guidance.hpp"

namespace shikatsu::optimized {

/// A player who loses after one move mostly loses after another to the same answers, so a proof is tried on
/// its neighbours before anything else is. It explores; who wins is for the graph to say. After Y. Kawano,
/// "Using similar positions to search game trees", in: R. J. Nowakowski (ed.), Games of No Chance, 1996.
template <class Graph>
class Simulation {
  public:
    Simulation(Graph& graph, Guidance<Graph>& guidance) : graph_(&graph), guidance_(&guidance) {}

    /// Explores at the open node `id` what makes the winner of `model` win there. Gives up where the moves
    /// are not the same, or after a few nodes.
    void follow(NodeId model, NodeId id) {
        left_ = most_expansions;
        ++run_;
        wins(model, id, graph_->winner(model));
    }

  private:
    /// Returns whether `winner`, who wins at `model`, wins at `id`, too.
    bool wins(NodeId model, NodeId id, Winner winner) {
        if (graph_->winner(id) != Winner::open) return graph_->winner(id) == winner;
        if (!graph_->expanded(model) || graph_->chooser(model) != graph_->chooser(id)) return false;
        met_.resize(graph_->size(), 0);
        if (met_[id] == run_) return false;
        met_[id] = run_;
        if (!graph_->expanded(id)) {
            if (left_ == 0) return false;
            --left_;
            graph_->expand(id);
            guidance_->cover_new_nodes();
        }
        const Chooser own = winner == Winner::attacker ? Chooser::attacker : Chooser::defender;
        const bool won = graph_->chooser(id) == own ? wins_by_the_same(model, id, winner)
                                                    : wins_against_all(model, id, winner);
        guidance_->refresh(id);
        return won;
    }

    bool wins_by_the_same(NodeId model, NodeId id, Winner winner) {
        const NodeId reason = graph_->reason(model);
        for (const auto& edge : graph_->successors(model)) {
            if (!Graph::is_choice(edge) || edge.to != reason) continue;
            const NodeId to = successor_by(id, edge.move);
            return to != no_node && wins(reason, to, winner);
        }
        return false;
    }

    bool wins_against_all(NodeId model, NodeId id, Winner winner) {
        if (graph_->chooser(id) == Chooser::adversary) return false;
        // Exploring moves the edges, so each is asked for anew.
        for (std::size_t i = 0; i < graph_->successors(id).size(); ++i) {
            const auto edge = graph_->successors(id)[i];
            if (!Graph::is_choice(edge) || graph_->winner(edge.to) == winner) continue;
            const NodeId same = successor_by(model, edge.move);
            if (same == no_node || !wins(same, edge.to, winner)) return false;
        }
        return graph_->winner(id) == winner;
    }

    NodeId successor_by(NodeId id, const HypotheticalMove& move) const {
        for (const auto& edge : graph_->successors(id)) {
            if (Graph::is_choice(edge) && edge.move == move) return edge.to;
        }
        return no_node;
    }

    static constexpr int most_expansions = 20;

    Graph* graph_;
    Guidance<Graph>* guidance_;
    int left_ = 0;
    std::uint32_t run_ = 0;
    std::vector<std::uint32_t> met_;  // the last run that met a node, by node
};

}  // namespace shikatsu::optimized
