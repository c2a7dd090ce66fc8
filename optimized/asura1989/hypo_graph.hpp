// The explored part of a status-analysis as an explicit graph, with the winners that follow by play that
// repeats no situation.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "optimized/asura1989/hypo_game.hpp"
#include "optimized/exploration/leaf_picture.hpp"
#include "optimized/exploration/node.hpp"
#include "optimized/kernel/winner.hpp"

namespace shikatsu::optimized::asura1989 {

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
    static constexpr int words = W;

    explicit HypoGraph(const HypoGame<W>& game) : game_(&game) {
        table_.assign(1024, no_node);
        root_ = node_of(game.root(), known_winner(game.root()));
    }

    const HypoGame<W>& game() const { return *game_; }
    NodeId root() const { return root_; }
    std::size_t size() const { return nodes_.size(); }

    const Situation<W>& situation(NodeId id) const { return situations_[id]; }
    Side mover(NodeId id) const { return situations_[id].mover; }
    Chooser chooser(NodeId id) const { return chooser_of(mover(id)); }
    Side favoured(NodeId id) const { return nodes_[id].favoured; }
    Winner winner(NodeId id) const { return nodes_[id].winner; }
    bool open(NodeId id) const { return nodes_[id].winner == Winner::open; }
    bool expanded(NodeId id) const { return nodes_[id].expanded; }
    bool leaf(NodeId id) const { return !nodes_[id].expanded && open(id); }
    /// The successor that settled this node as the last, if one did; at the winner's node his choice.
    NodeId reason(NodeId id) const { return nodes_[id].reason; }
    /// Whether the attacker has what he wants if play ends here.
    bool good(NodeId id) const { return favoured(id) == Side::attacker; }
    static bool is_choice(const Edge& edge) { return !edge.escape; }

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

    Landscape<W> landscape() const {
        return {&game_->geometry(), game_->geometry().all(), game_->question().watched};
    }

    LeafPicture<W> picture(NodeId id) const {
        const Situation<W>& situation = situations_[id];
        const Bits<W> chain = game_->question().chain;
        const Bits<W> played = game_->saving(situation) - chain;
        const Bits<W> left = situation.board.of(Side::defender) & chain;
        LeafPicture<W> picture;
        picture.board = &situation.board;
        picture.mover = situation.mover;
        picture.bans = situation.shadows[0].count() + situation.shadows[1].count();
        picture.captured = left.empty();
        picture.wanted = left.empty() ? played : left;
        picture.played = played.count();
        if (const std::uint32_t in = nodes_[id].last_in; in != no_edge) {
            const Situation<W>& before = situations_[incoming_[in].from];
            picture.last = {edges_[in].move, before.mover, &before.board};
        }
        return picture;
    }

    /// Whether play that goes round these nodes for ever is what the attacker wants, by the stones that stand
    /// all the time.
    bool serves_attacker(std::span<const NodeId> cycle) const {
        Bits<W> always_saving = game_->question().watched;
        for (const NodeId id : cycle) always_saving = always_saving & game_->saving(situations_[id]);
        return always_saving.empty();
    }

    /// Adds the successors of a leaf and settles what follows: all of them, or one alone if its mover is
    /// known to win there. Requires leaf(id).
    void expand(NodeId id) {
        game_->successors(situations_[id], scratch_);
        std::vector<Winner> known;
        known.reserve(scratch_.size());
        for (const Successor<W>& successor : scratch_) {
            known.push_back(known_winner(successor.situation));
            if (known.back() != winner_of(mover(id))) continue;
            attach(id, {{successor.move, node_of(successor.situation, known.back()), false}});
            return;
        }
        std::vector<Edge> edges;
        edges.reserve(scratch_.size() + 1);
        for (std::size_t i = 0; i < scratch_.size(); ++i)
            edges.push_back({scratch_[i].move, node_of(scratch_[i].situation, known[i]), false});
        if (has_escape(situations_[id])) {
            const Situation<W> passed = game_->passed(situations_[id]);
            edges.push_back({Pass{}, node_of(passed, known_winner(passed)), true});
        }
        attach(id, edges);
        if (edges.empty()) settle(id, winner_of(other(mover(id))));
    }

    /// Declares the winner of an open node and settles what follows.
    void settle(NodeId id, Winner winner) {
        decide(id, winner, no_node);
        spread();
    }

  private:
    static constexpr std::uint32_t no_edge = std::numeric_limits<std::uint32_t>::max();

    struct Node {
        std::uint32_t first_edge = 0;
        std::uint32_t last_in = no_edge;
        NodeId reason = no_node;
        std::uint16_t edge_count = 0;
        std::uint16_t attacker_won = 0;
        std::uint16_t defender_won = 0;
        Side favoured = Side::attacker;
        /// If the situation is reached for the first time by play among open ones.
        Winner winner = Winner::open;
        bool expanded = false;
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

    /// What is known of a situation before anything is explored.
    Winner known_winner(const Situation<W>& situation) const {
        const NodeId id = table_[slot_of(situation)];
        if (id != no_node) return nodes_[id].winner;
        const auto side = game_->static_winner(situation);
        return side ? winner_of(*side) : Winner::open;
    }

    NodeId node_of(const Situation<W>& situation, Winner known) {
        const std::size_t slot = slot_of(situation);
        if (table_[slot] != no_node) return table_[slot];
        const auto id = static_cast<NodeId>(nodes_.size());
        nodes_.emplace_back();
        nodes_.back().favoured = game_->favoured(situation);
        nodes_.back().winner = known;
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
            if (!open(edge.to)) count(id, edge.to, edge.escape);
        }
        spread();
    }

    void spread() {
        while (!queue_.empty()) {
            const NodeId done = queue_.back();
            queue_.pop_back();
            for (std::uint32_t e = nodes_[done].last_in; e != no_edge; e = incoming_[e].next)
                count(incoming_[e].from, done, incoming_[e].escape);
        }
    }

    /// The successor `known` of `above` has become known.
    void count(NodeId above, NodeId known, bool escape) {
        const Winner winner = nodes_[known].winner;
        Node& node = nodes_[above];
        if (winner == Winner::attacker && escape) return;
        ++(winner == Winner::attacker ? node.attacker_won : node.defender_won);
        if (node.winner != Winner::open) return;
        const Side chooser = situations_[above].mover;
        if (chooser == Side::attacker) {
            if (node.attacker_won > 0) decide(above, Winner::attacker, known);
            if (node.defender_won == node.edge_count) decide(above, Winner::defender, known);
        } else {
            if (node.defender_won > 0) decide(above, Winner::defender, known);
            if (node.attacker_won == node.edge_count) decide(above, Winner::attacker, known);
        }
    }

    void decide(NodeId id, Winner winner, NodeId reason) {
        nodes_[id].winner = winner;
        nodes_[id].reason = reason;
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
