// Where to explore next: proof and disproof numbers as an ordering, never as a verdict.
#pragma once

#include <algorithm>
#include <vector>

#include "optimized/arena.hpp"

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

    explicit Guidance(const Arena<W>& arena) : arena_(&arena) {}

    void recompute() {
        cover_new_nodes();
        recompute_prove();
        recompute_disprove();
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
            prove_.push_back(first_prove(id));
            disprove_.push_back(1);
        }
    }

  private:
    static constexpr int horizon = 8;
    // Finer differences between long proofs are not worth telling apart.
    static constexpr Cost highest_finite = 8191;

    static Cost add(Cost a, Cost b) { return std::min<Cost>(a + b, hopeless); }

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

    bool is_inner(NodeId id) const { return arena_->winner(id) == Winner::open && arena_->expanded(id); }
    bool is_good(NodeId id) const { return arena_->game().good(arena_->state(id)); }

    /// The attacker has to get somewhere: cheapest proofs by Knuth's generalisation of Dijkstra's algorithm
    /// (D. E. Knuth, Information Processing Letters 6, 1977).
    /// Good states cost nothing at first, then what it takes to come back to one.
    void recompute_prove() {
        std::vector<NodeId> goods;
        for (NodeId id = 0; id < arena_->size(); ++id) {
            if (is_inner(id) && is_good(id)) goods.push_back(id);
        }
        std::vector<Cost> good_costs(goods.size(), 0);
        spread_costs(goods, good_costs);
        if (goods.empty()) return;
        for (std::size_t i = 0; i < goods.size(); ++i) {
            good_costs[i] = combine(goods[i], Chooser::attacker, [&](NodeId to) { return prove(to); });
        }
        spread_costs(goods, good_costs);
    }

    void spread_costs(const std::vector<NodeId>& goods, const std::vector<Cost>& good_costs) {
        std::vector<std::uint32_t> need(arena_->size(), 0);
        std::vector<Cost> sum(arena_->size(), 0);
        std::vector<std::uint8_t> final(arena_->size(), 0);
        buckets_.resize(highest_finite + 1);
        const auto enqueue = [&](Cost cost, NodeId id) {
            buckets_[std::min(cost, highest_finite)].push_back(id);
        };
        for (NodeId id = 0; id < arena_->size(); ++id) {
            if (arena_->leaf(id)) {
                enqueue(prove_[id], id);
            } else if (is_inner(id)) {
                prove_[id] = hopeless;
                for (const Edge& edge : arena_->successors(id)) {
                    need[id] += arena_->winner(edge.to) != Winner::attacker ? 1 : 0;
                }
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
                arena_->for_each_predecessor(id, [&](NodeId above) {
                    if (final[above] || !is_inner(above)) return;
                    if (arena_->chooser(above) == Chooser::attacker) {
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
        std::vector<NodeId> inner;
        for (NodeId id = 0; id < arena_->size(); ++id) {
            if (!is_inner(id)) continue;
            inner.push_back(id);
            disprove_[id] = is_good(id) ? 16 : 0;
        }
        for (int i = 0; i < horizon; ++i) {
            // Successors mostly have higher numbers, so going down carries values far in one sweep.
            for (auto id = inner.rbegin(); id != inner.rend(); ++id) {
                disprove_[*id] = combine(*id, Chooser::defender, [&](NodeId to) { return disprove(to); });
            }
        }
    }

    const Arena<W>* arena_;
    std::vector<Cost> prove_;
    std::vector<Cost> disprove_;
    std::vector<std::vector<NodeId>> buckets_;  // by cost
};

}  // namespace shikatsu::optimized
