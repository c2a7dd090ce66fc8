// A main variation: the winner's plan against the answers that hold out longest.
#pragma once

#include <map>
#include <optional>
#include <stdexcept>
#include <tuple>
#include <vector>

#include "optimized/adjudication.hpp"
#include "optimized/force/plan.hpp"

namespace shikatsu::optimized {

/// Walks one play through a decided arena and keeps the exact bans beside it, so that each move is allowed
/// and what repeats for ever really does. It illustrates the verdict and does not prove it.
template <int W>
class VariationWriter {
  public:
    /// Requires a decided root.
    explicit VariationWriter(const Arena<W>& arena)
        : arena_(&arena),
          exact_(arena.game().geometry(), arena.game().question(), arena.game().readings(),
                 BanMemory{BanMemory::unlimited}, Shortcuts{}) {
        if (arena.winner(arena.root()) == Winner::attacker) {
            attacker_plan_.emplace(arena);
        } else {
            defender_plan_.emplace(arena);
            distance_to_capture_ = distances_to_capture();
        }
    }

    Variation write() {
        Variation variation;
        NodeId id = arena_->root();
        State<W> state = exact_.root();
        std::size_t goal = 0;
        std::map<std::tuple<NodeId, BanId, std::size_t>, std::size_t> visited;
        while (!over(id)) {
            if (attacker_plan_) goal = attacker_plan_->goal_at(goal, id);
            const auto [entry, first_visit] =
                visited.try_emplace({id, state.bans, goal}, variation.moves.size());
            if (!first_visit) {
                variation.cycle_start = entry->second;
                return variation;
            }
            const Edge* edge = next(id, goal);
            if (edge == nullptr) break;
            variation.moves.push_back(edge->move);
            state = after(state, edge->move);
            id = true_node(edge->to, state);
        }
        if (attacker_plan_) finish_by_filling(arena_->state(id), variation);
        variation.moves.emplace_back(Pass{});
        if (variation.moves.size() < 2 ||
            !std::holds_alternative<Pass>(variation.moves[variation.moves.size() - 2])) {
            variation.moves.emplace_back(Pass{});
        }
        return variation;
    }

  private:
    State<W> after(const State<W>& state, const HypotheticalMove& move) {
        std::vector<Successor<W>> moves;
        exact_.successors(state, moves);
        for (const Successor<W>& successor : moves) {
            if (successor.move == move) return successor.states.front();
        }
        throw std::logic_error("variation: the arena and the exact game have different moves");
    }

    /// Where bans were forgotten, the node with the true assumption about them.
    NodeId true_node(NodeId id, const State<W>& exact) const {
        if (arena_->chooser(id) != Chooser::adversary) return id;
        for (const Edge& edge : arena_->successors(id)) {
            if (stands_for(arena_->game().bans(arena_->state(edge.to)), exact)) return edge.to;
        }
        throw std::logic_error("variation: no assumption about forgotten bans is the true one");
    }

    bool stands_for(const BanKnowledge& known, const State<W>& exact) const {
        return known.bans == (known.complete ? exact_.bans(exact).bans : exact_.shaped_bans(exact));
    }

    bool terminal(NodeId id) const { return arena_->by_static_rule(id) || arena_->successors(id).empty(); }

    /// Whether the loser can as well stop here.
    bool over(NodeId id) const {
        if (terminal(id)) return true;
        const Chooser loser = attacker_plan_ ? Chooser::defender : Chooser::attacker;
        if (arena_->chooser(id) != loser) return false;
        return attacker_plan_ ? arena_->game().good(arena_->state(id)) : captured_in_vain(id);
    }

    /// The target is captured, and a stone would stay if play ended here.
    bool captured_in_vain(NodeId id) const {
        const State<W>& state = arena_->state(id);
        return arena_->game().captured(state) && !arena_->game().good(state);
    }

    /// Where the attacker has won by filling regions: his plays, while the defender passes.
    void finish_by_filling(State<W> state, Variation& variation) const {
        const ForceGame<W>& game = arena_->game();
        while (!game.good(state)) {
            if (state.mover == Side::defender) {
                variation.moves.emplace_back(Pass{});
                state.mover = Side::attacker;
                continue;
            }
            Bits<W> unwanted = game.dirty(state);
            if (!game.captured(state)) unwanted |= game.question().target;
            const Bits<W> all = game.geometry().all();
            const Bits<W> wanted = game.question().target | game.question().region;
            const Bits<W> lasting = lasting_while_filling(game.geometry(), state.board, wanted, all);
            const std::optional<Point> point = filling_play(game.geometry(), state.board, unwanted, lasting);
            if (!point) return;
            const StringTable<W> table(game.geometry(), state.board);
            const Bits<W> captured = table.effect(Side::attacker, *point).captured;
            state.board.of(Side::attacker).insert(*point);
            state.board.of(Side::defender) -= captured;
            state.intact -= captured;
            state.mover = Side::defender;
            variation.moves.emplace_back(Play{*point});
        }
    }

    const Edge* next(NodeId id, std::size_t goal) const {
        const Chooser chooser = arena_->chooser(id);
        if (attacker_plan_ && chooser == Chooser::attacker) return &attacker_plan_->choice(goal, id);
        if (defender_plan_ && chooser == Chooser::defender) return &defender_plan_->choice(id);
        return attacker_plan_ ? longest_resistance(id, goal) : best_attempt(id);
    }

    const Edge* longest_resistance(NodeId id, std::size_t goal) const {
        const Edge* best = nullptr;
        for (const Edge& edge : arena_->successors(id)) {
            const Rank rank = attacker_plan_->rank(goal, edge.to);
            if (rank == unranked) continue;
            if (best == nullptr || rank > attacker_plan_->rank(goal, best->to)) best = &edge;
        }
        return best;
    }

    /// For a losing attacker: towards a capture in vain if there is one, else the threat that leaves the
    /// target the fewest liberties and that the defender's plan has to answer. None if he has no threat.
    const Edge* best_attempt(NodeId id) const {
        const Edge* best = nullptr;
        std::pair<Rank, int> best_key{unranked, 0};
        for (const Edge& edge : arena_->successors(id)) {
            const Rank distance = distance_to_capture_[edge.to];
            if (distance == unranked && !needs_answer(edge)) continue;
            const std::pair<Rank, int> key{distance, liberties_of_target(edge.to)};
            if (best == nullptr || key < best_key) {
                best = &edge;
                best_key = key;
            }
        }
        return best;
    }

    bool needs_answer(const Edge& edge) const {
        NodeId id = edge.to;
        while (arena_->chooser(id) == Chooser::adversary) id = arena_->successors(id).front().to;
        return !terminal(id) && arena_->chooser(id) == Chooser::defender &&
               !std::holds_alternative<Pass>(defender_plan_->choice(id).move);
    }

    int liberties_of_target(NodeId id) const {
        const ForceGame<W>& game = arena_->game();
        const Board<W>& board = arena_->state(id).board;
        const Bits<W>& target = game.question().target;
        if (!target.subset_of(board.of(Side::defender))) return 0;
        const Bits<W> string = game.geometry().flood(target, board.of(Side::defender));
        return (game.geometry().neighbours(string) - board.occupied()).count();
    }

    /// For a losing attacker: how far a capture in vain is while the defender follows his plan, so that the
    /// variation shows what happens after the capture.
    std::vector<Rank> distances_to_capture() const {
        std::vector<Rank> distance(arena_->size(), unranked);
        std::vector<NodeId> queue;
        for (NodeId id = 0; id < arena_->size(); ++id) {
            if (arena_->winner(id) == Winner::defender && defender_plan_->ranked(id) &&
                captured_in_vain(id)) {
                distance[id] = 0;
                queue.push_back(id);
            }
        }
        for (std::size_t head = 0; head < queue.size(); ++head) {
            arena_->for_each_predecessor(queue[head], [&](NodeId above) {
                if (distance[above] != unranked || arena_->winner(above) != Winner::defender) return;
                if (!defender_plan_->ranked(above)) return;
                const bool planned = arena_->chooser(above) != Chooser::defender ||
                                     (!terminal(above) && defender_plan_->choice(above).to == queue[head]);
                if (!planned) return;
                distance[above] = distance[queue[head]] + 1;
                queue.push_back(above);
            });
        }
        return distance;
    }

    const Arena<W>* arena_;
    ForceGame<W> exact_;
    std::optional<AttackerPlan<W>> attacker_plan_;
    std::optional<DefenderPlan<W>> defender_plan_;
    std::vector<Rank> distance_to_capture_;
};

}  // namespace shikatsu::optimized
