// Whether an explored graph leads where the game does.
#pragma once

#include <string>

#include "optimized/asura1989/hypo_graph.hpp"
#include "tools/difftest/asura1989_order.hpp"

namespace shikatsu::reference::asura1989::testing {

/// Explores about so many situations of the chain's status-analysis, the nearest ones, and compares the
/// edges. A graph that took two situations for one would lead to the wrong one.
inline std::string graph_difference(const Position& stopped, const Chain& chain, std::size_t situations) {
    namespace engine = optimized::asura1989;
    const optimized::Geometry<1> geometry(stopped.grid());
    const engine::HypoGame<1> game(geometry, difftest::asura1989::engine_question(stopped, {chain}));
    engine::HypoGraph<1> graph(game);
    std::vector<engine::Successor<1>> successors;
    for (engine::NodeId id = 0; id < graph.size() && graph.size() < situations; ++id) {
        if (!graph.leaf(id)) continue;
        graph.expand(id);
        game.successors(graph.situation(id), successors);
        for (std::size_t i = 0; i < successors.size(); ++i) {
            const engine::Edge& edge = graph.successors(id)[i];
            if (edge.move != successors[i].move || !(graph.situation(edge.to) == successors[i].situation))
                return "move " + std::to_string(i) + " of situation " + std::to_string(id);
        }
    }
    return "";
}

}  // namespace shikatsu::reference::asura1989::testing
