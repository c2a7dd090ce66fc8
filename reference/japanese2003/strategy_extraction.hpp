// From a solved game to the winner's strategy as a machine that reads the opponent.
#pragma once

#include <cstddef>
#include <vector>

#include "reference/japanese2003/finite_memory_strategy.hpp"
#include "reference/japanese2003/force_arena.hpp"

namespace shikatsu::reference {

/// The attacker's machine: `attack[goal][node]` is the successor that he chooses while he makes for the goal;
/// when play is in it, he makes for the next one.
FiniteMemoryStrategy extract_attack(HypotheticalGraph& graph, const ForceArena& arena, Player attacker,
                                    const std::vector<std::vector<std::size_t>>& attack);

/// The defender's machine: `defence[node]` is the successor that he chooses.
FiniteMemoryStrategy extract_defence(HypotheticalGraph& graph, const ForceArena& arena, Player defender,
                                     const std::vector<std::size_t>& defence);

}  // namespace shikatsu::reference
