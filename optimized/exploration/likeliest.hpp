// What the best choices lead to, as far as the guidance can tell.
#pragma once

#include <utility>
#include <vector>

#include "optimized/exploration/guidance.hpp"

namespace shikatsu::optimized {

/// Sees a graph and its guidance as they are when it is asked.
template <class Graph>
class Likeliest {
  public:
    /// What a chooser goes by: the own cost, and of equals the one that costs the other player most.
    using Key = std::pair<Cost, Cost>;

    Likeliest(const Graph& graph, const Guidance<Graph>& guidance) : graph_(&graph), guidance_(&guidance) {}

    Key key(Chooser chooser, NodeId id) const {
        const auto prove = guidance_->prove(id);
        const auto disprove = guidance_->disprove(id);
        return chooser == Chooser::attacker ? Key{prove, Guidance<Graph>::hopeless - disprove}
                                            : Key{disprove, Guidance<Graph>::hopeless - prove};
    }

    /// The open successor that the chooser likes best of those that admitted(successor) allows, or no_node.
    template <class Admitted>
    NodeId successor(NodeId id, Admitted admitted) const {
        const Chooser chooser = graph_->chooser(id);
        NodeId best = no_node;
        Key best_key;
        for (const auto& edge : graph_->successors(id)) {
            if (!Graph::is_choice(edge) || graph_->winner(edge.to) != Winner::open || !admitted(edge.to))
                continue;
            const Key candidate = key(chooser, edge.to);
            if (best == no_node || candidate < best_key) {
                best = edge.to;
                best_key = candidate;
            }
        }
        return best;
    }

    /// Visits the open nodes that `own` side's best choices that are admitted lead to against everything, the
    /// nearest first and the root aside; goes on behind a node if visit(node), until enough().
    template <class Admitted, class Visit, class Enough>
    void walk(Chooser own, Admitted admitted, Visit visit, Enough enough) const {
        std::vector<std::uint8_t> seen(graph_->size(), 0);
        std::vector<NodeId> queue{graph_->root()};
        seen[graph_->root()] = 1;
        const auto meet = [&](NodeId id) {
            if (graph_->winner(id) != Winner::open || seen[id]) return;
            seen[id] = 1;
            if (visit(id)) queue.push_back(id);
        };
        for (std::size_t head = 0; head < queue.size() && !enough(); ++head) {
            const NodeId id = queue[head];
            if (!graph_->expanded(id)) continue;
            if (graph_->chooser(id) == own) {
                const NodeId best = successor(id, admitted);
                if (best != no_node) meet(best);
            } else {
                for (const auto& edge : graph_->successors(id)) meet(edge.to);
            }
        }
    }

  private:
    const Graph* graph_;
    const Guidance<Graph>* guidance_;
};

}  // namespace shikatsu::optimized
