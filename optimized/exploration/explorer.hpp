// Exploring a graph where proof numbers point.
#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "optimized/exploration/likeliest.hpp"
#include "optimized/exploration/limits.hpp"
#include "optimized/exploration/simulation.hpp"

namespace shikatsu::optimized {

/// Proposes what is looked at next; who wins follows in the graph itself, or is said by others in between.
template <class Graph>
class Explorer {
  public:
    Explorer(Graph& graph, const Limits& limits)
        : graph_(&graph),
          limits_(&limits),
          guidance_(graph),
          likeliest_(graph, guidance_),
          simulation_(graph, guidance_) {}
    Explorer(const Explorer&) = delete;  // its members know each other
    Explorer& operator=(const Explorer&) = delete;

    Guidance<Graph>& guidance() { return guidance_; }

    /// Expands about `count` leaves. Returns whether it found any. Requires that the guidance is computed.
    bool explore(std::size_t count) {
        ++round_;
        std::size_t done = 0;
        int failures = 0;
        // Where lines add much but reach few leaves others are looked at, too; but not much more than the
        // limit of states allows.
        const std::size_t much = graph_->size() + 8 * count + 64;
        const std::uint64_t left =
            limits_->max_states - std::min<std::uint64_t>(limits_->max_states, graph_->size());
        most_ = graph_->size() + std::max(left, few_states);
        while (done < count && graph_->size() < std::min(much, most_) && !root_decided()) {
            const NodeId leaf = descend();
            if (leaf == no_node) {
                if (path_.empty() || ++failures > max_failures) break;
                exhausted_[path_.back()] = round_;
                continue;
            }
            graph_->expand(leaf);
            if (++done % between_looks == 0 && limits_->interrupted()) return true;
            refresh_path();
            settle_alternatives();
        }
        if (done >= count || graph_->size() >= most_ || root_decided()) return true;
        ++round_;  // nothing counts as exhausted any more
        // Every round costs time in proportion to the whole graph, so each has to add a fair share to it.
        const bool attacker_first = guidance_.prove(graph_->root()) <= guidance_.disprove(graph_->root());
        done += expand_nearest(attacker_first ? Chooser::attacker : Chooser::defender, count - done);
        const std::size_t share = count / 4 + 1;
        if (done < share)
            done += expand_nearest(attacker_first ? Chooser::defender : Chooser::attacker, share - done);
        if (done < share) done += expand_oldest(share - done);
        return done > 0;
    }

  private:
    bool root_decided() const { return graph_->winner(graph_->root()) != Winner::open; }

    void refresh_path() {
        for (auto node = path_.rbegin(); node != path_.rend(); ++node) guidance_.refresh(*node);
    }

    /// Where the path's end is settled now, what its chooser could do instead may be settled likewise. Leaves
    /// the path's open part.
    void settle_alternatives() {
        while (true) {
            std::size_t open = path_.size();
            while (open > 0 && graph_->winner(path_[open - 1]) != Winner::open) --open;
            if (open == 0 || open == path_.size()) return;
            const NodeId above = path_[open - 1];
            const NodeId model = path_[open];
            cut_path(open);
            for (std::size_t i = 0; i < graph_->successors(above).size(); ++i) {
                const NodeId to = graph_->successors(above)[i].to;
                if (graph_->winner(to) == Winner::open) simulation_.follow(model, to);
                if (graph_->winner(above) != Winner::open) break;
            }
            cover_new_nodes();
            refresh_path();
        }
    }

    /// Where lines get lost in cycles: the nearest leaves of `own` side's best strategy against everything.
    /// Returns how many there are.
    std::size_t expand_nearest(Chooser own, std::size_t count) {
        cover_new_nodes();
        std::vector<NodeId> leaves;
        const auto collect = [&](NodeId id) {
            if (graph_->expanded(id)) return true;
            if (leaves.size() < count) leaves.push_back(id);
            return false;
        };
        likeliest_.walk(own, not_exhausted(), collect, [&] { return leaves.size() >= count; });
        return expand_all(leaves);
    }

    /// The leaves that have waited longest.
    std::size_t expand_oldest(std::size_t count) {
        std::vector<NodeId> leaves;
        for (NodeId id = 0; id < graph_->size() && leaves.size() < count; ++id) {
            if (graph_->leaf(id)) leaves.push_back(id);
        }
        return expand_all(leaves);
    }

    /// As far as the limits allow. Returns how many there are.
    std::size_t expand_all(const std::vector<NodeId>& leaves) {
        for (std::size_t i = 0; i < leaves.size() && graph_->size() < most_; ++i) {
            if (graph_->leaf(leaves[i])) graph_->expand(leaves[i]);
            if ((i + 1) % between_looks == 0 && limits_->interrupted()) break;
        }
        return leaves.size();
    }

    /// The leaf that both sides' best known choices lead to. Where they lead into a cycle, the player who
    /// would lose by it deviates from it in the cheapest way. Leaves the way in path_. None if no leaf is in
    /// reach.
    NodeId descend() {
        cover_new_nodes();
        cut_path(0);
        push(graph_->root());
        for (int deviations = 0; !path_.empty() && path_.size() < max_path && deviations < max_deviations;) {
            const NodeId id = path_.back();
            if (!graph_->expanded(id)) return id;
            const NodeId next = likeliest_.successor(id, not_exhausted());
            if (next == no_node) {
                exhausted_[id] = round_;
                cut_path(path_.size() - 1);
            } else if (on_path_[next] == 0) {
                push(next);
            } else {
                ++deviations;
                deviate(on_path_[next] - 1);
            }
        }
        return no_node;
    }

    /// Expansion adds nodes; everything kept by node has to grow with them before it is asked about them.
    void cover_new_nodes() {
        on_path_.resize(graph_->size(), 0);
        exhausted_.resize(graph_->size(), 0);
        guidance_.cover_new_nodes();
    }

    void push(NodeId id) {
        path_.push_back(id);
        on_path_[id] = static_cast<std::uint32_t>(path_.size());
    }

    void cut_path(std::size_t length) {
        while (path_.size() > length) {
            on_path_[path_.back()] = 0;
            path_.pop_back();
        }
    }

    /// The path's end leads back to its node number `begin`.
    void deviate(std::size_t begin) {
        const Chooser loser =
            graph_->serves_attacker(std::span(path_).subspan(begin)) ? Chooser::defender : Chooser::attacker;
        const auto off_path = [&](NodeId id) { return on_path_[id] == 0 && exhausted_[id] != round_; };
        std::size_t best_at = path_.size();
        NodeId best = no_node;
        for (std::size_t i = begin; i < path_.size(); ++i) {
            if (graph_->chooser(path_[i]) != loser) continue;
            const NodeId next = likeliest_.successor(path_[i], off_path);
            if (next != no_node &&
                (best == no_node || likeliest_.key(loser, next) < likeliest_.key(loser, best))) {
                best = next;
                best_at = i;
            }
        }
        if (best == no_node) {
            exhausted_[path_[begin]] = round_;
            cut_path(begin);
        } else {
            cut_path(best_at + 1);
            push(best);
        }
    }

    auto not_exhausted() const {
        return [this](NodeId id) { return exhausted_[id] != round_; };
    }

    // A descent that wanders longer has lost its way among cycles.
    static constexpr std::size_t max_path = 64;
    static constexpr int max_deviations = 8;
    static constexpr int max_failures = 8;
    static constexpr std::uint64_t few_states = 10'000;
    static constexpr std::size_t between_looks = 1024;  // at the clock and for a stop

    Graph* graph_;
    const Limits* limits_;
    Guidance<Graph> guidance_;
    Likeliest<Graph> likeliest_;
    Simulation<Graph> simulation_;
    std::vector<NodeId> path_;
    std::vector<std::uint32_t> on_path_;  // a node's number on path_ counted from 1, or 0
    // Nodes from which a descent of this round found no way on; others may settle them, a later round may try
    // again.
    std::vector<std::uint32_t> exhausted_;
    std::uint32_t round_ = 0;
    std::size_t most_ = 0;  // nodes that the graph may come to in this round
};

}  // namespace shikatsu::optimized
