#include "reference/japanese2003/force_decision.hpp"

#include <algorithm>
#include <utility>

#include "reference/japanese2003/attractor.hpp"
#include "reference/japanese2003/strategy_extraction.hpp"

namespace shikatsu::reference {

namespace {

std::vector<bool> difference(const std::vector<bool>& one, const std::vector<bool>& other) {
    std::vector<bool> result(one.size(), false);
    for (std::size_t i = 0; i < one.size(); ++i) result[i] = one[i] && !other[i];
    return result;
}

bool any(const std::vector<bool>& set) {
    return std::find(set.begin(), set.end(), true) != set.end();
}

std::vector<bool> goal_set(const ForceArena& arena, std::size_t goal) {
    std::vector<bool> set(arena.size(), false);
    for (std::size_t i = 0; i < set.size(); ++i) set[i] = arena.in_goal(goal, i);
    return set;
}

std::size_t successor_in(const ForceArena& arena, std::size_t node, const std::vector<bool>& set) {
    const auto& successors = arena.node(node).successors;
    return *std::find_if(successors.begin(), successors.end(), [&](std::size_t next) { return set[next]; });
}

}  // namespace

std::optional<ForceDecision> ForceDecision::decide(HypotheticalGraph& graph, const Position& final_position,
                                                   const ForceQuestion& question, std::size_t max_nodes) {
    auto arena = ForceArena::build(graph, final_position, question, max_nodes);
    if (!arena) return std::nullopt;
    ForceDecision decision(*std::move(arena));
    decision.solve();
    return decision;
}

// The nested attractors for "each goal again and again": as long as from some node the attacker cannot reach
// some goal, that node is the defender's, and so is every node from which he can reach it. What remains is
// the attacker's.
void ForceDecision::solve() {
    std::vector<bool> remaining(arena_.size(), true);
    defence_.assign(arena_.size(), 0);
    std::size_t settled = 0;
    for (std::size_t goal = 0; settled < arena_.goals(); goal = (goal + 1) % arena_.goals()) {
        const Attractor reaching = attractor(arena_, true, goal_set(arena_, goal), remaining);
        const std::vector<bool> avoiding = difference(remaining, reaching.nodes);
        ++settled;
        if (!any(avoiding)) continue;
        settled = 0;
        const Attractor lost = attractor(arena_, false, avoiding, remaining);
        note_defence(remaining, avoiding, lost.nodes, lost.way);
        remaining = difference(remaining, lost.nodes);
    }
    attacker_wins_ = std::move(remaining);
    note_attack();
}

void ForceDecision::note_defence(const std::vector<bool>& remaining, const std::vector<bool>& avoiding,
                                 const std::vector<bool>& lost, const std::vector<std::size_t>& way) {
    for (std::size_t i = 0; i < arena_.size(); ++i) {
        if (!remaining[i] || !lost[i] || arena_.node(i).attackers_turn) continue;
        defence_[i] = avoiding[i] ? successor_in(arena_, i, avoiding) : way[i];
    }
}

void ForceDecision::note_attack() {
    for (std::size_t goal = 0; goal < arena_.goals(); ++goal) {
        std::vector<std::size_t> way = attractor(arena_, true, goal_set(arena_, goal), attacker_wins_).way;
        for (std::size_t i = 0; i < arena_.size(); ++i) {
            if (!attacker_wins_[i] || !arena_.node(i).attackers_turn || !arena_.in_goal(goal, i)) continue;
            way[i] = successor_in(arena_, i, attacker_wins_);
        }
        attack_.push_back(std::move(way));
    }
}

FiniteMemoryStrategy ForceDecision::witness(HypotheticalGraph& graph, const ForceQuestion& question) const {
    if (attacker_forces()) return extract_attack(graph, arena_, question.attacker(), attack_);
    return extract_defence(graph, arena_, question.defender(), defence_);
}

CanForce can_force_by_decision(std::shared_ptr<HypotheticalGraph> graph) {
    return [graph = std::move(graph)](const Position& final_position, const ForceQuestion& question) {
        return ForceDecision::decide(*graph, final_position, question).value().attacker_forces();
    };
}

}  // namespace shikatsu::reference
