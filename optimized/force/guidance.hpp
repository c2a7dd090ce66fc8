// Where to explore next: proof and disproof numbers as an ordering, never as a verdict.
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "optimized/force/leaf_costs.hpp"
#include "optimized/force/open_graph.hpp"
#include "optimized/kernel/side_by_side.hpp"

namespace shikatsu::optimized {

/// Estimates for open nodes: about how many unexplored nodes the attacker (`prove`) or the defender
/// (`disprove`) would have to win to win here. After L. V. Allis, M. van der Meulen, H. J. van den Herik,
/// "Proof-number search", Artificial Intelligence 66, 1994; cycles are met by computing both numbers anew for
/// the whole graph from time to time.
template <int W>
class Guidance {
  public:
    /// What about one unexplored node costs.
    static constexpr Cost unit = 8;
    static constexpr Cost hopeless = 1U << 24;
    /// Differences between longer proofs are not worth telling apart.
    static constexpr Cost highest_finite = (1U << 19) - 1;

    Guidance(const Arena<W>& arena, int threads) : arena_(&arena), threads_(threads), leaf_costs_(arena) {}

    /// Computes all numbers anew. Requires a picture of what is open now.
    void recompute(const OpenGraph<W>& graph) {
        cover_new_nodes();
        side_by_side(
            threads_ > 1 && graph.size() > worth_a_thread, [&] { recompute_prove(graph); },
            [&] { recompute_disprove(graph); });
    }

    Cost prove(NodeId id) const {
        return arena_->winner(id) == Winner::attacker   ? 0
               : arena_->winner(id) == Winner::defender ? hopeless
                                                        : prove_[id];
    }
    Cost disprove(NodeId id) const {
        return arena_->winner(id) == Winner::defender   ? 0
               : arena_->winner(id) == Winner::attacker ? hopeless
                                                        : disprove_[id];
    }

    /// Adjusts the numbers of a node after one of its successors changed.
    void refresh(NodeId id) {
        cover_new_nodes();
        if (!arena_->expanded(id)) return;
        prove_[id] = from_successors(id, Chooser::attacker);
        disprove_[id] = from_successors(id, Chooser::defender);
    }

    /// First numbers for nodes that the arena has got since. To be called before asking about them.
    void cover_new_nodes() {
        for (NodeId id = static_cast<NodeId>(prove_.size()); id < arena_->size(); ++id) {
            Costs first;
            if (arena_->chooser(id) == Chooser::adversary) {
                first = {from_successors(id, Chooser::attacker), from_successors(id, Chooser::defender)};
            } else if (arena_->winner(id) == Winner::open) {
                first = leaf_costs_.of(id);
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
        for (const Edge& edge : arena_->successors(id)) {
            const Cost cost = prover == Chooser::attacker ? prove(edge.to) : disprove(edge.to);
            least = std::min(least, cost);
            total.add(cost);
        }
        return arena_->chooser(id) == prover ? least : total.value();
    }

    using Graph = OpenGraph<W>;
    using Index = typename Graph::Index;
    using ByIndex = std::vector<Cost>;

    bool is_good(const Graph& graph, Index node) const {
        return arena_->game().good(arena_->state(graph.id(node)));
    }

    /// The attacker has to get somewhere: cheapest proofs by Knuth's generalisation of Dijkstra's algorithm
    /// (D. E. Knuth, Information Processing Letters 6, 1977).
    /// Good states cost nothing at first, then what it takes to come back to one.
    void recompute_prove(const Graph& graph) {
        std::vector<Index> goods;
        for (Index node = 0; node < graph.size(); ++node) {
            if (!graph.leaf(node) && is_good(graph, node)) goods.push_back(node);
        }
        ByIndex good_costs(goods.size(), 0);
        ByIndex costs = spread_costs(graph, goods, good_costs);
        if (!goods.empty()) {
            for (std::size_t i = 0; i < goods.size(); ++i) {
                good_costs[i] = combine(graph, goods[i], Winner::attacker, costs);
            }
            costs = spread_costs(graph, goods, good_costs);
        }
        for (Index node = 0; node < graph.size(); ++node) prove_[graph.id(node)] = costs[node];
    }

    ByIndex spread_costs(const Graph& graph, const std::vector<Index>& goods, const ByIndex& good_costs) {
        ByIndex costs(graph.size(), hopeless);
        std::vector<std::uint32_t> need(graph.size(), 0);
        std::vector<Total> total(graph.size());
        std::vector<std::uint8_t> final(graph.size(), 0);
        buckets_.resize(highest_finite / unit + 1);
        std::size_t queued = 0;
        const auto enqueue = [&](Cost cost, Index node) {
            const Cost told = std::min(cost, highest_finite);
            buckets_[told / unit].push_back({told, node});
            ++queued;
        };
        for (Index node = 0; node < graph.size(); ++node) {
            if (graph.leaf(node)) {
                enqueue(prove_[graph.id(node)], node);
            } else {
                const bool never = graph.offers(node, Winner::defender);
                need[node] = static_cast<std::uint32_t>(graph.successors(node).size()) + (never ? 1 : 0);
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
                for (const Index above : graph.predecessors(node)) {
                    if (final[above]) continue;
                    if (graph.chooser(above) == Chooser::attacker) {
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
    static Cost combine(const Graph& graph, Index node, Winner prover, const ByIndex& costs) {
        const Winner other = prover == Winner::attacker ? Winner::defender : Winner::attacker;
        const Chooser own = prover == Winner::attacker ? Chooser::attacker : Chooser::defender;
        if (graph.offers(node, other)) return hopeless;
        Cost least = hopeless;
        Total total;
        for (const Index to : graph.successors(node)) {
            least = std::min(least, costs[to]);
            total.add(costs[to]);
        }
        return graph.chooser(node) == own ? least : total.value();
    }

    /// The defender wants to stay: sums over a bounded horizon, from "already there" wherever he is favoured.
    void recompute_disprove(const Graph& graph) {
        ByIndex costs(graph.size());
        for (Index node = 0; node < graph.size(); ++node) {
            costs[node] = graph.leaf(node) ? disprove_[graph.id(node)] : is_good(graph, node) ? good_cost : 0;
        }
        for (int i = 0; i < horizon; ++i) {
            // Successors mostly have higher numbers, so going down carries values far in one sweep.
            for (Index node = graph.size(); node-- > 0;) {
                if (!graph.leaf(node)) costs[node] = combine(graph, node, Winner::defender, costs);
            }
        }
        for (Index node = 0; node < graph.size(); ++node) disprove_[graph.id(node)] = costs[node];
    }

    const Arena<W>* arena_;
    int threads_;
    LeafCosts<W> leaf_costs_;
    std::vector<Cost> prove_;
    std::vector<Cost> disprove_;
    std::vector<std::vector<std::pair<Cost, typename OpenGraph<W>::Index>>> buckets_;  // by cost / unit
};

}  // namespace shikatsu::optimized
