// A winning strategy read off a decided arena: for each node of the winner's turn the move to make.
#pragma once

#include <algorithm>
#include <limits>
#include <optional>
#include <span>
#include <stdexcept>
#include <utility>
#include <vector>

#include "optimized/force/arena.hpp"

namespace shikatsu::optimized {

/// Measures how far a node is from what its winner wants next; smaller is nearer, 0 is there.
using Rank = std::uint32_t;
constexpr Rank unranked = std::numeric_limits<Rank>::max();

/// Nodes ordered by distance to a set of seeds inside a set of nodes.
template <int W>
class Attractor {
  public:
    /// `drives(chooser)` says who wants to reach the seeds; the other choosers have to be unable to avoid it.
    /// Successors outside of `in` are out of the question for drivers and refute for the others.
    template <class Drives>
    static std::vector<Rank> ranks(const Arena<W>& arena, const std::vector<std::uint8_t>& in,
                                   const std::vector<NodeId>& seeds, Drives drives) {
        std::vector<Rank> rank(arena.size(), unranked);
        std::vector<std::uint32_t> need(arena.size(), 0);
        for (NodeId id = 0; id < arena.size(); ++id) {
            if (in[id]) need[id] = static_cast<std::uint32_t>(arena.successors(id).size());
        }
        std::vector<NodeId> queue = seeds;
        for (const NodeId id : seeds) rank[id] = 0;
        for (std::size_t head = 0; head < queue.size(); ++head) {
            const NodeId id = queue[head];
            arena.for_each_predecessor(id, [&](NodeId above) {
                if (!in[above] || rank[above] != unranked) return;
                if (!drives(arena.chooser(above)) && --need[above] > 0) return;
                rank[above] = rank[id] + 1;
                queue.push_back(above);
            });
        }
        return rank;
    }
};

/// The attacker's strategy: goals to be met in turn for ever, each by walking down its ranks. For capture
/// alone the one goal is a node won by capture.
template <int W>
class AttackerPlan {
  public:
    /// Requires that the attacker wins the arena's root.
    explicit AttackerPlan(const Arena<W>& arena) : arena_(&arena) {
        const Bits<W> all = arena.game().question().region;
        if (try_goals({all})) return;
        std::vector<Bits<W>> goals;
        all.for_each([&](Point point) { goals.push_back(Bits<W>::of(point)); });
        if (!try_goals(goals))
            throw std::logic_error("attacker's plan: the won root is not in its own winning set");
    }

    std::size_t goals() const { return ranks_.size(); }
    bool terminal(NodeId id) const { return arena_->by_static_rule(id) || arena_->successors(id).empty(); }
    Rank rank(std::size_t goal, NodeId id) const { return ranks_[goal][id]; }

    /// The goal to pursue from `id` when `goal` was pursued so far.
    std::size_t goal_at(std::size_t goal, NodeId id) const {
        return rank(goal, id) == 0 ? (goal + 1) % goals() : goal;
    }

    /// The edge to take at an attacker's node that is not terminal, pursuing `goal`.
    const Edge& choice(std::size_t goal, NodeId id) const {
        const Edge* best = nullptr;
        for (const Edge& edge : arena_->successors(id)) {
            if (rank(goal, edge.to) == unranked) continue;
            if (best == nullptr || rank(goal, edge.to) < rank(goal, best->to)) best = &edge;
        }
        if (best == nullptr) throw std::logic_error("attacker's plan: no move at a won node");
        return *best;
    }

  private:
    bool met(const Bits<W>& goal, NodeId id) const {
        if (terminal(id)) return true;
        const ForceGame<W>& game = arena_->game();
        const State<W>& state = arena_->state(id);
        return !game.question().region.empty() && game.captured(state) && !game.dirty(state).meets(goal);
    }

    bool try_goals(const std::vector<Bits<W>>& goals) {
        std::vector<std::uint8_t> in(arena_->size(), 0);
        for (NodeId id = 0; id < arena_->size(); ++id) in[id] = arena_->winner(id) == Winner::attacker;
        const auto drives = [](Chooser chooser) { return chooser == Chooser::attacker; };
        for (bool stable = false; !stable;) {
            stable = true;
            ranks_.clear();
            for (const Bits<W>& goal : goals) {
                std::vector<NodeId> seeds;
                for (NodeId id = 0; id < arena_->size(); ++id) {
                    if (in[id] && met(goal, id) && can_stay(in, id)) seeds.push_back(id);
                }
                ranks_.push_back(Attractor<W>::ranks(*arena_, in, seeds, drives));
                for (NodeId id = 0; id < arena_->size(); ++id) {
                    if (in[id] && ranks_.back()[id] == unranked) {
                        in[id] = 0;
                        stable = false;
                    }
                }
            }
            if (!in[arena_->root()]) return false;
        }
        return true;
    }

    /// Whether the attacker keeps play inside `in` for one more move.
    bool can_stay(const std::vector<std::uint8_t>& in, NodeId id) const {
        if (terminal(id)) return true;
        const auto inside = [&](const Edge& edge) { return in[edge.to] != 0; };
        const std::span<const Edge> edges = arena_->successors(id);
        return arena_->chooser(id) == Chooser::attacker ? std::any_of(edges.begin(), edges.end(), inside)
                                                        : std::all_of(edges.begin(), edges.end(), inside);
    }

    const Arena<W>* arena_;
    std::vector<std::vector<Rank>> ranks_;  // by goal, by node
};

/// The defender's strategy: levels that never rise; on each level one thing holds for ever once its core is
/// reached (the target uncaptured, or a played stone on one point).
template <int W>
class DefenderPlan {
  public:
    /// Requires that the defender wins the arena's root.
    explicit DefenderPlan(const Arena<W>& arena)
        : arena_(&arena), level_(arena.size(), unranked), distance_(arena.size(), unranked) {
        std::vector<std::uint8_t> rest(arena.size(), 0);
        std::vector<NodeId> ends;
        for (NodeId id = 0; id < arena.size(); ++id) {
            if (arena.winner(id) != Winner::defender) continue;
            rest[id] = 1;
            if (terminal(id)) ends.push_back(id);
        }
        Rank level = 0;
        take(rest, ends, level);
        while (rest[arena.root()]) {
            const Rank before = level;
            if (add_core(rest, std::nullopt, level + 1)) ++level;
            arena.game().question().region.for_each([&](Point point) {
                if (rest[arena.root()] && add_core(rest, point, level + 1)) ++level;
            });
            if (level == before)
                throw std::logic_error("defender's plan: the won root is not in its own winning set");
        }
    }

    bool terminal(NodeId id) const { return arena_->by_static_rule(id) || arena_->successors(id).empty(); }
    bool ranked(NodeId id) const { return level_[id] != unranked; }
    Rank level(NodeId id) const { return level_[id]; }
    Rank distance(NodeId id) const { return distance_[id]; }
    /// What is kept for ever on level 1, 2, …: a played stone on the point, or, without point, the target.
    const std::vector<std::optional<Point>>& kept_on_levels() const { return kept_; }

    /// The edge to take at a defender's node that is not terminal.
    const Edge& choice(NodeId id) const {
        const Edge* best = nullptr;
        for (const Edge& edge : arena_->successors(id)) {
            if (ranked(edge.to) && (best == nullptr || measure(edge.to) < measure(best->to))) best = &edge;
        }
        if (best == nullptr) throw std::logic_error("defender's plan: no move at a won node");
        return *best;
    }

  private:
    std::pair<Rank, Rank> measure(NodeId id) const { return {level_[id], distance_[id]}; }

    bool holds(std::optional<Point> point, NodeId id) const {
        const ForceGame<W>& game = arena_->game();
        const State<W>& state = arena_->state(id);
        return point ? game.dirty(state).contains(*point) : !game.captured(state);
    }

    /// Gives `level` to seeds and to everything in `rest` from where the defender reaches them or lower
    /// levels.
    void take(std::vector<std::uint8_t>& rest, const std::vector<NodeId>& seeds, Rank level) {
        std::vector<NodeId> all = seeds;
        for (NodeId id = 0; id < arena_->size(); ++id) {
            if (ranked(id)) all.push_back(id);
        }
        const auto drives = [](Chooser chooser) { return chooser == Chooser::defender; };
        const std::vector<Rank> ranks = Attractor<W>::ranks(*arena_, rest, all, drives);
        for (NodeId id = 0; id < arena_->size(); ++id) {
            if (!rest[id] || ranks[id] == unranked) continue;
            level_[id] = level;
            distance_[id] = ranks[id];
            rest[id] = 0;
        }
    }

    /// Finds where the defender can keep the condition for ever, or leave it only to lower levels.
    bool add_core(std::vector<std::uint8_t>& rest, std::optional<Point> point, Rank level) {
        std::vector<NodeId> violations;
        bool any = false;
        for (NodeId id = 0; id < arena_->size(); ++id) {
            if (!rest[id]) continue;
            if (holds(point, id)) {
                any = true;
            } else {
                violations.push_back(id);
            }
        }
        if (!any) return false;
        // A defender's node escapes if one successor is ranked or stays in the core.
        // Successors that are not won by the defender count as lost already.
        for (NodeId id = 0; id < arena_->size(); ++id) {
            if (arena_->winner(id) != Winner::defender) violations.push_back(id);
        }
        const auto drives = [](Chooser chooser) { return chooser != Chooser::defender; };
        const std::vector<Rank> lost = Attractor<W>::ranks(*arena_, rest, violations, drives);
        std::vector<NodeId> core;
        for (NodeId id = 0; id < arena_->size(); ++id) {
            if (rest[id] && lost[id] == unranked) core.push_back(id);
        }
        if (core.empty()) return false;
        take(rest, core, level);
        kept_.push_back(point);
        return true;
    }

    const Arena<W>* arena_;
    std::vector<Rank> level_;
    std::vector<Rank> distance_;
    std::vector<std::optional<Point>> kept_;
};

}  // namespace shikatsu::optimized
