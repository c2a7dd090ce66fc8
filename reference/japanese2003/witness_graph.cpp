#include "reference/japanese2003/witness_graph.hpp"

#include <algorithm>
#include <deque>
#include <set>
#include <utility>

#include "reference/japanese2003/components.hpp"

namespace shikatsu::reference {

std::size_t WitnessGraph::number_of(Node node) {
    const auto [entry, is_new] = numbers_.try_emplace(std::move(node), nodes_.size());
    if (is_new) {
        nodes_.push_back(&entry->first);
        edges_.emplace_back();
    }
    return entry->second;
}

void WitnessGraph::add_edge(std::size_t from, const HypotheticalMove& move,
                            const HypotheticalOutcome& outcome, std::size_t memory) {
    const std::size_t target =
        number_of(Node{outcome.state, memory, progress_after(nodes_[from]->progress, outcome.removed)});
    edges_[from].push_back(Edge{move, target});
}

std::optional<WitnessGraph> WitnessGraph::build(const Position& final_position, const ForceQuestion& question,
                                                const FiniteMemoryStrategy& strategy,
                                                const Readings& readings, std::size_t max_nodes,
                                                const std::function<bool()>& stop) {
    WitnessGraph graph;
    graph.first_ = question.attacker();
    graph.number_of(Node{start_state(final_position, question.attacker(), readings), 0,
                         start_progress(final_position, question)});
    for (std::size_t i = 0; i < graph.nodes_.size(); ++i) {
        if (graph.nodes_.size() > max_nodes || (stop && stop())) return std::nullopt;
        const Node& node = *graph.nodes_[i];
        if (node.state.ended) continue;
        if (node.state.to_move == strategy.player) {
            const HypotheticalMove choice = choice_at(strategy, node.memory, node.state, readings);
            graph.add_edge(i, choice, *hypothetical_move(node.state, choice, readings), node.memory);
            continue;
        }
        for (const auto& [move, outcome] : hypothetical_moves(node.state, readings)) {
            graph.add_edge(i, move, outcome, node_after(strategy, node.memory, move));
        }
    }
    return graph;
}

// A shortest path from `from` to a node of `to`, not counting `from` itself, over nodes of `within`. Requires
// one.
std::vector<HypotheticalMove> WitnessGraph::path(std::size_t from, const std::function<bool(std::size_t)>& to,
                                                 const std::function<bool(std::size_t)>& within,
                                                 std::size_t& reached) const {
    std::map<std::size_t, std::pair<std::size_t, HypotheticalMove>> came;
    std::deque<std::size_t> open{from};
    while (true) {
        const std::size_t node = open.front();
        open.pop_front();
        for (const Edge& edge : edges_[node]) {
            if (!within(edge.target) || !came.try_emplace(edge.target, node, edge.move).second) continue;
            open.push_back(edge.target);
            if (!to(edge.target)) continue;
            reached = edge.target;
            std::vector<HypotheticalMove> moves;
            std::size_t at = edge.target;
            do {
                moves.push_back(came.at(at).second);
                at = came.at(at).first;
            } while (at != from);
            std::reverse(moves.begin(), moves.end());
            return moves;
        }
    }
}

std::optional<HypotheticalSequence> WitnessGraph::find_end(const Condition& condition) const {
    for (std::size_t i = 0; i < size(); ++i) {
        if (!nodes_[i]->state.ended || !condition(*nodes_[i])) continue;
        std::size_t reached = 0;
        const auto everywhere = [](std::size_t) { return true; };
        return HypotheticalSequence{first_,
                                    path(
                                        0, [&](std::size_t node) { return node == i; }, everywhere, reached),
                                    {}};
    }
    return std::nullopt;
}

HypotheticalSequence WitnessGraph::lasso_in(const std::vector<std::size_t>& component,
                                            const std::vector<Condition>& visited) const {
    const std::set<std::size_t> members(component.begin(), component.end());
    const auto inside = [&](std::size_t node) { return members.contains(node); };
    const auto everywhere = [](std::size_t) { return true; };
    HypotheticalSequence lasso{first_, {}, {}};
    std::size_t at = 0;
    if (!members.contains(0)) lasso.prefix = path(0, inside, everywhere, at);
    const std::size_t entry = at;
    const auto go_on = [&](const std::function<bool(std::size_t)>& to) {
        const std::vector<HypotheticalMove> part = path(at, to, inside, at);
        lasso.cycle.insert(lasso.cycle.end(), part.begin(), part.end());
    };
    for (const Condition& condition : visited) {
        go_on([&](std::size_t node) { return condition(*nodes_[node]); });
    }
    if (at != entry || lasso.cycle.empty()) go_on([&](std::size_t node) { return node == entry; });
    return lasso;
}

std::optional<HypotheticalSequence> WitnessGraph::find_lasso(const Condition& throughout,
                                                             const std::vector<Condition>& visited) const {
    // The edges between nodes where the condition holds.
    std::vector<std::vector<std::size_t>> successors(size());
    for (std::size_t i = 0; i < size(); ++i) {
        if (!throughout(*nodes_[i])) continue;
        for (const Edge& edge : edges_[i]) {
            if (throughout(*nodes_[edge.target])) successors[i].push_back(edge.target);
        }
    }
    for (const std::vector<std::size_t>& component : cyclic_components(successors)) {
        const bool all = std::all_of(visited.begin(), visited.end(), [&](const Condition& condition) {
            return std::any_of(component.begin(), component.end(),
                               [&](std::size_t node) { return condition(*nodes_[node]); });
        });
        if (all) return lasso_in(component, visited);
    }
    return std::nullopt;
}

}  // namespace shikatsu::reference
