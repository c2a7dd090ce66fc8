// Winners that follow by play that may repeat situations, where the rules' bookkeeping of repetition cannot
// matter.
#pragma once

#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "optimized/asura1989/hypo_graph.hpp"
#include "optimized/kernel/strong_components.hpp"

namespace shikatsu::optimized::asura1989 {

/// A way for `side` to win by recurrence: play stays in a region of open situations and comes, again and
/// again, to turns of the opponent at which the end would be bad for him, for there a repetition loses
/// (proofs/asura-1989.md, "recurrence").
struct RecurrencePlan {
    Side side = Side::defender;
    /// A stone of the defender that stands all the time; then no tactical-cycle can harm him.
    std::optional<Point> kept;
    /// Otherwise for the defender: no play on the chain, so that no tactical-cycle touches it.
    bool away_from_chain = false;
};

template <int W>
class Recurrence {
  public:
    /// `out_of_time` is asked now and then; what is settled until it holds is right.
    Recurrence(HypoGraph<W>& graph, std::function<bool()> out_of_time)
        : graph_(&graph), out_of_time_(std::move(out_of_time)) {}

    /// Settles what the plans win, until none wins anything more or the root is settled.
    void settle_all() {
        for (bool again = true; again && graph_->open(graph_->root());) {
            again = false;
            for (const RecurrencePlan& plan : plans()) {
                if (out_of_time_()) return;
                again = settle(plan) || again;
                if (!graph_->open(graph_->root())) return;
            }
        }
    }

  private:
    using Marks = std::vector<std::uint8_t>;
    using Nodes = std::vector<NodeId>;
    static constexpr std::uint32_t unranked = std::numeric_limits<std::uint32_t>::max();

    /// Likely ones first: a point of the chain.
    std::vector<RecurrencePlan> plans() const {
        const StatusQuestion<W>& question = graph_->game().question();
        Bits<W> first;
        if (!question.chain.empty()) first.insert(question.chain.first());
        std::vector<RecurrencePlan> all;
        const auto keep = [&](Point point) { all.push_back({Side::defender, point, false}); };
        first.for_each(keep);
        all.push_back({Side::attacker, std::nullopt, false});
        all.push_back({Side::defender, std::nullopt, true});
        (question.watched - first).for_each(keep);
        return all;
    }

    /// Whether anything was settled.
    bool settle(const RecurrencePlan& plan) {
        plan_ = plan;
        in_.assign(graph_->size(), 0);
        nodes_.clear();
        for (NodeId id = 0; id < graph_->size(); ++id) {
            if (!graph_->open(id) || !graph_->expanded(id)) continue;
            if (plan.kept && !graph_->situation(id).board.of(Side::defender).contains(*plan.kept)) continue;
            in_[id] = 1;
            nodes_.push_back(id);
        }
        while (!out_of_time_() && shrink()) {
            choose();
            Nodes region = nodes_;
            const bool from_root = in_[graph_->root()];
            if (from_root) {
                region = reachable_from_root();
                if (troubled(region, true).empty()) {
                    graph_->settle(graph_->root(), winner_of(plan.side));
                    return true;
                }
            }
            const Nodes trouble = troubled(nodes_, false);
            if (trouble.empty()) {
                for (const NodeId id : nodes_) {
                    if (graph_->open(id)) graph_->settle(id, winner_of(plan.side));
                }
                return true;
            }
            for (const NodeId id : trouble) in_[id] = 0;
            std::erase_if(nodes_, [&](NodeId id) { return !in_[id]; });
        }
        return false;
    }

    bool won(NodeId id) const { return graph_->winner(id) == winner_of(plan_.side); }

    /// Whether the plan may go along the edge.
    bool inside(const Edge& edge) const {
        if (!in_[edge.to]) return false;
        const auto* play = plan_.away_from_chain ? std::get_if<Play>(&edge.move) : nullptr;
        return !play || !graph_->game().question().chain.contains(play->point);
    }

    /// The opponent's turn where the end would be bad for him.
    bool goal(NodeId id) const {
        return graph_->mover(id) != plan_.side && graph_->favoured(id) == plan_.side;
    }

    /// Shrinks nodes_ to where the side can stay and come to goals again and again. Returns whether any are
    /// left.
    bool shrink() {
        for (bool stable = false; !stable && !nodes_.empty();) {
            stable = !remove_unsafe();
            rank_by_distance_to_goals();
            for (const NodeId id : nodes_) {
                if (rank_[id] != unranked) continue;
                in_[id] = 0;
                stable = false;
            }
            std::erase_if(nodes_, [&](NodeId id) { return !in_[id]; });
        }
        return !nodes_.empty();
    }

    bool safe(NodeId id) const {
        if (graph_->mover(id) == plan_.side) {
            for (const Edge& edge : graph_->successors(id)) {
                if (!edge.escape && inside(edge)) return true;
            }
            return false;
        }
        for (const Edge& edge : graph_->successors(id)) {
            if (!won(edge.to) && !inside(edge)) return false;
        }
        return true;
    }

    bool remove_unsafe() {
        Nodes queue = nodes_;
        bool removed = false;
        while (!queue.empty()) {
            const NodeId id = queue.back();
            queue.pop_back();
            if (!in_[id] || safe(id)) continue;
            in_[id] = 0;
            removed = true;
            graph_->for_each_predecessor(id, [&](NodeId above) {
                if (in_[above]) queue.push_back(above);
            });
        }
        std::erase_if(nodes_, [&](NodeId id) { return !in_[id]; });
        return removed;
    }

    void rank_by_distance_to_goals() {
        rank_.assign(graph_->size(), unranked);
        std::vector<std::uint32_t> need(graph_->size(), 0);
        Nodes queue;
        for (const NodeId id : nodes_) {
            if (goal(id)) {
                rank_[id] = 0;
                queue.push_back(id);
                continue;
            }
            for (const Edge& edge : graph_->successors(id)) need[id] += !won(edge.to) && !edge.escape ? 1 : 0;
        }
        for (std::size_t head = 0; head < queue.size(); ++head) {
            const NodeId id = queue[head];
            graph_->for_each_predecessor(id, [&](NodeId above) {
                if (!in_[above] || rank_[above] != unranked || !leads(above, id)) return;
                if (graph_->mover(above) != plan_.side && --need[above] > 0) return;
                rank_[above] = rank_[id] + 1;
                queue.push_back(above);
            });
        }
    }

    bool leads(NodeId from, NodeId to) const {
        for (const Edge& edge : graph_->successors(from)) {
            if (edge.to == to && !edge.escape && inside(edge)) return true;
        }
        return false;
    }

    const Edge* pass_of(NodeId id) const {
        for (const Edge& edge : graph_->successors(id)) {
            if (std::holds_alternative<Pass>(edge.move) && !edge.escape) return &edge;
        }
        return nullptr;
    }

    /// Whether a forced pass does no harm here.
    bool may_be_forced(NodeId id) const {
        if (goal(id)) return true;
        if (graph_->mover(id) != plan_.side || graph_->favoured(id) != plan_.side) return false;
        const Edge* pass = pass_of(id);
        return pass && (in_[pass->to] || won(pass->to));
    }

    /// The side's move at each of its turns: the pass where that stays, else the nearest to a goal.
    void choose() {
        choice_.assign(graph_->size(), nullptr);
        for (const NodeId id : nodes_) {
            if (graph_->mover(id) != plan_.side) continue;
            if (may_be_forced(id)) {
                choice_[id] = pass_of(id);
                continue;
            }
            for (const Edge& edge : graph_->successors(id)) {
                if (edge.escape || !inside(edge)) continue;
                if (!choice_[id] || rank_[edge.to] < rank_[choice_[id]->to]) choice_[id] = &edge;
            }
        }
    }

    template <class Visit>
    void for_each_next(NodeId id, Visit visit) const {
        if (graph_->mover(id) == plan_.side) {
            if (in_[choice_[id]->to]) visit(*choice_[id]);
            return;
        }
        for (const Edge& edge : graph_->successors(id)) {
            if (!edge.escape && in_[edge.to]) visit(edge);
        }
    }

    Nodes reachable_from_root() const {
        Marks seen(graph_->size(), 0);
        Nodes found{graph_->root()};
        seen[graph_->root()] = 1;
        for (std::size_t head = 0; head < found.size(); ++head) {
            for_each_next(found[head], [&](const Edge& edge) {
                if (seen[edge.to]) return;
                seen[edge.to] = 1;
                found.push_back(edge.to);
            });
        }
        return found;
    }

    /// The situations of the region that can be the first to be repeated, to the side's harm: those on a
    /// cycle that can be come to in two ways.
    Nodes troubled(const Nodes& region, bool from_root) const {
        // Play that comes from elsewhere may have entered anywhere: a way more than those inside.
        std::vector<std::uint32_t> ways(graph_->size(), from_root ? 0 : 1);
        if (from_root) ++ways[graph_->root()];
        for (const NodeId id : region) for_each_next(id, [&](const Edge& edge) { ++ways[edge.to]; });
        const std::vector<std::uint32_t> component = components(region);
        std::vector<std::uint32_t> members(region.size() + 1, 0);
        for (const NodeId id : region) ++members[component[id]];
        Nodes found;
        for (const NodeId id : region) {
            if (members[component[id]] > 1 && ways[id] > 1 && !may_be_forced(id) &&
                !repetition_serves(id, component))
                found.push_back(id);
        }
        return found;
    }

    /// Whether every repetition of the attacker's finishes with a tactical-cycle that leaves no saving stone:
    /// each cycle through the situation has a play on the chain and one on every saving stone's intersection.
    bool repetition_serves(NodeId id, const std::vector<std::uint32_t>& component) const {
        if (plan_.side == Side::defender || graph_->favoured(id) == Side::attacker) return false;
        const HypoGame<W>& game = graph_->game();
        bool serves = !returns_without(id, game.question().chain, component);
        game.saving(graph_->situation(id)).for_each([&](Point point) {
            serves = serves && !returns_without(id, Bits<W>::of(point), component);
        });
        return serves;
    }

    /// Whether chosen play can come back to the situation without a play on any of `points`.
    bool returns_without(NodeId id, const Bits<W>& points,
                         const std::vector<std::uint32_t>& component) const {
        Marks seen(graph_->size(), 0);
        Nodes stack{id};
        while (!stack.empty()) {
            const NodeId from = stack.back();
            stack.pop_back();
            for_each_next(from, [&](const Edge& edge) {
                const auto* play = std::get_if<Play>(&edge.move);
                if ((play && points.contains(play->point)) || component[edge.to] != component[id] ||
                    seen[edge.to])
                    return;
                seen[edge.to] = 1;
                stack.push_back(edge.to);
            });
            if (seen[id]) return true;
        }
        return false;
    }

    /// The number of each node's strongly connected component.
    std::vector<std::uint32_t> components(const Nodes& region) const {
        const auto next_of = [this](NodeId id, auto visit) {
            this->for_each_next(id, [&](const Edge& edge) { visit(edge.to); });
        };
        return StrongComponents(graph_->size(), region, next_of).numbers();
    }

    HypoGraph<W>* graph_;
    std::function<bool()> out_of_time_;
    RecurrencePlan plan_;
    Marks in_;
    Nodes nodes_;
    std::vector<std::uint32_t> rank_;
    std::vector<const Edge*> choice_;
};

}  // namespace shikatsu::optimized::asura1989
