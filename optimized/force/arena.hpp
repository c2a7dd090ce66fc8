// The explored part of a force game as an explicit graph, with the winners that follow from it by finite
// play.
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "optimized/exploration/leaf_picture.hpp"
#include "optimized/exploration/node.hpp"
#include "optimized/force/force_game.hpp"
#include "optimized/kernel/winner.hpp"

namespace shikatsu::optimized {

/// An edge: the move that it stands for (none for an adversary's choice) and where it leads.
struct Edge {
    HypotheticalMove move;
    NodeId to = no_node;
};

/// Grows by expand(); settles winners backwards as soon as they follow. A node's winner, once known, is
/// final.
template <int W>
class Arena {
  public:
    static constexpr int words = W;

    /// Tells the winner of a state that is known from elsewhere.
    using Oracle = std::function<Winner(const State<W>&)>;

    explicit Arena(ForceGame<W>& game, Oracle oracle = {}) : Arena(game, game.root(), std::move(oracle)) {}

    /// Of play that goes on from a state of the game.
    Arena(ForceGame<W>& game, const State<W>& root, Oracle oracle)
        : game_(&game), oracle_(std::move(oracle)) {
        table_.assign(1024, no_node);
        root_ = node_of(root);
    }

    ForceGame<W>& game() const { return *game_; }
    NodeId root() const { return root_; }
    std::size_t size() const { return nodes_.size(); }

    /// The winner of a state that is known from elsewhere, if it is.
    Winner told(const State<W>& state) const { return oracle_ ? oracle_(state) : Winner::open; }

    /// Whether forgotten bans have left a choice to the adversary anywhere.
    bool has_adversary() const { return has_adversary_; }

    Chooser chooser(NodeId id) const { return nodes_[id].chooser; }
    Winner winner(NodeId id) const { return nodes_[id].winner; }
    bool expanded(NodeId id) const { return nodes_[id].expanded; }
    /// An open node that has not been expanded.
    bool leaf(NodeId id) const { return !nodes_[id].expanded && nodes_[id].winner == Winner::open; }
    /// Whether the winner is known without looking at successors.
    bool by_static_rule(NodeId id) const { return nodes_[id].by_static_rule; }
    /// The successor that settled this node as the last, if one did; at the winner's node his choice.
    NodeId reason(NodeId id) const { return nodes_[id].reason; }
    /// For an adversary's node: the state before the choice, but for its bans.
    const State<W>& state(NodeId id) const { return states_[id]; }

    std::span<const Edge> successors(NodeId id) const {
        return {edges_.data() + nodes_[id].first_edge, nodes_[id].edge_count};
    }

    /// Calls visit(predecessor) for each edge into `id`.
    template <class Visit>
    void for_each_predecessor(NodeId id, Visit visit) const {
        for (std::uint32_t e = nodes_[id].last_in; e != no_edge; e = incoming_[e].next)
            visit(incoming_[e].from);
    }

    std::optional<NodeId> find(const State<W>& state) const {
        const NodeId id = table_[slot_of(state)];
        if (id == no_node) return std::nullopt;
        return id;
    }

    static bool is_choice(const Edge& /*edge*/) { return true; }

    /// Whether the attacker has what he wants if play ends here.
    bool good(NodeId id) const { return game_->good(states_[id]); }

    /// Whether play that goes round these nodes for ever is what the attacker wants.
    bool serves_attacker(std::span<const NodeId> cycle) const {
        if (!game_->captured(states_[cycle.front()])) return false;
        Bits<W> always_dirty = game_->question().region;
        for (const NodeId id : cycle) always_dirty = always_dirty & game_->dirty(states_[id]);
        return always_dirty.empty();
    }

    Landscape<W> landscape() const {
        const ForceQuestion<W>& question = game_->question();
        const Bits<W> area = question.zone ? question.zone->points : game_->geometry().all();
        return {&game_->geometry(), area, question.region};
    }

    /// Requires a player's node.
    LeafPicture<W> picture(NodeId id) const {
        const State<W>& state = states_[id];
        const Bits<W> dirty = game_->dirty(state);
        LeafPicture<W> picture;
        picture.board = &state.board;
        picture.mover = state.mover;
        picture.bans = static_cast<int>(game_->bans(state).bans.size());
        picture.captured = game_->captured(state);
        picture.wanted = picture.captured ? dirty : game_->question().target & state.board.of(Side::defender);
        picture.played = dirty.count();
        const std::uint32_t in = nodes_[id].last_in;
        const NodeId from = in == no_edge ? no_node : incoming_[in].from;
        if (from != no_node && chooser(from) != Chooser::adversary)
            picture.last = {edges_[in].move, states_[from].mover, &states_[from].board};
        return picture;
    }

    /// Adds the successors of a leaf and settles what follows: all of them, or one alone if its mover is
    /// known to win there. Requires leaf(id).
    void expand(NodeId id) {
        game_->successors(states_[id], scratch_);
        const Winner mover = winner_of(states_[id].mover);
        std::vector<Known> known;
        known.reserve(scratch_.size());
        for (const Successor<W>& successor : scratch_) {
            known.push_back(successor.states.size() == 1 ? known_of(successor.states.front()) : Known{});
            if (known.back().winner != mover) continue;
            attach(id, {{successor.move, node_of(successor.states.front(), known.back())}});
            return;
        }
        std::vector<Edge> edges;
        edges.reserve(scratch_.size());
        for (std::size_t i = 0; i < scratch_.size(); ++i) {
            const Successor<W>& successor = scratch_[i];
            edges.push_back({successor.move, successor.states.size() == 1
                                                 ? node_of(successor.states.front(), known[i])
                                                 : adversary_node(successor)});
        }
        attach(id, edges);  // after the adversary nodes' own edges, so that this node's stand together
        if (edges.empty())
            settle(id, nodes_[id].chooser == Chooser::attacker ? Winner::defender : Winner::attacker);
    }

    /// Declares the winner of an open node and settles what follows.
    void settle(NodeId id, Winner winner) {
        decide(id, winner, no_node);
        spread();
    }

    /// Settles the open nodes whose winner has become known elsewhere since they were added.
    void ask_oracle_again() {
        for (NodeId id = 0; id < size(); ++id) {
            if (nodes_[id].winner != Winner::open || nodes_[id].chooser == Chooser::adversary) continue;
            const Winner winner = told(states_[id]);
            if (winner != Winner::open) settle(id, winner);
        }
    }

  private:
    static constexpr std::uint32_t no_edge = std::numeric_limits<std::uint32_t>::max();

    struct Node {
        std::uint32_t first_edge = 0;
        std::uint32_t last_in = no_edge;
        NodeId reason = no_node;
        std::uint16_t edge_count = 0;
        std::uint16_t attacker_won = 0;  // successors
        std::uint16_t defender_won = 0;  // successors
        Chooser chooser = Chooser::attacker;
        Winner winner = Winner::open;
        bool expanded = false;
        bool by_static_rule = false;
    };
    struct Incoming {
        NodeId from;
        std::uint32_t next;
    };

    NodeId add_node(const State<W>& state, Chooser chooser) {
        const auto id = static_cast<NodeId>(nodes_.size());
        nodes_.emplace_back();
        nodes_.back().chooser = chooser;
        states_.push_back(state);
        return id;
    }

    std::size_t slot_of(const State<W>& state) const {
        const std::size_t mask = table_.size() - 1;
        std::size_t slot = state.hash() & mask;
        while (table_[slot] != no_node && !(states_[table_[slot]] == state)) slot = (slot + 1) & mask;
        return slot;
    }

    /// What is known of a state before anything is explored.
    struct Known {
        Winner winner = Winner::open;
        bool by_static_rule = false;
    };

    Known known_of(const State<W>& state) const {
        const NodeId id = table_[slot_of(state)];
        if (id != no_node) return {nodes_[id].winner, nodes_[id].by_static_rule};
        if (const auto side = game_->static_winner(state)) return {winner_of(*side), true};
        return {told(state), false};
    }

    NodeId node_of(const State<W>& state) { return node_of(state, known_of(state)); }

    NodeId node_of(const State<W>& state, const Known& known) {
        const std::size_t slot = slot_of(state);
        if (table_[slot] != no_node) return table_[slot];
        const NodeId id = add_node(state, chooser_of(state.mover));
        table_[slot] = id;
        nodes_[id].winner = known.winner;
        nodes_[id].by_static_rule = known.by_static_rule;
        if (++stored_ * 2 > table_.size()) rehash();
        return id;
    }

    void rehash() {
        std::vector<NodeId> old(table_.size() * 2, no_node);
        old.swap(table_);
        for (const NodeId id : old) {
            if (id != no_node) table_[slot_of(states_[id])] = id;
        }
    }

    NodeId adversary_node(const Successor<W>& successor) {
        std::vector<Edge> edges;
        for (const State<W>& state : successor.states) edges.push_back({Pass{}, node_of(state)});
        const NodeId id = add_node(successor.states.front(), Chooser::adversary);
        has_adversary_ = true;
        attach(id, edges);
        return id;
    }

    void attach(NodeId id, const std::vector<Edge>& edges) {
        nodes_[id].first_edge = static_cast<std::uint32_t>(edges_.size());
        nodes_[id].edge_count = static_cast<std::uint16_t>(edges.size());
        nodes_[id].expanded = true;
        for (const Edge& edge : edges) {
            edges_.push_back(edge);
            incoming_.push_back({id, nodes_[edge.to].last_in});
            nodes_[edge.to].last_in = static_cast<std::uint32_t>(incoming_.size() - 1);
        }
        for (const Edge& edge : edges) {
            if (nodes_[edge.to].winner != Winner::open) count(id, edge.to);
        }
        spread();
    }

    void spread() {
        while (!queue_.empty()) {
            const NodeId done = queue_.back();
            queue_.pop_back();
            for_each_predecessor(done, [&](NodeId above) { count(above, done); });
        }
    }

    /// The successor `known` of `above` has become known.
    void count(NodeId above, NodeId known) {
        Node& node = nodes_[above];
        ++(nodes_[known].winner == Winner::attacker ? node.attacker_won : node.defender_won);
        if (node.winner != Winner::open) return;
        const bool all_attacker = node.attacker_won == node.edge_count;
        const bool all_defender = node.defender_won == node.edge_count;
        if (all_attacker || (node.chooser == Chooser::attacker && node.attacker_won > 0)) {
            decide(above, Winner::attacker, known);
        } else if (all_defender || (node.chooser == Chooser::defender && node.defender_won > 0)) {
            decide(above, Winner::defender, known);
        }
    }

    void decide(NodeId id, Winner winner, NodeId reason) {
        nodes_[id].winner = winner;
        nodes_[id].reason = reason;
        queue_.push_back(id);
    }

    ForceGame<W>* game_;
    Oracle oracle_;
    NodeId root_ = no_node;
    std::vector<Node> nodes_;
    std::vector<State<W>> states_;
    std::vector<Edge> edges_;
    std::vector<Incoming> incoming_;  // parallel to edges_
    std::vector<NodeId> table_;       // open addressing; player nodes only
    std::size_t stored_ = 0;
    bool has_adversary_ = false;
    std::vector<NodeId> queue_;
    std::vector<Successor<W>> scratch_;
};

}  // namespace shikatsu::optimized
