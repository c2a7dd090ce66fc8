// Whether an explored graph leads where the game does.
#pragma once

#include <algorithm>
#include <string>

#include "optimized/asura1989/hypo_graph.hpp"
#include "tools/difftest/asura1989_order.hpp"

namespace shikatsu::reference::asura1989::testing {

/// Explores about so many situations of the chain's status-analysis, the nearest ones, and compares the
/// edges: all of them, or one alone that is known to win for its mover. A graph that took two situations for
/// one would lead to the wrong one.
inline std::string graph_difference(const Position& stopped, const Chain& chain, std::size_t situations) {
    namespace engine = optimized::asura1989;
    const optimized::Geometry<1> geometry(stopped.grid());
    const engine::HypoGame<1> game(geometry, difftest::asura1989::engine_question(stopped, {chain}));
    engine::HypoGraph<1> graph(game);
    std::vector<engine::Successor<1>> successors;
    for (optimized::NodeId id = 0; id < graph.size() && graph.size() < situations; ++id) {
        if (!graph.leaf(id)) continue;
        graph.expand(id);
        game.successors(graph.situation(id), successors);
        const auto edges = graph.successors(id);
        const std::string place = "situation " + std::to_string(id);
        const bool known_win = edges.size() == 1 && graph.winner(edges[0].to) == winner_of(graph.mover(id));
        if (!known_win && edges.size() < successors.size()) return "fewer moves in " + place;
        for (const engine::Edge& edge : edges) {
            if (edge.escape) continue;
            const auto move = std::find_if(successors.begin(), successors.end(), [&](const auto& successor) {
                return successor.move == edge.move;
            });
            if (move == successors.end() || !(graph.situation(edge.to) == move->situation))
                return "another move in " + place;
        }
    }
    return "";
}

}  // namespace shikatsu::reference::asura1989::testing
