// Where to explore a status-analysis next: proof and disproof numbers as an ordering, never as a verdict.
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "optimized/asura1989/hypo_graph.hpp"

namespace shikatsu::optimized::asura1989 {

/// Estimates for open situations of how many unexplored ones the attacker (`prove`) or the defender
/// (`disprove`) would have to win. As in optimized/force/guidance.hpp: proof numbers (Allis, van der Meulen,
/// van den Herik 1994), computed anew for the whole graph from time to time because of its cycles.
template <int W>
class Guidance {
  public:
    using Cost = std::uint32_t;
    static constexpr Cost hopeless = 1U << 24;

    explicit Guidance(const HypoGraph<W>& graph) : graph_(&graph) {}

    void recompute() {
        cover_new_nodes();
        recompute_prove();
        recompute_disprove();
    }

    Cost prove(NodeId id) const { return known(id, Winner::attacker, prove_[id]); }
    Cost disprove(NodeId id) const { return known(id, Winner::defender, disprove_[id]); }

    /// What the side to move at a node goes by: its own number, and of equals the one that is worst for the
    /// other.
    std::pair<Cost, Cost> key(Side side, NodeId id) const {
        return side == Side::attacker ? std::pair{prove(id), hopeless - disprove(id)}
                                      : std::pair{disprove(id), hopeless - prove(id)};
    }

    /// Adjusts the numbers of a node after one of its successors changed.
    void refresh(NodeId id) {
        cover_new_nodes();
        if (!graph_->expanded(id)) return;
        prove_[id] = combine(id, Side::attacker, [&](NodeId to) { return prove(to); });
        disprove_[id] = combine(id, Side::defender, [&](NodeId to) { return disprove(to); });
    }

    void cover_new_nodes() {
        for (NodeId id = static_cast<NodeId>(prove_.size()); id < graph_->size(); ++id) {
            prove_.push_back(first_prove(id));
            disprove_.push_back(1);
        }
    }

  private:
    static constexpr int horizon = 8;
    static constexpr Cost highest_finite = 8191;

    Cost known(NodeId id, Winner zero, Cost estimate) const {
        if (graph_->open(id)) return estimate;
        return graph_->winner(id) == zero ? 0 : hopeless;
    }

    static Cost add(Cost a, Cost b) { return std::min<Cost>(a + b, hopeless); }

    /// The capture of the first saving stone's chain takes about as many plays as it has liberties.
    Cost first_prove(NodeId id) const {
        const HypoGame<W>& game = graph_->game();
        const Situation<W>& situation = graph_->situation(id);
        const Bits<W> saving = game.saving(situation);
        if (saving.empty()) return 1;
        const Bits<W> chain =
            game.geometry().flood(Bits<W>::of(saving.first()), situation.board.of(Side::defender));
        const auto liberties = (game.geometry().neighbours(chain) - situation.board.occupied()).count();
        return static_cast<Cost>(liberties + (situation.mover == Side::defender ? 1 : 0));
    }

    template <class Value>
    Cost combine(NodeId id, Side chooser, Value value) const {
        const bool minimum = graph_->mover(id) == chooser;
        Cost result = minimum ? hopeless : 0;
        for (const Edge& edge : graph_->successors(id)) {
            if (edge.escape) continue;
            result = minimum ? std::min(result, value(edge.to)) : add(result, value(edge.to));
        }
        return result;
    }

    bool inner(NodeId id) const { return graph_->open(id) && graph_->expanded(id); }
    bool good(NodeId id) const { return graph_->favoured(id) == Side::attacker; }

    /// Cheapest proofs (D. E. Knuth, Information Processing Letters 6, 1977). Situations that suit the
    /// attacker cost nothing at first, then what it takes to come back to one.
    void recompute_prove() {
        std::vector<NodeId> goods;
        for (NodeId id = 0; id < graph_->size(); ++id) {
            if (inner(id) && good(id)) goods.push_back(id);
        }
        std::vector<Cost> costs(goods.size(), 0);
        spread_costs(goods, costs);
        if (goods.empty()) return;
        for (std::size_t i = 0; i < goods.size(); ++i)
            costs[i] = combine(goods[i], Side::attacker, [&](NodeId to) { return prove(to); });
        spread_costs(goods, costs);
    }

    void spread_costs(const std::vector<NodeId>& goods, const std::vector<Cost>& good_costs) {
        std::vector<std::uint32_t> need(graph_->size(), 0);
        std::vector<Cost> sum(graph_->size(), 0);
        std::vector<std::uint8_t> final(graph_->size(), 0);
        buckets_.resize(highest_finite + 1);
        const auto enqueue = [&](Cost cost, NodeId id) {
            buckets_[std::min(cost, highest_finite)].push_back(id);
        };
        for (NodeId id = 0; id < graph_->size(); ++id) {
            if (graph_->leaf(id)) {
                enqueue(prove_[id], id);
            } else if (inner(id)) {
                prove_[id] = hopeless;
                for (const Edge& edge : graph_->successors(id))
                    need[id] += graph_->winner(edge.to) != Winner::attacker ? 1 : 0;
            }
        }
        for (std::size_t i = 0; i < goods.size(); ++i) enqueue(good_costs[i], goods[i]);
        for (Cost cost = 0; cost <= highest_finite; ++cost) {
            // A bucket can grow while it is worked off.
            for (std::size_t i = 0; i < buckets_[cost].size(); ++i) {
                const NodeId id = buckets_[cost][i];
                if (final[id]) continue;
                final[id] = 1;
                prove_[id] = cost;
                graph_->for_each_predecessor(id, [&](NodeId above) {
                    if (final[above] || !inner(above)) return;
                    if (graph_->mover(above) == Side::attacker) {
                        enqueue(cost + 1, above);
                    } else {
                        sum[above] = add(sum[above], cost);
                        if (--need[above] == 0) enqueue(sum[above] + 1, above);
                    }
                });
            }
            buckets_[cost].clear();
        }
    }

    /// The defender wants to stay: sums over a bounded horizon, from "already there" wherever he is favoured.
    void recompute_disprove() {
        std::vector<NodeId> all;
        for (NodeId id = 0; id < graph_->size(); ++id) {
            if (!inner(id)) continue;
            all.push_back(id);
            disprove_[id] = good(id) ? 16 : 0;
        }
        for (int i = 0; i < horizon; ++i) {
            for (auto id = all.rbegin(); id != all.rend(); ++id)
                disprove_[*id] = combine(*id, Side::defender, [&](NodeId to) { return disprove(to); });
        }
    }

    const HypoGraph<W>* graph_;
    std::vector<Cost> prove_;
    std::vector<Cost> disprove_;
    std::vector<std::vector<NodeId>> buckets_;  // by cost
};

}  // namespace shikatsu::optimized::asura1989
