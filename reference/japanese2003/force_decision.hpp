// The textbook decision whether a player can force something: the whole game is solved on its full graph.
#pragma once

#include <cstddef>
#include <limits>
#include <memory>
#include <optional>

#include "reference/japanese2003/finite_memory_strategy.hpp"
#include "reference/japanese2003/force_arena.hpp"
#include "reference/japanese2003/life_and_death.hpp"

namespace shikatsu::reference {

/// A solved question. One of both players has a strategy with finite memory that brings about what he wants
/// against everything, also against infinite sequences that are no lassos, so the answer is that of the
/// definition, which speaks of all hypothetical-strategies and all compatible hypothetical-sequences.
/// [J2003-ST-6]
class ForceDecision {
  public:
    static constexpr std::size_t unlimited = std::numeric_limits<std::size_t>::max();

    /// Solves the question; nothing if its game has more than `max_nodes`. Requires a reading with
    /// infinite-play allowed; under superko see force_superko.hpp.
    static std::optional<ForceDecision> decide(HypotheticalGraph& graph, const Position& final_position,
                                               const ForceQuestion& question,
                                               std::size_t max_nodes = unlimited);

    /// Whether the attacker can force what is asked.
    bool attacker_forces() const { return solution_.attacker_wins[0]; }
    /// The number of the game's nodes.
    std::size_t size() const { return arena_.states.size(); }

    /// The winner's strategy: the attacker's hypothetical-strategy that forces, or the defender's
    /// counter-strategy against which no hypothetical-strategy does. Requires the graph that the question was
    /// solved on.
    FiniteMemoryStrategy witness(HypotheticalGraph& graph) const;

  private:
    ForceDecision(Player attacker, ForceArena arena);

    Player attacker_;
    ForceArena arena_;
    RecurrenceSolution solution_;
};

/// The decision as the life-and-death chapter wants it, on a graph that grows with the questions.
CanForce can_force_by_decision(std::shared_ptr<HypotheticalGraph> graph);

}  // namespace shikatsu::reference
