// Exploring a force game until its root is decided: the guidance proposes, the judge decides.
#pragma once

#include <atomic>
#include <chrono>
#include <functional>

#include "optimized/guidance.hpp"
#include "optimized/judge.hpp"

namespace shikatsu::optimized {

struct Limits {
    std::uint64_t max_states = 0;
    std::chrono::steady_clock::time_point deadline;
    const std::atomic<bool>* stop = nullptr;
    /// Called now and then with the number of states so far; may be empty.
    std::function<void(std::uint64_t)> on_progress;
};

enum class SearchEnd : std::uint8_t {
    /// The root's winner is known.
    decided,
    /// Everything that matters is explored and the forgotten bans leave it open: more ban memory is needed.
    ambiguous,
    /// A limit was reached.
    out_of_budget,
};

template <int W>
class Search {
  public:
    Search(Arena<W>& arena, const Limits& limits)
        : arena_(&arena), limits_(&limits), judge_(arena), guidance_(arena) {}

    SearchEnd run() {
        while (!root_decided()) {
            judge_.settle_all();
            if (root_decided()) break;
            if (judge_.leaves() == 0) return SearchEnd::ambiguous;
            if (over_limits()) return SearchEnd::out_of_budget;
            guidance_.recompute();
            if (guidance_.prove(arena_->root()) >= Guidance<W>::hopeless &&
                guidance_.disprove(arena_->root()) >= Guidance<W>::hopeless) {
                return SearchEnd::ambiguous;
            }
            if (!explore(arena_->size() / 6 + 1)) return SearchEnd::ambiguous;
        }
        return SearchEnd::decided;
    }

  private:
    bool root_decided() const { return arena_->winner(arena_->root()) != Winner::open; }

    bool over_limits() const {
        if (limits_->on_progress) limits_->on_progress(arena_->size());
        return arena_->size() >= limits_->max_states || (limits_->stop && limits_->stop->load()) ||
               std::chrono::steady_clock::now() >= limits_->deadline;
    }

    /// Expands about `count` leaves. Returns whether it found any.
    bool explore(std::size_t count) {
        std::size_t done = 0;
        const std::size_t size_limit = arena_->size() + 8 * count + 64;
        while (done < count && arena_->size() < size_limit && !root_decided()) {
            const NodeId leaf = descend();
            if (leaf == no_node) break;
            arena_->expand(leaf);
            ++done;
            for (auto node = path_.rbegin(); node != path_.rend(); ++node) guidance_.refresh(*node);
        }
        return done > 0 || root_decided();
    }

    /// The leaf that both sides' best known choices lead to; where they lead into a cycle or to nothing open,
    /// the next best choice of the last chooser. Leaves the way in path_. None if no leaf is in reach.
    NodeId descend() {
        ++descent_;
        seen_.resize(arena_->size(), 0);
        path_.assign(1, arena_->root());
        seen_[arena_->root()] = descent_;
        while (!path_.empty()) {
            const NodeId id = path_.back();
            if (!arena_->expanded(id)) return id;
            const NodeId next = best_successor(id);
            if (next == no_node) {
                path_.pop_back();
            } else {
                seen_[next] = descent_;
                path_.push_back(next);
            }
        }
        return no_node;
    }

    NodeId best_successor(NodeId id) const {
        const bool attacker_chooses = arena_->chooser(id) == Chooser::attacker;
        NodeId best = no_node;
        std::pair<std::uint32_t, std::uint32_t> best_key;
        for (const Edge& edge : arena_->successors(id)) {
            if (arena_->winner(edge.to) != Winner::open || seen_[edge.to] == descent_) continue;
            const auto prove = guidance_.prove(edge.to);
            const auto disprove = guidance_.disprove(edge.to);
            const auto key = attacker_chooses ? std::pair{prove, disprove} : std::pair{disprove, prove};
            if (best == no_node || key < best_key) {
                best = edge.to;
                best_key = key;
            }
        }
        return best;
    }

    Arena<W>* arena_;
    const Limits* limits_;
    Judge<W> judge_;
    Guidance<W> guidance_;
    std::vector<NodeId> path_;
    std::vector<std::uint32_t> seen_;
    std::uint32_t descent_ = 0;
};

}  // namespace shikatsu::optimized
