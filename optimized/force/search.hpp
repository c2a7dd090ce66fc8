// Exploring a force game until its root is decided: the guidance proposes, the judge decides.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <functional>
#include <unordered_map>

#include "optimized/force/guidance.hpp"
#include "optimized/force/imitation.hpp"
#include "optimized/force/judge.hpp"

namespace shikatsu::optimized {

struct Limits {
    std::uint64_t max_states = 0;
    std::chrono::steady_clock::time_point deadline = std::chrono::steady_clock::time_point::max();
    const std::atomic<bool>* stop = nullptr;
    /// Called now and then with the number of states so far; may be empty.
    std::function<void(std::uint64_t)> on_progress;
    /// Threads that one question may use. Neither the answer nor the states depend on it.
    int threads = 1;

    /// Whether somebody stopped it or the time is over.
    bool interrupted() const {
        return (stop != nullptr && stop->load()) || std::chrono::steady_clock::now() >= deadline;
    }
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
        : arena_(&arena), limits_(&limits), judge_(arena, limits.threads), guidance_(arena, limits.threads) {}

    SearchEnd run() {
        while (!root_decided()) {
            const OpenGraph<W> open = judge_.settle_all();
            if (root_decided()) break;
            if (open.leaves() == 0) return SearchEnd::ambiguous;
            if (over_limits()) return SearchEnd::out_of_budget;
            guidance_.recompute(open);
            if (arena_->has_adversary() && guidance_.prove(arena_->root()) >= Guidance<W>::hopeless &&
                guidance_.disprove(arena_->root()) >= Guidance<W>::hopeless) {
                return SearchEnd::ambiguous;
            }
            if (arena_->size() >= worth_parts && solve_parts()) continue;
            if (!explore(arena_->size() / 6 + 1)) return SearchEnd::ambiguous;
        }
        return SearchEnd::decided;
    }

    /// States that were looked at, those of parts that were solved by themselves included.
    std::uint64_t states() const { return arena_->size() + states_of_parts_; }

  private:
    bool root_decided() const { return arena_->winner(arena_->root()) != Winner::open; }

    bool over_limits() const {
        if (limits_->on_progress) limits_->on_progress(states());
        return states() >= limits_->max_states || limits_->interrupted();
    }

    /// A fight that begins anew, as after large captures, takes far fewer states in a search of its own than
    /// where each line of it has to wait its turn among all others. So what the likeliest strategies have to
    /// win is tried by itself, the easiest first; the arena gets nothing of it but the strategy that wins.
    /// Returns whether anything was decided. Requires that no limit is reached. (After D. M. Breuker, "Memory
    /// versus search in games", 1998, whose second-level searches begin at leaves.)
    bool solve_parts() {
        const std::uint64_t most = arena_->size() / part_of_arena;
        std::uint64_t left = 2 * most;
        bool any = false;
        for (const NodeId id : parts()) {
            const std::uint64_t share = std::min(most, limits_->max_states - states());
            std::uint64_t& tried = tried_[id];
            if (arena_->winner(id) != Winner::open || 2 * tried > share) continue;
            tried = share;
            const std::uint64_t before = states_of_parts_;
            if (solve_part(id, share)) any = true;
            const std::uint64_t used = states_of_parts_ - before;
            if (used >= left || root_decided() || over_limits()) break;
            left -= used;
        }
        return any;
    }

    /// Returns whether the part that begins with `id` was decided with up to `most` states.
    bool solve_part(NodeId id, std::uint64_t most) {
        Limits limits = *limits_;
        limits.max_states = most;
        limits.on_progress = [this](std::uint64_t more) {
            if (limits_->on_progress) limits_->on_progress(states() + more);
        };
        const State<W> root = arena_->state(id);
        Arena<W> part(arena_->game(), root, [this](const State<W>& state) {
            const auto known = arena_->find(state);
            return known && arena_->winner(*known) != Winner::open ? arena_->winner(*known)
                                                                   : arena_->told(state);
        });
        Search<W> search(part, limits);
        search.run();
        states_of_parts_ += search.states();
        if (part.winner(part.root()) == Winner::open) return false;
        Imitation<W>(part).follow(*arena_, id);
        return true;
    }

    /// What each side's likeliest strategy has to win and what can be told the cost of, unlike play that goes
    /// round: the first such nodes on each way, the cheapest first.
    std::vector<NodeId> parts() {
        cover_new_nodes();
        std::vector<NodeId> found;
        for (const Chooser own : {Chooser::attacker, Chooser::defender}) {
            std::vector<std::pair<typename Guidance<W>::Cost, NodeId>> priced;
            const auto price = [&](NodeId id) {
                const auto cost = own == Chooser::attacker ? guidance_.prove(id) : guidance_.disprove(id);
                if (cost >= Guidance<W>::highest_finite) return true;
                const bool player = arena_->chooser(id) != Chooser::adversary;
                if (player && cost >= least_cost_of_part) priced.emplace_back(cost, id);
                return false;
            };
            walk_likeliest(own, price, [] { return false; });
            std::sort(priced.begin(), priced.end());
            for (const auto& [cost, id] : priced) found.push_back(id);
        }
        return found;
    }

    /// Visits the open nodes that `own` side's best known choices against everything lead to, the nearest
    /// first and the root aside; goes on behind a node if visit(node), until enough().
    template <class Visit, class Enough>
    void walk_likeliest(Chooser own, Visit visit, Enough enough) {
        std::vector<std::uint8_t> seen(arena_->size(), 0);
        std::vector<NodeId> queue{arena_->root()};
        seen[arena_->root()] = 1;
        const auto meet = [&](NodeId id) {
            if (arena_->winner(id) != Winner::open || seen[id]) return;
            seen[id] = 1;
            if (visit(id)) queue.push_back(id);
        };
        for (std::size_t head = 0; head < queue.size() && !enough(); ++head) {
            const NodeId id = queue[head];
            if (!arena_->expanded(id)) continue;
            if (arena_->chooser(id) == own) {
                const NodeId best = best_successor(id, [](NodeId) { return true; });
                if (best != no_node) meet(best);
            } else {
                for (const Edge& edge : arena_->successors(id)) meet(edge.to);
            }
        }
    }

    /// Expands about `count` leaves. Returns whether it found any.
    bool explore(std::size_t count) {
        ++round_;
        std::size_t done = 0;
        int failures = 0;
        const std::size_t size_limit = arena_->size() + 8 * count + 64;
        while (done < count && arena_->size() < size_limit && !root_decided()) {
            const NodeId leaf = descend();
            if (leaf == no_node) {
                if (path_.empty() || ++failures > max_failures) break;
                exhausted_[path_.back()] = round_;
                continue;
            }
            arena_->expand(leaf);
            if (++done % 1024 == 0 && limits_->interrupted()) return true;
            for (auto node = path_.rbegin(); node != path_.rend(); ++node) guidance_.refresh(*node);
        }
        if (done >= count || root_decided()) return true;
        ++round_;  // nothing counts as exhausted any more
        // Every round costs time in proportion to the whole arena, so each has to add a fair share to it.
        const bool attacker_first = guidance_.prove(arena_->root()) <= guidance_.disprove(arena_->root());
        done += expand_nearest(attacker_first ? Chooser::attacker : Chooser::defender, count - done);
        const std::size_t share = count / 4 + 1;
        if (done < share)
            done += expand_nearest(attacker_first ? Chooser::defender : Chooser::attacker, share - done);
        if (done < share) done += expand_oldest(share - done);
        return done > 0;
    }

    /// Where lines get lost in cycles: the nearest leaves of `own` side's best strategy against everything.
    /// Returns how many it expanded.
    std::size_t expand_nearest(Chooser own, std::size_t count) {
        cover_new_nodes();
        std::vector<NodeId> leaves;
        const auto collect = [&](NodeId id) {
            if (arena_->expanded(id)) return true;
            if (leaves.size() < count) leaves.push_back(id);
            return false;
        };
        walk_likeliest(own, collect, [&] { return leaves.size() >= count; });
        return expand_all(leaves);
    }

    /// The leaves that have waited longest.
    std::size_t expand_oldest(std::size_t count) {
        std::vector<NodeId> leaves;
        for (NodeId id = 0; id < arena_->size() && leaves.size() < count; ++id) {
            if (arena_->leaf(id)) leaves.push_back(id);
        }
        return expand_all(leaves);
    }

    std::size_t expand_all(const std::vector<NodeId>& leaves) {
        for (const NodeId id : leaves) {
            if (arena_->leaf(id)) arena_->expand(id);
        }
        return leaves.size();
    }

    /// The leaf that both sides' best known choices lead to. Where they lead into a cycle, the player who
    /// would lose by it deviates from it in the cheapest way. Leaves the way in path_. None if no leaf is in
    /// reach.
    NodeId descend() {
        cover_new_nodes();
        cut_path(0);
        push(arena_->root());
        for (int deviations = 0; !path_.empty() && path_.size() < max_path && deviations < max_deviations;) {
            const NodeId id = path_.back();
            if (!arena_->expanded(id)) return id;
            const NodeId next = best_successor(id, [](NodeId) { return true; });
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
        on_path_.resize(arena_->size(), 0);
        exhausted_.resize(arena_->size(), 0);
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
        const Chooser loser = cycle_serves_attacker(begin) ? Chooser::defender : Chooser::attacker;
        const auto off_path = [&](NodeId id) { return on_path_[id] == 0; };
        std::size_t best_at = path_.size();
        NodeId best = no_node;
        for (std::size_t i = begin; i < path_.size(); ++i) {
            if (arena_->chooser(path_[i]) != loser) continue;
            const NodeId next = best_successor(path_[i], off_path);
            if (next != no_node && (best == no_node || key(loser, next) < key(loser, best))) {
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

    /// Whether play that goes round the path's end from number `begin` for ever is what the attacker wants.
    bool cycle_serves_attacker(std::size_t begin) const {
        const ForceGame<W>& game = arena_->game();
        if (!game.captured(arena_->state(path_[begin]))) return false;
        Bits<W> always_dirty = game.question().region;
        for (std::size_t i = begin; i < path_.size(); ++i) {
            always_dirty = always_dirty & game.dirty(arena_->state(path_[i]));
        }
        return always_dirty.empty();
    }

    using Key = std::pair<std::uint32_t, std::uint32_t>;

    /// What a chooser goes by: the own cost, and of equals the one that costs the other player most.
    Key key(Chooser chooser, NodeId id) const {
        const auto prove = guidance_.prove(id);
        const auto disprove = guidance_.disprove(id);
        return chooser == Chooser::attacker ? Key{prove, Guidance<W>::hopeless - disprove}
                                            : Key{disprove, Guidance<W>::hopeless - prove};
    }

    template <class Admitted>
    NodeId best_successor(NodeId id, Admitted admitted) const {
        const Chooser chooser = arena_->chooser(id);
        NodeId best = no_node;
        Key best_key;
        for (const Edge& edge : arena_->successors(id)) {
            if (arena_->winner(edge.to) != Winner::open || exhausted_[edge.to] == round_ ||
                !admitted(edge.to)) {
                continue;
            }
            const Key candidate = key(chooser, edge.to);
            if (best == no_node || candidate < best_key) {
                best = edge.to;
                best_key = candidate;
            }
        }
        return best;
    }

    // A descent that wanders longer has lost its way among cycles.
    static constexpr std::size_t max_path = 64;
    static constexpr int max_deviations = 8;
    static constexpr int max_failures = 8;

    // Smaller arenas are decided as fast without.
    static constexpr std::size_t worth_parts = 100'000;
    static constexpr std::uint64_t part_of_arena = 4;
    static constexpr typename Guidance<W>::Cost least_cost_of_part = 64;

    Arena<W>* arena_;
    const Limits* limits_;
    Judge<W> judge_;
    Guidance<W> guidance_;
    std::vector<NodeId> path_;
    std::vector<std::uint32_t> on_path_;  // a node's number on path_ counted from 1, or 0
    // Nodes from which a descent of this round found no way on; the judge may settle them, a later round may
    // try again.
    std::vector<std::uint32_t> exhausted_;
    std::uint32_t round_ = 0;
    std::unordered_map<NodeId, std::uint64_t> tried_;  // on a part in vain, by its first node
    std::uint64_t states_of_parts_ = 0;
};

}  // namespace shikatsu::optimized
