// Where to explore next: proof and disproof numbers as an ordering, never as a verdict.
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "optimized/exploration/leaf_costs.hpp"
#include "optimized/exploration/open_graph.hpp"
#include "optimized/kernel/side_by_side.hpp"

namespace shikatsu::optimized {

/// Estimates for open nodes: about how many unexplored nodes the attacker (`prove`) or the defender
/// (`disprove`) would have to win to win here. After L. V. Allis, M. van der Meulen, H. J. van den Herik,
/// "Proof-number search", Artificial Intelligence 66, 1994; cycles are met by computing both numbers anew for
/// the whole graph from time to time.
template <class Graph>
class Guidance {
  public:
    /// What about one unexplored node costs.
    static constexpr Cost unit = 8;
    static constexpr Cost hopeless = 1U << 24;
    /// Differences between longer proofs are not worth telling apart.
    static constexpr Cost highest_finite = (1U << 19) - 1;

    explicit Guidance(const Graph& graph)
        : graph_(&graph), leaf_costs_(graph.landscape(), graph.picture(graph.root())) {}

    /// Computes all numbers anew, in so many threads. Requires a picture of what is open now.
    void recompute(const OpenGraph<Graph>& open, int threads) {
        cover_new_nodes();
        side_by_side(
            threads > 1 && open.size() > worth_a_thread, [&] { recompute_prove(open); },
            [&] { recompute_disprove(open); });
    }

    Cost prove(NodeId id) const {
        return graph_->winner(id) == Winner::attacker   ? 0
               : graph_->winner(id) == Winner::defender ? hopeless
                                                        : prove_[id];
    }
    Cost disprove(NodeId id) const {
        return graph_->winner(id) == Winner::defender   ? 0
               : graph_->winner(id) == Winner::attacker ? hopeless
                                                        : disprove_[id];
    }

    /// Adjusts the numbers of a node after one of its successors changed.
    void refresh(NodeId id) {
        cover_new_nodes();
        if (!graph_->expanded(id)) return;
        prove_[id] = from_successors(id, Chooser::attacker);
        disprove_[id] = from_successors(id, Chooser::defender);
    }

    /// First numbers for nodes that the graph has got since. To be called before asking about them.
    void cover_new_nodes() {
        for (NodeId id = static_cast<NodeId>(prove_.size()); id < graph_->size(); ++id) {
            Costs first;
            if (graph_->chooser(id) == Chooser::adversary) {
                first = {from_successors(id, Chooser::attacker), from_successors(id, Chooser::defender)};
            } else if (graph_->winner(id) == Winner::open) {
                first = leaf_costs_.of(graph_->picture(id));
            }
            prove_.push_back(first.prove);
            disprove_.push_back(first.disprove);
        }
    }

  private:
    static constexpr std::size_t worth_a_thread = 10'000;
    static constexpr int horizon = 8;
    /// To leave a state that is good for the attacker.
    static constexpr Cost good_cost = 16 * unit;

    /// What several successors cost that all have to be won: what the dearest costs and a part of what the
    /// others do. Moves transpose, and proofs of neighbours resemble each other, so that the whole sum is far
    /// too much.
    class Total {
      public:
        void add(Cost cost) {
            sum_ = std::min(sum_ + cost, hopeless);
            most_ = std::max(most_, cost);
        }
        Cost value() const { return sum_ == hopeless ? hopeless : most_ + (sum_ - most_) / 4; }

      private:
        Cost sum_ = 0;
        Cost most_ = 0;
    };

    /// The least of the successors' costs for `prover` where he chooses, else their total.
    Cost from_successors(NodeId id, Chooser prover) const {
        Cost least = hopeless;
        Total total;
        for (const auto& edge : graph_->successors(id)) {
            if (!Graph::is_choice(edge)) continue;
            const Cost cost = prover == Chooser::attacker ? prove(edge.to) : disprove(edge.to);
            least = std::min(least, cost);
            total.add(cost);
        }
        return graph_->chooser(id) == prover ? least : total.value();
    }

    using Open = OpenGraph<Graph>;
    using Index = typename Open::Index;
    using ByIndex = std::vector<Cost>;

    bool is_good(const Open& open, Index node) const { return graph_->good(open.id(node)); }

    /// The attacker has to get somewhere: cheapest proofs by Knuth's generalisation of Dijkstra's algorithm
    /// (D. E. Knuth, Information Processing Letters 6, 1977).
    /// Good states cost nothing at first, then what it takes to come back to one.
    void recompute_prove(const Open& open) {
        std::vector<Index> goods;
        for (Index node = 0; node < open.size(); ++node) {
            if (!open.leaf(node) && is_good(open, node)) goods.push_back(node);
        }
        ByIndex good_costs(goods.size(), 0);
        ByIndex costs = spread_costs(open, goods, good_costs);
        if (!goods.empty()) {
            for (std::size_t i = 0; i < goods.size(); ++i) {
                good_costs[i] = combine(open, goods[i], Winner::attacker, costs);
            }
            costs = spread_costs(open, goods, good_costs);
        }
        for (Index node = 0; node < open.size(); ++node) prove_[open.id(node)] = costs[node];
    }

    ByIndex spread_costs(const Open& open, const std::vector<Index>& goods, const ByIndex& good_costs) {
        ByIndex costs(open.size(), hopeless);
        std::vector<std::uint32_t> need(open.size(), 0);
        std::vector<Total> total(open.size());
        std::vector<std::uint8_t> final(open.size(), 0);
        buckets_.resize(highest_finite / unit + 1);
        std::size_t queued = 0;
        const auto enqueue = [&](Cost cost, Index node) {
            const Cost told = std::min(cost, highest_finite);
            buckets_[told / unit].push_back({told, node});
            ++queued;
        };
        for (Index node = 0; node < open.size(); ++node) {
            if (open.leaf(node)) {
                enqueue(prove_[open.id(node)], node);
            } else {
                const bool never = open.offers(node, Winner::defender);
                need[node] = static_cast<std::uint32_t>(open.successors(node).size()) + (never ? 1 : 0);
            }
        }
        for (std::size_t i = 0; i < goods.size(); ++i) enqueue(good_costs[i], goods[i]);
        for (std::size_t bucket = 0; queued > 0; ++bucket) {
            // A bucket can grow while it is worked off.
            for (std::size_t i = 0; i < buckets_[bucket].size(); ++i) {
                const auto [cost, node] = buckets_[bucket][i];
                --queued;
                if (final[node]) continue;
                final[node] = 1;
                costs[node] = cost;
                for (const Index above : open.predecessors(node)) {
                    if (final[above]) continue;
                    if (open.chooser(above) == Chooser::attacker) {
                        enqueue(cost + 1, above);
                    } else {
                        total[above].add(cost);
                        if (--need[above] == 0) enqueue(total[above].value() + 1, above);
                    }
                }
            }
            buckets_[bucket].clear();
        }
        return costs;
    }

    /// What `prover` has to spend at an inner node, by the costs of its successors: the least where he
    /// chooses, else the total.
    static Cost combine(const Open& open, Index node, Winner prover, const ByIndex& costs) {
        const Winner other = prover == Winner::attacker ? Winner::defender : Winner::attacker;
        const Chooser own = prover == Winner::attacker ? Chooser::attacker : Chooser::defender;
        if (open.offers(node, other)) return hopeless;
        Cost least = hopeless;
        Total total;
        for (const Index to : open.successors(node)) {
            least = std::min(least, costs[to]);
            total.add(costs[to]);
        }
        return open.chooser(node) == own ? least : total.value();
    }

    /// The defender wants to stay: sums over a bounded horizon, from "already there" wherever he is favoured.
    void recompute_disprove(const Open& open) {
        ByIndex costs(open.size());
        for (Index node = 0; node < open.size(); ++node) {
            costs[node] = open.leaf(node) ? disprove_[open.id(node)] : is_good(open, node) ? good_cost : 0;
        }
        for (int i = 0; i < horizon; ++i) {
            // Successors mostly have higher numbers, so going down carries values far in one sweep.
            for (Index node = open.size(); node-- > 0;) {
                if (!open.leaf(node)) costs[node] = combine(open, node, Winner::defender, costs);
            }
        }
        for (Index node = 0; node < open.size(); ++node) disprove_[open.id(node)] = costs[node];
    }

    const Graph* graph_;
    LeafCosts<Graph::words> leaf_costs_;
    std::vector<Cost> prove_;
    std::vector<Cost> disprove_;
    std::vector<std::vector<std::pair<Cost, Index>>> buckets_;  // by cost / unit
};

}  // namespace shikatsu::optimized
