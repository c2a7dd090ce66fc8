// Play among open situations with its whole past: where repetition decides, the rules' own bookkeeping.
#pragma once

#include <algorithm>
#include <optional>
#include <random>
#include <unordered_map>
#include <vector>

#include "optimized/asura1989/hypo_graph.hpp"
#include "reference/values/asura1989_readings.hpp"

namespace shikatsu::optimized::asura1989 {

using Readings = shikatsu::asura1989::Readings;

/// Depth-first over hypo-sequences that stay among open situations. One that leaves them for a situation with
/// a known winner is decided there, for the past has no part in that (proofs/asura-1989.md, "first-visit").
template <int W>
class HistorySearch {
  public:
    /// Unexplored situations count as won by `leaf_winner`; so an answer for the other side is exact. The
    /// moves of each situation are tried in an order drawn from `seed`: how long a search takes depends on
    /// it, what it finds does not.
    HistorySearch(const HypoGraph<W>& graph, const Readings& readings, Side leaf_winner,
                  std::uint64_t max_steps, std::uint64_t seed)
        : graph_(&graph),
          readings_(readings),
          leaf_winner_(leaf_winner),
          steps_left_(max_steps),
          random_(seed) {}

    /// Who wins from the root; nothing if the steps do not suffice.
    std::optional<Side> root_winner() { return winner(graph_->root()); }

  private:
    static constexpr std::uint32_t never = std::numeric_limits<std::uint32_t>::max();

    std::optional<Side> winner(NodeId id) {
        if (graph_->winner(id) != Winner::open)
            return graph_->winner(id) == Winner::attacker ? Side::attacker : Side::defender;
        if (!graph_->expanded(id)) return leaf_winner_;
        if (steps_left_ == 0) return std::nullopt;
        --steps_left_;
        const std::uint32_t before = occurrence(id);
        if (before != never) {
            const Bits<W> cycle = played_since(before);
            if (touches(cycle)) return at_tactical_cycle(id, cycle);
            if (graph_->favoured(id) != graph_->mover(id)) return after_unfavoured_pass(id);
        }
        if (before == never || readings_.previous_occurrence == shikatsu::asura1989::PreviousOccurrence::last)
            occurrence_[id] = static_cast<std::uint32_t>(played_.size());
        const std::optional<Side> result = before == never ? best(id) : after_forced_pass(id);
        if (before == never) {
            occurrence_.erase(id);
        } else {
            occurrence_[id] = before;
        }
        return result;
    }

    /// The mover has the choice.
    std::optional<Side> best(NodeId id) {
        const Side mover = graph_->mover(id);
        const bool unfavoured = graph_->favoured(id) != mover;
        if (unfavoured && after_unfavoured_pass(id) == mover) return mover;
        bool undecided = false;
        for (const Edge* edge : edges(id)) {
            const std::optional<Side> result = after(*edge);
            if (result == mover) return mover;
            undecided = undecided || !result;
        }
        if (undecided) return std::nullopt;
        return other(mover);
    }

    /// The moves in the order of this search.
    const std::vector<const Edge*>& edges(NodeId id) {
        std::vector<const Edge*>& edges = edges_[id];
        if (edges.empty()) {
            for (const Edge& edge : graph_->successors(id)) {
                if (!edge.escape) edges.push_back(&edge);
            }
            for (std::size_t i = edges.size(); i > 1; --i) std::swap(edges[i - 1], edges[random_() % i]);
        }
        return edges;
    }

    std::optional<Side> after(const Edge& edge) {
        Bits<W> stone;
        if (const auto* play = std::get_if<Play>(&edge.move)) stone.insert(play->point);
        played_.push_back(stone);
        const std::optional<Side> result = winner(edge.to);
        played_.pop_back();
        return result;
    }

    std::optional<Side> after_forced_pass(NodeId id) {
        for (const Edge& edge : graph_->successors(id)) {
            if (std::holds_alternative<Pass>(edge.move) && !edge.escape) return after(edge);
        }
        return std::nullopt;
    }

    /// The other side passes in turn, unless the pass has led back to a situation, and round a cycle that
    /// touches the chain.
    Side after_unfavoured_pass(NodeId id) const {
        const Side favoured = graph_->favoured(id);
        if (graph_->mover(id) == Side::defender) return favoured;
        const std::optional<NodeId> to = graph_->find(graph_->game().passed(graph_->situation(id)));
        if (!to || occurrence(*to) == never) return favoured;
        const Bits<W> cycle = played_since(occurrence(*to));
        return touches(cycle) ? at_tactical_cycle(id, cycle) : favoured;
    }

    /// The number of moves before the situation was there, or never.
    std::uint32_t occurrence(NodeId id) const {
        const auto known = occurrence_.find(id);
        return known == occurrence_.end() ? never : known->second;
    }

    /// [AS89-SA-3]
    Side at_tactical_cycle(NodeId id, const Bits<W>& cycle) const {
        const Bits<W> saving = graph_->game().saving(graph_->situation(id)) - cycle;
        return saving.empty() ? Side::attacker : Side::defender;
    }

    bool touches(const Bits<W>& cycle) const { return cycle.meets(graph_->game().question().chain); }

    Bits<W> played_since(std::uint32_t occurrence) const {
        Bits<W> points;
        for (std::size_t i = occurrence; i < played_.size(); ++i) points |= played_[i];
        return points;
    }

    const HypoGraph<W>* graph_;
    Readings readings_;
    Side leaf_winner_;
    std::uint64_t steps_left_;
    std::mt19937_64 random_;
    std::vector<Bits<W>> played_;  // for each move of the sequence the intersection played on, if any
    // Few of the situations are met.
    std::unordered_map<NodeId, std::uint32_t> occurrence_;
    std::unordered_map<NodeId, std::vector<const Edge*>> edges_;
};

}  // namespace shikatsu::optimized::asura1989
