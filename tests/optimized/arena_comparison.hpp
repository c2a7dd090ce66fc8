// Whether an explored arena leads where the game does.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "optimized/force/arena.hpp"

namespace shikatsu::optimized::testing {

inline bool stands_for(const Arena<1>& arena, const Edge& edge, const Successor<1>& successor) {
    return edge.move == successor.move && arena.state(edge.to) == successor.states.front();
}

/// Whether all that an explored node shows is one move of the game by which its mover wins, known before.
inline bool shows_a_winning_move(const Arena<1>& arena, NodeId id,
                                 const std::vector<Successor<1>>& successors) {
    if (arena.successors(id).size() != 1) return false;
    const Edge& edge = arena.successors(id).front();
    const Winner mover = winner_of(arena.state(id).mover);
    return arena.winner(id) == mover && arena.winner(edge.to) == mover &&
           std::any_of(successors.begin(), successors.end(),
                       [&](const Successor<1>& successor) { return stands_for(arena, edge, successor); });
}

/// Explores about so many states, the nearest ones, and compares the edges; with nothing forgotten each move
/// leads to one state. An arena that took two states for one would lead to the wrong one. Nothing is known
/// without looking on, so that more states are met.
inline std::string arena_difference(const Geometry<1>& geometry, const ForceQuestion<1>& question,
                                    std::size_t states) {
    Shortcuts none;
    none.unconditional_life = false;
    none.filling = false;
    ForceGame<1> game(geometry, question, {}, BanMemory{BanMemory::unlimited}, none);
    Arena<1> arena(game);
    std::vector<Successor<1>> successors;
    for (NodeId id = 0; id < arena.size() && arena.size() < states; ++id) {
        if (!arena.leaf(id)) continue;
        arena.expand(id);
        game.successors(arena.state(id), successors);
        if (shows_a_winning_move(arena, id, successors)) continue;
        const auto edges = arena.successors(id);
        if (edges.size() != successors.size()) return "the moves of state " + std::to_string(id);
        for (std::size_t i = 0; i < successors.size(); ++i) {
            if (!stands_for(arena, edges[i], successors[i]))
                return "move " + std::to_string(i) + " of state " + std::to_string(id);
        }
    }
    return "";
}

}  // namespace shikatsu::optimized::testing
