// Exploring a status-analysis until its root is decided.
#pragma once

#include <optional>
#include <vector>

#include "optimized/asura1989/history_search.hpp"
#include "optimized/asura1989/recurrence.hpp"
#include "optimized/exploration/explorer.hpp"

namespace shikatsu::optimized::asura1989 {

template <int W>
class StatusSearch {
  public:
    StatusSearch(HypoGraph<W>& graph, const Readings& readings, const Limits& limits)
        : graph_(&graph),
          readings_(readings),
          limits_(&limits),
          recurrence_(graph, [&limits] { return limits.interrupted(); }),
          explorer_(graph, limits) {}

    /// Who wins; nothing if the limits do not suffice.
    std::optional<Side> run() {
        std::size_t next_history = 256;
        for (;;) {
            if (const auto winner = root_winner()) return winner;
            recurrence_.settle_all();
            if (const auto winner = root_winner()) return winner;
            const bool exhausted = !has_leaf_in_reach();
            if (exhausted || graph_->size() >= next_history) {
                if (const auto winner = by_history(exhausted)) return winner;
                next_history = graph_->size() * 2;
            }
            if (exhausted || limits_->reached(graph_->size())) return std::nullopt;
            grow();
        }
    }

    /// Who wins if no situation is repeated; nothing also if that is nobody.
    std::optional<Side> run_by_graph_alone() {
        for (;;) {
            if (const auto winner = root_winner()) return winner;
            if (!has_leaf_in_reach() || limits_->reached(graph_->size())) return std::nullopt;
            grow();
        }
    }

  private:
    static constexpr int early_attempts = 2;
    static constexpr int last_attempts = 5'000;

    /// The later attempts are longer, but even the last ones are short.
    static std::uint64_t steps_of(int attempt) {
        return 5'000 * (1 + static_cast<std::uint64_t>(attempt) / 1'000);
    }

    void grow() {
        explorer_.guidance().recompute(OpenGraph(*graph_), limits_->threads);
        explorer_.explore(graph_->size() / 3 + 1);
    }

    std::optional<Side> root_winner() const {
        if (graph_->open(graph_->root())) return std::nullopt;
        return graph_->winner(graph_->root()) == Winner::attacker ? Side::attacker : Side::defender;
    }

    /// Many short searches in different orders find what one long search misses. What unexplored situations
    /// are counted as cannot have helped the winner.
    std::optional<Side> by_history(bool exhausted) const {
        const int attempts = exhausted ? last_attempts : early_attempts;
        for (int attempt = 0; attempt < attempts && !limits_->interrupted(); ++attempt) {
            for (const Side leaf_winner : {Side::attacker, Side::defender}) {
                const auto seed = static_cast<std::uint64_t>(attempt);
                HistorySearch<W> search(*graph_, readings_, leaf_winner, steps_of(attempt), seed);
                const auto winner = search.root_winner();
                if (winner && (exhausted || *winner != leaf_winner)) return winner;
                if (exhausted) break;
            }
        }
        return std::nullopt;
    }

    bool has_leaf_in_reach() const {
        std::vector<std::uint8_t> seen(graph_->size(), 0);
        std::vector<NodeId> stack{graph_->root()};
        seen[graph_->root()] = 1;
        while (!stack.empty()) {
            const NodeId id = stack.back();
            stack.pop_back();
            if (graph_->leaf(id)) return true;
            for (const Edge& edge : graph_->successors(id)) {
                if (!graph_->open(edge.to) || seen[edge.to]) continue;
                seen[edge.to] = 1;
                stack.push_back(edge.to);
            }
        }
        return false;
    }

    HypoGraph<W>* graph_;
    Readings readings_;
    const Limits* limits_;
    Recurrence<W> recurrence_;
    Explorer<HypoGraph<W>> explorer_;
};

}  // namespace shikatsu::optimized::asura1989
