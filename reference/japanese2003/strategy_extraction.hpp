// From a solved game to the winner's strategy as a machine that reads the opponent.
#pragma once

#include "reference/japanese2003/finite_memory_strategy.hpp"
#include "reference/japanese2003/force_arena.hpp"

namespace shikatsu::reference {

/// The attacker's machine, if he wins from the start. Its memory is where play is, and the goal he is making
/// for.
FiniteMemoryStrategy extract_attack(HypotheticalGraph& graph, const ForceArena& arena, Player attacker,
                                    const RecurrenceSolution& solution);

/// The defender's machine, if he wins from the start. Its memory is where play is.
FiniteMemoryStrategy extract_defence(HypotheticalGraph& graph, const ForceArena& arena, Player defender,
                                     const RecurrenceSolution& solution);

}  // namespace shikatsu::reference
