#include "reference/japanese2003/force_decision.hpp"

#include <utility>

#include "reference/japanese2003/strategy_extraction.hpp"

namespace shikatsu::reference {

ForceDecision::ForceDecision(Player attacker, ForceArena arena)
    : attacker_(attacker), arena_(std::move(arena)), solution_(solve(arena_.game)) {}

std::optional<ForceDecision> ForceDecision::decide(HypotheticalGraph& graph, const Position& final_position,
                                                   const ForceQuestion& question, std::size_t max_nodes) {
    auto arena = build_arena(graph, final_position, question, max_nodes);
    if (!arena) return std::nullopt;
    return ForceDecision(question.attacker(), *std::move(arena));
}

FiniteMemoryStrategy ForceDecision::witness(HypotheticalGraph& graph) const {
    if (attacker_forces()) return extract_attack(graph, arena_, attacker_, solution_);
    return extract_defence(graph, arena_, opponent(attacker_), solution_);
}

CanForce can_force_by_decision(std::shared_ptr<HypotheticalGraph> graph) {
    return [graph = std::move(graph)](const Position& final_position, const ForceQuestion& question) {
        return ForceDecision::decide(*graph, final_position, question).value().attacker_forces();
    };
}

}  // namespace shikatsu::reference
