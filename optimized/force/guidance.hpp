// Where to explore next: proof and disproof numbers as an ordering, never as a verdict.
#pragma once

#include <algorithm>
#include <vector>

#include "optimized/force/open_graph.hpp"
#include "optimized/kernel/side_by_side.hpp"

namespace shikatsu::optimized {

/// Estimates for open nodes: how many unexplored nodes the attacker (`prove`) or the defender (`disprove`)
/// would have to win to win here. After L. V. Allis, M. van der Meulen, H. J. van den Herik, "Proof-number
/// search", Artificial Intelligence 66, 1994; cycles are met by computing both numbers anew for the whole
/// graph from time to time.
template <int W>
class Guidance {
  public:
    using Cost = std::uint32_t;
    static constexpr Cost hopeless = 1U << 24;
    /// Finer differences between long proofs are not worth telling apart.
    static constexpr Cost highest_finite = 8191;

    Guidance(const Arena<W>& arena, int threads)
        : arena_(&arena), threads_(threads), empty_at_root_(empty(arena.root())) {}

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
        prove_[id] = combine(id, Chooser::attacker, [&](NodeId to) { return prove(to); });
        disprove_[id] = combine(id, Chooser::defender, [&](NodeId to) { return disprove(to); });
    }

    /// First numbers for nodes that the arena has got since. To be called before asking about them.
    void cover_new_nodes() {
        for (NodeId id = static_cast<NodeId>(prove_.size()); id < arena_->size(); ++id) {
            const Cost more = openness(id);
            prove_.push_back(first_prove(id) + more);
            disprove_.push_back(1 + more);
        }
    }

  private:
    static constexpr std::size_t worth_a_thread = 10'000;
    static constexpr int horizon = 8;

    static Cost add(Cost a, Cost b) { return std::min<Cost>(a + b, hopeless); }

    int empty(NodeId id) const {
        return (arena_->game().geometry().all() - arena_->state(id).board.occupied()).count();
    }

    /// Where much has been captured, a long fight begins anew; whoever can do without it looks elsewhere
    /// first.
    Cost openness(NodeId id) const { return static_cast<Cost>(std::max(0, empty(id) - empty_at_root_)); }

    /// A capture takes about as many plays as the string has liberties.
    Cost first_prove(NodeId id) const {
        if (arena_->chooser(id) == Chooser::adversary) return 1;
        const ForceGame<W>& game = arena_->game();
        const State<W>& state = arena_->state(id);
        Bits<W> wanted = game.question().target;
        if (game.captured(state)) {
            wanted = game.dirty(state);
            if (wanted.empty()) return 1;
        }
        const Bits<W> stones =
            game.geometry().flood(Bits<W>::of(wanted.first()), state.board.of(Side::defender));
        const auto liberties = (game.geometry().neighbours(stones) - state.board.occupied()).count();
        return static_cast<Cost>(liberties + (state.mover == Side::defender ? 1 : 0));
    }

    /// The least of the successors' values where `chooser` chooses, else their sum.
    template <class Value>
    Cost combine(NodeId id, Chooser chooser, Value value) const {
        const bool minimum = arena_->chooser(id) == chooser;
        Cost result = minimum ? hopeless : 0;
        for (const Edge& edge : arena_->successors(id)) {
            result = minimum ? std::min(result, value(edge.to)) : add(result, value(edge.to));
        }
        return result;
    }

    using Graph = OpenGraph<W>;
    using Index = typename Graph::Index;
    using Costs = std::vector<Cost>;  // by Index

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
        Costs good_costs(goods.size(), 0);
        Costs costs = spread_costs(graph, goods, good_costs);
        if (!goods.empty()) {
            for (std::size_t i = 0; i < goods.size(); ++i) {
                good_costs[i] = combine(graph, goods[i], Winner::attacker, costs);
            }
            costs = spread_costs(graph, goods, good_costs);
        }
        for (Index node = 0; node < graph.size(); ++node) prove_[graph.id(node)] = costs[node];
    }

    Costs spread_costs(const Graph& graph, const std::vector<Index>& goods, const Costs& good_costs) {
        Costs costs(graph.size(), hopeless);
        std::vector<std::uint32_t> need(graph.size(), 0);
        Costs sum(graph.size(), 0);
        std::vector<std::uint8_t> final(graph.size(), 0);
        buckets_.resize(highest_finite + 1);
        const auto enqueue = [&](Cost cost, Index node) {
            buckets_[std::min(cost, highest_finite)].push_back(node);
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
        for (Cost cost = 0; cost <= highest_finite; ++cost) {
            // A bucket can grow while it is worked off.
            for (std::size_t i = 0; i < buckets_[cost].size(); ++i) {
                const Index node = buckets_[cost][i];
                if (final[node]) continue;
                final[node] = 1;
                costs[node] = cost;
                for (const Index above : graph.predecessors(node)) {
                    if (final[above]) continue;
                    if (graph.chooser(above) == Chooser::attacker) {
                        enqueue(cost + 1, above);
                    } else {
                        sum[above] = add(sum[above], cost);
                        if (--need[above] == 0) enqueue(sum[above] + 1, above);
                    }
                }
            }
            buckets_[cost].clear();
        }
        return costs;
    }

    /// What `prover` has to spend at an inner node, by the costs of its successors: the least where he
    /// chooses, else the sum.
    static Cost combine(const Graph& graph, Index node, Winner prover, const Costs& costs) {
        const Winner other = prover == Winner::attacker ? Winner::defender : Winner::attacker;
        const Chooser own = prover == Winner::attacker ? Chooser::attacker : Chooser::defender;
        if (graph.offers(node, other)) return hopeless;
        const bool minimum = graph.chooser(node) == own;
        Cost result = minimum ? hopeless : 0;
        for (const Index to : graph.successors(node)) {
            result = minimum ? std::min(result, costs[to]) : add(result, costs[to]);
        }
        return result;
    }

    /// The defender wants to stay: sums over a bounded horizon, from "already there" wherever he is favoured.
    void recompute_disprove(const Graph& graph) {
        Costs costs(graph.size());
        for (Index node = 0; node < graph.size(); ++node) {
            costs[node] = graph.leaf(node) ? disprove_[graph.id(node)] : is_good(graph, node) ? 16 : 0;
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
    int empty_at_root_;
    std::vector<Cost> prove_;
    std::vector<Cost> disprove_;
    std::vector<std::vector<typename OpenGraph<W>::Index>> buckets_;  // by cost
};

}  // namespace shikatsu::optimized
