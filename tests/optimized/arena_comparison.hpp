// Whether an explored arena leads where the game does.
#pragma once

#include <string>
#include <vector>

#include "optimized/force/arena.hpp"

namespace shikatsu::optimized::testing {

/// Explores about so many states, the nearest ones, and compares the edges; with nothing forgotten each move
/// leads to one state. An arena that took two states for one would lead to the wrong one.
inline std::string arena_difference(const Geometry<1>& geometry, const ForceQuestion<1>& question,
                                    std::size_t states) {
    ForceGame<1> game(geometry, question, {}, BanMemory{BanMemory::unlimited}, Shortcuts{});
    Arena<1> arena(game);
    std::vector<Successor<1>> successors;
    for (NodeId id = 0; id < arena.size() && arena.size() < states; ++id) {
        if (!arena.leaf(id)) continue;
        arena.expand(id);
        game.successors(arena.state(id), successors);
        for (std::size_t i = 0; i < successors.size(); ++i) {
            const Edge& edge = arena.successors(id)[i];
            if (edge.move != successors[i].move || !(arena.state(edge.to) == successors[i].states.front()))
                return "move " + std::to_string(i) + " of state " + std::to_string(id);
        }
    }
    return "";
}

}  // namespace shikatsu::optimized::testing
