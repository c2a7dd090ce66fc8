// Play among open situations with its whole past: where repetition decides, the rules' own bookkeeping.
#pragma once

#include <algorithm>
#include <optional>
#include <random>
#include <unordered_map>
#include <vector>

#include "optimized/asura1989/hypo_graph.hpp"
#include "reference/values/asura1989_readings.hpp"

namespace shikatsu::optimized::asura1989 {

using Readings = shikatsu::asura1989::Readings;

/// The winner's choice at one of his turns, or that what is known of the situation suffices.
struct HistoryTurn {
    std::optional<HypotheticalMove> choice;
    NodeId at = no_node;
};

/// The winner's turns in hypo-sequences, each followed by those after each of the loser's moves in turn: the
/// pass, ko-passes, plays. None where a lemma holds, or where he is forced to pass or ends play by a pass.
using HistoryTurns = std::vector<HistoryTurn>;

/// Depth-first over hypo-sequences that stay among open situations. One that leaves them for a situation with
/// a known winner is decided there, for the past has no part in that (proofs/asura-1989.md, "first-visit").
template <int W>
class HistorySearch {
  public:
    /// Longer hypo-sequences are in no strategy: the checker of certificates goes no farther than a few more
    /// moves.
    static constexpr std::size_t longest_sequence = 990;

    /// Unexplored situations count as won by `leaf_winner`; so an answer for the other side is exact. The
    /// moves of each situation are tried in an order drawn from `seed`: how long a search takes depends on
    /// it, what it finds does not.
    HistorySearch(const HypoGraph<W>& graph, const Readings& readings, Side leaf_winner,
                  std::uint64_t max_steps, std::uint64_t seed)
        : graph_(&graph),
          readings_(readings),
          leaf_winner_(leaf_winner),
          steps_left_(max_steps),
          random_(seed) {}

    /// Who wins from the root; nothing if the steps do not suffice.
    std::optional<Side> root_winner() { return winner(graph_->root(), nullptr); }
    /// How the side that unexplored situations do not count for wins; nothing if it is not found to.
    std::optional<HistoryTurns> strategy() {
        HistoryTurns turns;
        if (winner(graph_->root(), &turns) != other(leaf_winner_)) return std::nullopt;
        return turns;
    }

  private:
    static constexpr std::uint32_t never = std::numeric_limits<std::uint32_t>::max();

    /// `turns` get those of the strategy, if it is the one for whom it is looked for that wins; it may be
    /// null.
    std::optional<Side> winner(NodeId id, HistoryTurns* turns) {
        if (graph_->winner(id) != Winner::open) {
            if (turns != nullptr) note_known(id, *turns);
            return graph_->winner(id) == Winner::attacker ? Side::attacker : Side::defender;
        }
        if (!graph_->expanded(id)) return leaf_winner_;
        if (steps_left_ == 0 || (turns != nullptr && played_.size() >= longest_sequence)) return std::nullopt;
        --steps_left_;
        const std::uint32_t before = occurrence(id);
        if (before != never) {
            const Bits<W> cycle = played_since(before);
            if (touches(cycle)) return at_tactical_cycle(id, cycle);
            if (graph_->favoured(id) != graph_->mover(id)) return after_unfavoured_pass(id);
        }
        if (before == never || readings_.previous_occurrence == shikatsu::asura1989::PreviousOccurrence::last)
            occurrence_[id] = static_cast<std::uint32_t>(played_.size());
        const std::optional<Side> result = before == never ? best(id, turns) : after_forced_pass(id, turns);
        if (before == never) {
            occurrence_.erase(id);
        } else {
            occurrence_[id] = before;
        }
        return result;
    }

    /// The mover has the choice.
    std::optional<Side> best(NodeId id, HistoryTurns* turns) {
        const Side mover = graph_->mover(id);
        const bool winners = mover != leaf_winner_;
        const bool unfavoured = graph_->favoured(id) != mover;
        if (unfavoured && after_unfavoured_pass(id) == mover) {
            if (turns != nullptr && winners) turns->push_back({Pass{}, id});
            return mover;
        }
        const std::vector<const Edge*>& moves = edges(id);
        std::vector<HistoryTurns> after_each(turns != nullptr && !winners ? moves.size() : 0);
        HistoryTurns after_this;
        bool undecided = false;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const Edge& edge = *moves[i];
            after_this.clear();
            HistoryTurns* then = turns == nullptr ? nullptr : winners ? &after_this : &after_each[i];
            const std::optional<Side> result = after(edge, then);
            if (result == mover) {
                if (turns != nullptr && winners) {
                    turns->push_back({edge.move, id});
                    turns->insert(turns->end(), after_this.begin(), after_this.end());
                }
                return mover;
            }
            undecided = undecided || !result;
        }
        if (undecided) return std::nullopt;
        if (turns != nullptr && !winners) note_in_order(id, moves, after_each, *turns);
        return other(mover);
    }

    /// It is the winner's turn: what he can bring about and is known was settled together with the situation
    /// before.
    void note_known(NodeId id, HistoryTurns& turns) const {
        const bool by_lemma = !graph_->expanded(id);
        if (!by_lemma) turns.push_back({std::nullopt, id});
    }

    /// The turns after each of the loser's moves, which were tried in another order.
    void note_in_order(NodeId id, const std::vector<const Edge*>& moves,
                       const std::vector<HistoryTurns>& after_each, HistoryTurns& turns) const {
        for (const Edge& edge : graph_->successors(id)) {
            const auto at = std::find(moves.begin(), moves.end(), &edge);
            if (at == moves.end()) continue;
            const HistoryTurns& then = after_each[static_cast<std::size_t>(at - moves.begin())];
            turns.insert(turns.end(), then.begin(), then.end());
        }
    }

    /// The moves in the order of this search.
    const std::vector<const Edge*>& edges(NodeId id) {
        std::vector<const Edge*>& edges = edges_[id];
        if (edges.empty()) {
            for (const Edge& edge : graph_->successors(id)) {
                if (!edge.escape) edges.push_back(&edge);
            }
            for (std::size_t i = edges.size(); i > 1; --i) std::swap(edges[i - 1], edges[random_() % i]);
        }
        return edges;
    }

    std::optional<Side> after(const Edge& edge, HistoryTurns* turns) {
        Bits<W> stone;
        if (const auto* play = std::get_if<Play>(&edge.move)) stone.insert(play->point);
        played_.push_back(stone);
        const std::optional<Side> result = winner(edge.to, turns);
        played_.pop_back();
        return result;
    }

    std::optional<Side> after_forced_pass(NodeId id, HistoryTurns* turns) {
        for (const Edge& edge : graph_->successors(id)) {
            if (std::holds_alternative<Pass>(edge.move) && !edge.escape) return after(edge, turns);
        }
        return std::nullopt;
    }

    /// The other side passes in turn, unless the pass has led back to a situation, and round a cycle that
    /// touches the chain.
    Side after_unfavoured_pass(NodeId id) const {
        const Side favoured = graph_->favoured(id);
        if (graph_->mover(id) == Side::defender) return favoured;
        const std::optional<NodeId> to = graph_->find(graph_->game().passed(graph_->situation(id)));
        if (!to || occurrence(*to) == never) return favoured;
        const Bits<W> cycle = played_since(occurrence(*to));
        return touches(cycle) ? at_tactical_cycle(id, cycle) : favoured;
    }

    /// The number of moves before the situation was there, or never.
    std::uint32_t occurrence(NodeId id) const {
        const auto known = occurrence_.find(id);
        return known == occurrence_.end() ? never : known->second;
    }

    /// [AS89-SA-3]
    Side at_tactical_cycle(NodeId id, const Bits<W>& cycle) const {
        const Bits<W> saving = graph_->game().saving(graph_->situation(id)) - cycle;
        return saving.empty() ? Side::attacker : Side::defender;
    }

    bool touches(const Bits<W>& cycle) const { return cycle.meets(graph_->game().question().chain); }

    Bits<W> played_since(std::uint32_t occurrence) const {
        Bits<W> points;
        for (std::size_t i = occurrence; i < played_.size(); ++i) points |= played_[i];
        return points;
    }

    const HypoGraph<W>* graph_;
    Readings readings_;
    Side leaf_winner_;
    std::uint64_t steps_left_;
    std::mt19937_64 random_;
    std::vector<Bits<W>> played_;  // for each move of the sequence the intersection played on, if any
    // Few of the situations are met.
    std::unordered_map<NodeId, std::uint32_t> occurrence_;
    std::unordered_map<NodeId, std::vector<const Edge*>> edges_;
};

}  // namespace shikatsu::optimized::asura1989
