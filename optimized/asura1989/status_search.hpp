// Exploring a status-analysis until its root is decided.
#pragma once

#include <atomic>
#include <chrono>
#include <optional>
#include <vector>

#include "optimized/asura1989/guidance.hpp"
#include "optimized/asura1989/history_search.hpp"
#include "optimized/asura1989/recurrence.hpp"

namespace shikatsu::optimized::asura1989 {

struct Limits {
    std::uint64_t max_states = 0;
    std::chrono::steady_clock::time_point deadline;
    const std::atomic<bool>* stop = nullptr;
};

template <int W>
class StatusSearch {
  public:
    StatusSearch(HypoGraph<W>& graph, const Readings& readings, const Limits& limits)
        : graph_(&graph),
          readings_(readings),
          limits_(&limits),
          recurrence_(graph, [&limits] { return out_of_time(limits); }),
          guidance_(graph) {}

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
            if (exhausted || over_limits()) return std::nullopt;
            guidance_.recompute();
            explore(graph_->size() / 6 + 1);
        }
    }

  private:
    static constexpr std::uint64_t attempt_steps = 5'000;
    static constexpr int early_attempts = 2;
    static constexpr int last_attempts = 1'000;
    static constexpr std::size_t max_path = 64;
    static constexpr int max_failures = 8;

    std::optional<Side> root_winner() const {
        if (graph_->open(graph_->root())) return std::nullopt;
        return graph_->winner(graph_->root()) == Winner::attacker ? Side::attacker : Side::defender;
    }

    static bool out_of_time(const Limits& limits) {
        return (limits.stop && limits.stop->load()) || std::chrono::steady_clock::now() >= limits.deadline;
    }

    bool over_limits() const { return graph_->size() >= limits_->max_states || out_of_time(*limits_); }

    /// Many short searches in different orders find what one long search misses. What unexplored situations
    /// are counted as cannot have helped the winner.
    std::optional<Side> by_history(bool exhausted) const {
        const int attempts = exhausted ? last_attempts : early_attempts;
        for (int attempt = 0; attempt < attempts && !out_of_time(*limits_); ++attempt) {
            for (const Side leaf_winner : {Side::attacker, Side::defender}) {
                const auto seed = static_cast<std::uint64_t>(attempt);
                HistorySearch<W> search(*graph_, readings_, leaf_winner, attempt_steps, seed);
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

    /// Expands about `count` leaves.
    void explore(std::size_t count) {
        ++round_;
        std::size_t done = 0;
        int failures = 0;
        while (done < count && graph_->open(graph_->root()) && !out_of_time(*limits_)) {
            const NodeId leaf = descend();
            if (leaf == no_node) {
                if (path_.empty() || ++failures > max_failures) break;
                exhausted_[path_.back()] = round_;
                continue;
            }
            graph_->expand(leaf);
            ++done;
            for (auto node = path_.rbegin(); node != path_.rend(); ++node) guidance_.refresh(*node);
        }
        if (done >= count || !graph_->open(graph_->root()) || out_of_time(*limits_)) return;
        // Where lines get lost in cycles: the nearest leaves of one side's best strategy against everything.
        const NodeId root = graph_->root();
        const Side first =
            guidance_.prove(root) <= guidance_.disprove(root) ? Side::attacker : Side::defender;
        ++round_;
        done += expand_nearest(first, count - done);
        const std::size_t share = count / 4 + 1;
        if (done < share) done += expand_nearest(other(first), share - done);
        if (done < share) expand_oldest(share - done);
    }

    /// A leaf that both sides' best choices lead to; the way in path_.
    NodeId descend() {
        cover_new_nodes();
        for (const NodeId id : path_) on_path_[id] = 0;
        path_.clear();
        NodeId id = graph_->root();
        while (path_.size() < max_path) {
            path_.push_back(id);
            on_path_[id] = 1;
            if (!graph_->expanded(id)) return id;
            const NodeId next = best_successor(id, true);
            if (next == no_node) return no_node;
            id = next;
        }
        return no_node;
    }

    NodeId best_successor(NodeId id, bool off_path) const {
        const Side side = graph_->mover(id);
        NodeId best = no_node;
        for (const Edge& edge : graph_->successors(id)) {
            if (!graph_->open(edge.to) || exhausted_[edge.to] == round_ || (off_path && on_path_[edge.to]))
                continue;
            if (best == no_node || guidance_.key(side, edge.to) < guidance_.key(side, best)) best = edge.to;
        }
        return best;
    }

    void cover_new_nodes() {
        on_path_.resize(graph_->size(), 0);
        exhausted_.resize(graph_->size(), 0);
        guidance_.cover_new_nodes();
    }

    std::size_t expand_nearest(Side own, std::size_t count) {
        cover_new_nodes();
        std::vector<std::uint8_t> seen(graph_->size(), 0);
        std::vector<NodeId> queue{graph_->root()};
        std::vector<NodeId> leaves;
        seen[graph_->root()] = 1;
        const auto visit = [&](NodeId id) {
            if (!graph_->open(id) || seen[id]) return;
            seen[id] = 1;
            queue.push_back(id);
        };
        for (std::size_t head = 0; head < queue.size() && leaves.size() < count; ++head) {
            const NodeId id = queue[head];
            if (!graph_->expanded(id)) {
                leaves.push_back(id);
            } else if (graph_->mover(id) == own) {
                const NodeId best = best_successor(id, false);
                if (best != no_node) visit(best);
            } else {
                for (const Edge& edge : graph_->successors(id)) visit(edge.to);
            }
        }
        return expand_all(leaves);
    }

    void expand_oldest(std::size_t count) {
        std::vector<NodeId> leaves;
        for (NodeId id = 0; id < graph_->size() && leaves.size() < count; ++id) {
            if (graph_->leaf(id)) leaves.push_back(id);
        }
        expand_all(leaves);
    }

    std::size_t expand_all(const std::vector<NodeId>& leaves) {
        for (const NodeId id : leaves) {
            if (out_of_time(*limits_)) break;
            if (graph_->leaf(id)) graph_->expand(id);
        }
        return leaves.size();
    }

    HypoGraph<W>* graph_;
    Readings readings_;
    const Limits* limits_;
    Recurrence<W> recurrence_;
    Guidance<W> guidance_;
    std::vector<NodeId> path_;
    std::vector<std::uint8_t> on_path_;
    std::vector<std::uint32_t> exhausted_;  // the round in which no way on was found
    std::uint32_t round_ = 0;
};

}  // namespace shikatsu::optimized::asura1989
