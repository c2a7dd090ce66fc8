#include "reference/japanese2003/attractor.hpp"

#include <algorithm>

namespace shikatsu::reference {

Attractor attractor(const ForceArena& arena, bool for_attacker, const std::vector<bool>& set,
                    const std::vector<bool>& within) {
    Attractor found{std::vector<bool>(arena.size(), false), std::vector<std::size_t>(arena.size(), 0)};
    std::vector<std::size_t> added;
    for (std::size_t i = 0; i < arena.size(); ++i) {
        if (!set[i] || !within[i]) continue;
        found.nodes[i] = true;
        added.push_back(i);
    }
    // How many ways out of the attractor the other player still has.
    std::vector<std::size_t> escapes(arena.size(), 0);
    for (std::size_t i = 0; i < arena.size(); ++i) {
        const auto& successors = arena.node(i).successors;
        escapes[i] = static_cast<std::size_t>(std::count_if(successors.begin(), successors.end(),
                                                            [&](std::size_t next) { return within[next]; }));
    }
    while (!added.empty()) {
        const std::size_t reached = added.back();
        added.pop_back();
        for (const std::size_t before : arena.predecessors(reached)) {
            if (!within[before] || found.nodes[before]) continue;
            const bool own = arena.node(before).attackers_turn == for_attacker;
            if (!own && --escapes[before] > 0) continue;
            found.nodes[before] = true;
            found.way[before] = reached;
            added.push_back(before);
        }
    }
    return found;
}

}  // namespace shikatsu::reference
