#include "reference/japanese2003/force_arena.hpp"

#include <utility>

namespace shikatsu::reference {

namespace {

// Gives numbers to progresses and to pairs of state and progress, in the order in which they are met.
class Numbering {
  public:
    explicit Numbering(std::vector<ForceArena::Node>& nodes) : nodes_(nodes) {}

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
            known[state] = nodes_.size();
            nodes_.push_back(ForceArena::Node{state, progress, false, {}});
        }
        return *known[state];
    }

    std::vector<ForceProgress> progresses;

  private:
    std::vector<ForceArena::Node>& nodes_;
    std::map<ForceProgress, std::size_t> numbers_;
    std::vector<std::vector<std::optional<std::size_t>>> by_state_;
};

}  // namespace

std::optional<ForceArena> ForceArena::build(HypotheticalGraph& graph, const Position& final_position,
                                            const ForceQuestion& question, std::size_t max_nodes) {
    ForceArena arena;
    Numbering numbering(arena.nodes_);
    const std::size_t start =
        graph.number_of(start_state(final_position, question.attacker(), graph.readings()));
    numbering.node_number(start, numbering.progress_number(start_progress(final_position, question)));
    for (std::size_t i = 0; i < arena.nodes_.size(); ++i) {
        if (arena.nodes_.size() > max_nodes) return std::nullopt;
        const std::size_t state = arena.nodes_[i].state;
        const std::size_t progress = arena.nodes_[i].progress;
        arena.nodes_[i].attackers_turn = graph.state(state).to_move == question.attacker();
        std::vector<std::size_t> successors;
        for (const HypotheticalGraph::Edge& edge : graph.moves(state)) {
            const std::size_t next =
                edge.removed.empty()
                    ? progress
                    : numbering.progress_number(progress_after(numbering.progresses[progress], edge.removed));
            successors.push_back(numbering.node_number(edge.target, next));
        }
        if (successors.empty()) successors.push_back(i);
        arena.nodes_[i].successors = std::move(successors);
    }
    arena.add_predecessors();
    arena.add_goals(graph, question, numbering.progresses);
    return arena;
}

void ForceArena::add_predecessors() {
    predecessors_.resize(nodes_.size());
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
        for (const std::size_t successor : nodes_[i].successors) predecessors_[successor].push_back(i);
    }
}

void ForceArena::add_goals(const HypotheticalGraph& graph, const ForceQuestion& question,
                           const std::vector<ForceProgress>& progresses) {
    const auto add_goal = [&](const auto& is_met) {
        std::vector<bool> goal(nodes_.size(), false);
        for (std::size_t i = 0; i < nodes_.size(); ++i) {
            const ForceProgress& progress = progresses[nodes_[i].progress];
            goal[i] =
                is_captured(question, progress) && is_met(progress, graph.state(nodes_[i].state).position);
        }
        goals_.push_back(std::move(goal));
    };
    if (question.region.empty()) add_goal([](const ForceProgress&, const Position&) { return true; });
    for (const Point point : question.region) {
        add_goal([&](const ForceProgress& progress, const Position& position) {
            return is_clean(question, progress, position, point);
        });
    }
}

}  // namespace shikatsu::reference
