#include "reference/japanese2003/force_arena.hpp"

#include <map>
#include <utility>

namespace shikatsu::reference {

namespace {

// Gives numbers to progresses and to pairs of state and progress, in the order in which they are met.
class Numbering {
  public:
    std::size_t progress_number(const ForceProgress& progress) {
        const auto [entry, is_new] = numbers_.try_emplace(progress, progresses.size());
        if (is_new) {
            progresses.push_back(progress);
            by_state_.emplace_back();
        }
        return entry->second;
    }

    std::size_t node_number(std::size_t state, std::size_t progress) {
        std::vector<std::optional<std::size_t>>& known = by_state_[progress];
        if (known.size() <= state) known.resize(state + 1);
        if (!known[state]) {
            known[state] = states.size();
            states.push_back(state);
            progress_of.push_back(progress);
        }
        return *known[state];
    }

    std::vector<ForceProgress> progresses;
    // Of each node.
    std::vector<std::size_t> states;
    std::vector<std::size_t> progress_of;

  private:
    std::map<ForceProgress, std::size_t> numbers_;
    std::vector<std::vector<std::optional<std::size_t>>> by_state_;
};

std::vector<std::size_t> successors_of(HypotheticalGraph& graph, Numbering& numbering, std::size_t node) {
    const std::size_t progress = numbering.progress_of[node];
    std::vector<std::size_t> successors;
    for (const HypotheticalGraph::Edge& edge : graph.moves(numbering.states[node])) {
        const std::size_t next =
            edge.removed.empty()
                ? progress
                : numbering.progress_number(progress_after(numbering.progresses[progress], edge.removed));
        successors.push_back(numbering.node_number(edge.target, next));
    }
    if (successors.empty()) successors.push_back(node);
    return successors;
}

template <class Met>
std::vector<bool> goal_of(const HypotheticalGraph& graph, const Numbering& numbering, const Met& is_met) {
    std::vector<bool> goal(numbering.states.size(), false);
    for (std::size_t i = 0; i < goal.size(); ++i) {
        goal[i] =
            is_met(numbering.progresses[numbering.progress_of[i]], graph.state(numbering.states[i]).position);
    }
    return goal;
}

}  // namespace

std::optional<ForceArena> build_arena(HypotheticalGraph& graph, const Position& final_position,
                                      const ForceQuestion& question, std::size_t max_nodes) {
    ForceArena arena;
    Numbering numbering;
    const std::size_t start =
        graph.number_of(start_state(final_position, question.attacker(), graph.readings()));
    numbering.node_number(start, numbering.progress_number(start_progress(final_position, question)));
    for (std::size_t node = 0; node < numbering.states.size(); ++node) {
        if (numbering.states.size() > max_nodes) return std::nullopt;
        arena.game.attackers_turn.push_back(graph.state(numbering.states[node]).to_move ==
                                            question.attacker());
        arena.game.successors.push_back(successors_of(graph, numbering, node));
    }
    if (question.region.empty()) {
        arena.game.goals.push_back(
            goal_of(graph, numbering, [&](const ForceProgress& progress, const Position& /*position*/) {
                return is_captured(question, progress);
            }));
    }
    for (const Point point : question.region) {
        arena.game.goals.push_back(
            goal_of(graph, numbering, [&](const ForceProgress& progress, const Position& position) {
                return is_captured(question, progress) && is_clean(question, progress, position, point);
            }));
    }
    arena.states = std::move(numbering.states);
    return arena;
}

}  // namespace shikatsu::reference
