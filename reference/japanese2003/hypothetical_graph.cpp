#include "reference/japanese2003/hypothetical_graph.hpp"

#include <utility>

namespace shikatsu::reference {

std::size_t HypotheticalGraph::number_of(const HypotheticalState& state) {
    const auto [entry, is_new] = numbers_.try_emplace(state, states_.size());
    if (is_new) {
        states_.push_back(&entry->first);
        moves_.emplace_back();
    }
    return entry->second;
}

const std::vector<HypotheticalGraph::Edge>& HypotheticalGraph::moves(std::size_t number) {
    if (!moves_[number]) {
        std::vector<Edge> edges;
        for (auto& [move, outcome] : hypothetical_moves(state(number), readings_)) {
            edges.push_back(Edge{move, number_of(outcome.state), outcome.removed});
        }
        moves_[number] = std::move(edges);
    }
    return *moves_[number];
}

}  // namespace shikatsu::reference
