// The explored part of a status-analysis as an explicit graph, with the winners that follow by play that
// repeats no situation.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "optimized/asura1989/hypo_game.hpp"
#include "optimized/kernel/winner.hpp"

namespace shikatsu::optimized::asura1989 {

using NodeId = std::uint32_t;
constexpr NodeId no_node = std::numeric_limits<NodeId>::max();

struct Edge {
    HypotheticalMove move;
    NodeId to = no_node;
    /// A pass of the attacker that is bad for him but for the way that it may repeat a situation: he cannot
    /// win by it here, but the defender's win has to cover it.
    bool escape = false;
};

/// Grows by expand(); settles winners backwards as soon as they follow. A winner, once known, is final.
template <int W>
class HypoGraph {
  public:
    explicit HypoGraph(const HypoGame<W>& game) : game_(&game) {
        table_.assign(1024, no_node);
        root_ = node_of(game.root());
    }

    const HypoGame<W>& game() const { return *game_; }
    NodeId root() const { return root_; }
    std::size_t size() const { return nodes_.size(); }

    const Situation<W>& situation(NodeId id) const { return situations_[id]; }
    Side mover(NodeId id) const { return situations_[id].mover; }
    Side favoured(NodeId id) const { return nodes_[id].favoured; }
    Winner winner(NodeId id) const { return nodes_[id].winner; }
    bool open(NodeId id) const { return nodes_[id].winner == Winner::open; }
    bool expanded(NodeId id) const { return nodes_[id].expanded; }
    bool leaf(NodeId id) const { return !nodes_[id].expanded && open(id); }

    std::span<const Edge> successors(NodeId id) const {
        return {edges_.data() + nodes_[id].first_edge, nodes_[id].edge_count};
    }

    template <class Visit>
    void for_each_predecessor(NodeId id, Visit visit) const {
        for (std::uint32_t e = nodes_[id].last_in; e != no_edge; e = incoming_[e].next)
            visit(incoming_[e].from);
    }

    std::optional<NodeId> find(const Situation<W>& situation) const {
        const NodeId id = table_[slot_of(situation)];
        if (id == no_node) return std::nullopt;
        return id;
    }

    /// Adds the successors of a leaf and settles what follows. Requires leaf(id).
    void expand(NodeId id) {
        game_->successors(situations_[id], scratch_);
        std::vector<Edge> edges;
        for (const Successor<W>& successor : scratch_)
            edges.push_back({successor.move, node_of(successor.situation), false});
        if (has_escape(situations_[id])) {
            edges.push_back({Pass{}, node_of(game_->passed(situations_[id])), true});
            nodes_[id].has_escape = true;
        }
        attach(id, edges);
        if (edges.empty()) settle(id, winner_of(other(mover(id))));
    }

    /// Declares the winner of an open node and settles what follows.
    void settle(NodeId id, Winner winner) {
        decide(id, winner);
        spread();
    }

  private:
    static constexpr std::uint32_t no_edge = std::numeric_limits<std::uint32_t>::max();

    struct Node {
        std::uint32_t first_edge = 0;
        std::uint32_t last_in = no_edge;
        std::uint16_t edge_count = 0;
        std::uint16_t attacker_won = 0;
        std::uint16_t defender_won = 0;
        Side favoured = Side::attacker;
        /// If the situation is reached for the first time by play among open ones.
        Winner winner = Winner::open;
        bool expanded = false;
        bool has_escape = false;
    };
    struct Incoming {
        NodeId from;
        std::uint32_t next;
        bool escape;
    };

    /// Whether the attacker's pass could lead back to a situation from which the defender's own pass does not
    /// lead here: then there are ko-shadows of the defender's that are idle now.
    bool has_escape(const Situation<W>& situation) const {
        if (situation.mover != Side::attacker || game_->favoured(situation) == Side::attacker) return false;
        if (situation.shadows_of(Side::defender).empty()) return false;
        return !(game_->passed(game_->passed(situation)) == situation);
    }

    NodeId node_of(const Situation<W>& situation) {
        const std::size_t slot = slot_of(situation);
        if (table_[slot] != no_node) return table_[slot];
        const auto id = static_cast<NodeId>(nodes_.size());
        nodes_.emplace_back();
        nodes_.back().favoured = game_->favoured(situation);
        if (const auto side = game_->static_winner(situation)) nodes_.back().winner = winner_of(*side);
        situations_.push_back(situation);
        table_[slot] = id;
        if (nodes_.size() * 2 > table_.size()) rehash();
        return id;
    }

    std::size_t slot_of(const Situation<W>& situation) const {
        const std::size_t mask = table_.size() - 1;
        std::size_t slot = situation.hash() & mask;
        while (table_[slot] != no_node && !(situations_[table_[slot]] == situation)) slot = (slot + 1) & mask;
        return slot;
    }

    void rehash() {
        table_.assign(table_.size() * 2, no_node);
        for (NodeId id = 0; id < nodes_.size(); ++id) table_[slot_of(situations_[id])] = id;
    }

    void attach(NodeId id, const std::vector<Edge>& edges) {
        nodes_[id].first_edge = static_cast<std::uint32_t>(edges_.size());
        nodes_[id].edge_count = static_cast<std::uint16_t>(edges.size());
        nodes_[id].expanded = true;
        for (const Edge& edge : edges) {
            edges_.push_back(edge);
            incoming_.push_back({id, nodes_[edge.to].last_in, edge.escape});
            nodes_[edge.to].last_in = static_cast<std::uint32_t>(incoming_.size() - 1);
        }
        for (const Edge& edge : edges) {
            if (!open(edge.to)) count(id, nodes_[edge.to].winner, edge.escape);
        }
        spread();
    }

    void spread() {
        while (!queue_.empty()) {
            const NodeId done = queue_.back();
            queue_.pop_back();
            for (std::uint32_t e = nodes_[done].last_in; e != no_edge; e = incoming_[e].next)
                count(incoming_[e].from, nodes_[done].winner, incoming_[e].escape);
        }
    }

    /// A successor of `above` has become known.
    void count(NodeId above, Winner winner, bool escape) {
        Node& node = nodes_[above];
        if (winner == Winner::attacker && escape) return;
        ++(winner == Winner::attacker ? node.attacker_won : node.defender_won);
        if (node.winner != Winner::open) return;
        const Side chooser = situations_[above].mover;
        const auto real_edges = node.edge_count - (node.has_escape ? 1 : 0);
        if (chooser == Side::attacker) {
            if (node.attacker_won > 0) decide(above, Winner::attacker);
            if (node.defender_won == node.edge_count) decide(above, Winner::defender);
        } else {
            if (node.defender_won > 0) decide(above, Winner::defender);
            if (node.attacker_won == real_edges) decide(above, Winner::attacker);
        }
    }

    void decide(NodeId id, Winner winner) {
        nodes_[id].winner = winner;
        queue_.push_back(id);
    }

    const HypoGame<W>* game_;
    NodeId root_ = no_node;
    std::vector<Node> nodes_;
    std::vector<Situation<W>> situations_;
    std::vector<Edge> edges_;
    std::vector<Incoming> incoming_;  // parallel to edges_
    std::vector<NodeId> table_;       // open addressing
    std::vector<NodeId> queue_;
    std::vector<Successor<W>> scratch_;
};

}  // namespace shikatsu::optimized::asura1989
