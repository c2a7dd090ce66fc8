// From a decided arena to a strategy machine over the exact game, in which nothing is forgotten about bans.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <stdexcept>
#include <tuple>
#include <vector>

#include "optimized/plan.hpp"
#include "optimized/strategy_machine.hpp"

namespace shikatsu::optimized {

/// Plays the winner's plan against every answer. The plan lives on nodes that may have forgotten dormant
/// bans; the machine tracks the exact bans beside, to know which assumption about them is the true one.
template <int W>
class WitnessBuilder {
  public:
    /// `stop` is asked now and then; it may be empty.
    WitnessBuilder(const Arena<W>& arena, std::size_t max_nodes, std::function<bool()> stop)
        : arena_(&arena),
          exact_(arena.game().geometry(), arena.game().question(), arena.game().readings(),
                 BanMemory{BanMemory::unlimited}),
          max_nodes_(max_nodes),
          stop_(std::move(stop)) {}

    /// The winner's strategy, or nothing if it has more than max_nodes nodes or was stopped. Requires a
    /// decided root.
    std::optional<StrategyMachine> build(Player attacker) {
        const bool attacker_wins = arena_->winner(arena_->root()) == Winner::attacker;
        if (attacker_wins) {
            attacker_plan_.emplace(*arena_);
            machine_.player = attacker;
        } else {
            defender_plan_.emplace(*arena_);
            machine_.player = opponent(attacker);
        }
        const Situation start{exact_.root(), arena_->root(), 0};
        if (attacker_wins) {
            node_for(start);
        } else {
            machine_.nodes.push_back({Pass{}, {}, to_pass});
            if (!terminal(start.node)) pending_.push_back({0, start});
        }
        while (!pending_.empty()) {
            if (machine_.nodes.size() > max_nodes_ || (stop_ && stop_())) return std::nullopt;
            const auto [node, situation] = pending_.back();
            pending_.pop_back();
            answer(node, situation);
        }
        close_with_pass();
        if (machine_.nodes.size() > max_nodes_) return std::nullopt;
        return machine_;
    }

  private:
    /// A state of the exact game, the arena's node that stands for it, and the attacker's goal.
    struct Situation {
        State<W> state;
        NodeId node = no_node;
        std::size_t goal = 0;

        auto key() const {
            return std::tuple(state.board, state.intact, state.bans, state.mover, node, goal);
        }
    };

    static constexpr StrategyMachine::NodeIndex to_pass = 0xFFFFFFFF;

    bool terminal(NodeId id) const {
        return attacker_plan_ ? attacker_plan_->terminal(id) : defender_plan_->terminal(id);
    }

    /// The machine's node for a situation in which the winner is to move. A terminal one is won by passing
    /// on.
    StrategyMachine::NodeIndex node_for(Situation situation) {
        if (terminal(situation.node)) return to_pass;
        if (attacker_plan_) situation.goal = attacker_plan_->goal_at(situation.goal, situation.node);
        const auto [entry, added] = indices_.try_emplace(
            situation.key(), static_cast<StrategyMachine::NodeIndex>(machine_.nodes.size()));
        if (!added) return entry->second;
        const Edge& edge = attacker_plan_ ? attacker_plan_->choice(situation.goal, situation.node)
                                          : defender_plan_->choice(situation.node);
        machine_.nodes.push_back({edge.move, {}, to_pass});
        const Situation after = follow(situation, edge.move);
        // At a terminal node the winner needs no plan any more: whatever comes, he passes.
        if (!terminal(after.node)) pending_.push_back({entry->second, after});
        return entry->second;
    }

    /// Fills in the answers to all moves of the loser from `situation`, where he is to move.
    void answer(StrategyMachine::NodeIndex node, Situation situation) {
        if (attacker_plan_) situation.goal = attacker_plan_->goal_at(situation.goal, situation.node);
        std::vector<Successor<W>> moves;
        exact_.successors(situation.state, moves);
        for (const Successor<W>& move : moves) {
            const StrategyMachine::NodeIndex next = node_for(follow(situation, move.move));
            machine_.nodes[node].next.emplace_back(move.move, next);
        }
        machine_.nodes[node].otherwise = to_pass;
    }

    /// The situation after `move`, with the arena's node whose assumptions about bans are true.
    Situation follow(const Situation& situation, const HypotheticalMove& move) {
        std::vector<Successor<W>> moves;
        exact_.successors(situation.state, moves);
        for (const Successor<W>& successor : moves) {
            if (successor.move != move) continue;
            for (const Edge& edge : arena_->successors(situation.node)) {
                if (edge.move != move) continue;
                return {successor.states.front(), true_node(edge.to, successor.states.front()),
                        situation.goal};
            }
        }
        throw std::logic_error("witness: the arena and the exact game have different moves");
    }

    NodeId true_node(NodeId id, const State<W>& exact) const {
        if (arena_->chooser(id) != Chooser::adversary) return id;
        for (const Edge& edge : arena_->successors(id)) {
            if (stands_for(arena_->game().bans(arena_->state(edge.to)), exact)) return edge.to;
        }
        throw std::logic_error("witness: no assumption about forgotten bans is the true one");
    }

    bool stands_for(const BanKnowledge& known, const State<W>& exact) const {
        const BanKnowledge& bans = exact_.bans(exact);
        if (known.complete) return known.bans == bans.bans;
        return known.bans == exact_.shaped_bans(exact);
    }

    /// Replaces the marker by a node that passes for ever.
    void close_with_pass() {
        const auto sink = static_cast<StrategyMachine::NodeIndex>(machine_.nodes.size());
        machine_.nodes.push_back({Pass{}, {}, sink});
        for (StrategyMachine::Node& node : machine_.nodes) {
            for (auto& [move, next] : node.next) {
                if (next == to_pass) next = sink;
            }
            if (node.otherwise == to_pass) node.otherwise = sink;
        }
    }

    const Arena<W>* arena_;
    ForceGame<W> exact_;
    std::size_t max_nodes_;
    std::function<bool()> stop_;
    std::optional<AttackerPlan<W>> attacker_plan_;
    std::optional<DefenderPlan<W>> defender_plan_;
    StrategyMachine machine_;
    std::map<decltype(Situation{}.key()), StrategyMachine::NodeIndex> indices_;
    std::vector<std::pair<StrategyMachine::NodeIndex, Situation>> pending_;
};

}  // namespace shikatsu::optimized
