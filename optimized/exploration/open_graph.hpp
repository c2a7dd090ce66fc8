// The undecided part of a graph, packed for passes over all of it.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "optimized/exploration/node.hpp"
#include "optimized/kernel/winner.hpp"

namespace shikatsu::optimized {

/// A picture of a graph's open nodes and of the choices between them, numbered anew from 0 in the graph's
/// order. It does not follow later changes of the graph.
///
/// Of the successors that are decided already nothing is kept but what an adversary's node has to know: at a
/// player's open node they are all won by the other player, so that he does not go there.
template <class Graph>
class OpenGraph {
  public:
    using Index = std::uint32_t;

    explicit OpenGraph(const Graph& whole) : whole_(&whole), index_(whole.size(), none) {
        for (NodeId id = 0; id < whole.size(); ++id) {
            if (whole.winner(id) != Winner::open) continue;
            index_[id] = static_cast<Index>(nodes_.size());
            nodes_.push_back({id, whole.chooser(id), !whole.expanded(id)});
            leaves_ += nodes_.back().leaf ? 1 : 0;
        }
        link();
    }

    const Graph& whole() const { return *whole_; }
    Index size() const { return static_cast<Index>(nodes_.size()); }
    /// The number of open nodes that have not been expanded.
    std::size_t leaves() const { return leaves_; }

    NodeId id(Index node) const { return nodes_[node].id; }
    Chooser chooser(Index node) const { return nodes_[node].chooser; }
    bool leaf(Index node) const { return nodes_[node].leaf; }
    /// Whether this is an adversary's node with a choice that is known to be won by `winner`.
    bool offers(Index node, Winner winner) const {
        return winner == Winner::attacker ? nodes_[node].offers_attacker : nodes_[node].offers_defender;
    }

    std::span<const Index> successors(Index node) const { return part(successors_, first_successor_, node); }
    std::span<const Index> predecessors(Index node) const {
        return part(predecessors_, first_predecessor_, node);
    }

  private:
    static constexpr Index none = no_node;

    struct Node {
        NodeId id = no_node;
        Chooser chooser = Chooser::attacker;
        bool leaf = false;
        bool offers_attacker = false;
        bool offers_defender = false;
    };

    static std::span<const Index> part(const std::vector<Index>& all, const std::vector<Index>& first,
                                       Index node) {
        return {all.data() + first[node], first[node + 1] - first[node]};
    }

    void link() {
        first_successor_.reserve(nodes_.size() + 1);
        first_predecessor_.assign(nodes_.size() + 1, 0);
        for (Node& node : nodes_) {
            first_successor_.push_back(static_cast<Index>(successors_.size()));
            if (node.leaf) continue;
            for (const auto& edge : whole_->successors(node.id)) {
                if (!Graph::is_choice(edge)) continue;
                const Index to = index_[edge.to];
                if (to != none) {
                    successors_.push_back(to);
                    ++first_predecessor_[to];
                } else if (node.chooser == Chooser::adversary) {
                    note_offer(node, whole_->winner(edge.to));
                }
            }
        }
        first_successor_.push_back(static_cast<Index>(successors_.size()));
        turn_round();
    }

    static void note_offer(Node& node, Winner winner) {
        (winner == Winner::attacker ? node.offers_attacker : node.offers_defender) = true;
    }

    /// From the numbers of predecessors, which first_predecessor_ holds at first, to the predecessors.
    void turn_round() {
        Index sum = 0;
        for (Index& first : first_predecessor_) {
            sum += first;
            first = sum;
        }
        predecessors_.resize(successors_.size());
        for (Index node = size(); node-- > 0;) {
            for (const Index to : successors(node)) predecessors_[--first_predecessor_[to]] = node;
        }
    }

    const Graph* whole_;
    std::vector<Index> index_;  // by NodeId
    std::vector<Node> nodes_;
    std::vector<Index> first_successor_;
    std::vector<Index> successors_;
    std::vector<Index> first_predecessor_;
    std::vector<Index> predecessors_;
    std::size_t leaves_ = 0;
};

}  // namespace shikatsu::optimized
