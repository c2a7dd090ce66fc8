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

/// How the winner wins from a situation on.
struct HistoryStrategy {
    /// His turns, each followed by those after each of the loser's moves in turn: the pass, ko-passes, plays.
    /// None where a lemma holds, or where he is forced to pass or ends play by a pass.
    std::vector<HistoryTurn> turns;
    /// One play, a long one where the loser has the choice, until it ends or comes to what is known.
    std::vector<HypotheticalMove> line;
    std::optional<NodeId> known;
    /// Whether that play ends by a tactical-cycle.
    bool tactical_cycle = false;

    /// The line is this move and what comes then.
    void play_on(const HypotheticalMove& move, const HistoryStrategy& then) {
        line = {move};
        line.insert(line.end(), then.line.begin(), then.line.end());
        known = then.known;
        tactical_cycle = then.tactical_cycle;
    }
};

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
    std::optional<HistoryStrategy> strategy() {
        HistoryStrategy strategy;
        if (winner(graph_->root(), &strategy) != other(leaf_winner_)) return std::nullopt;
        return strategy;
    }

  private:
    static constexpr std::uint32_t never = std::numeric_limits<std::uint32_t>::max();

    /// `strategy` becomes that of the side for which it is looked for, if it wins; it may be null.
    std::optional<Side> winner(NodeId id, HistoryStrategy* strategy) {
        if (graph_->winner(id) != Winner::open) {
            if (strategy != nullptr) note_known(id, *strategy);
            return graph_->winner(id) == Winner::attacker ? Side::attacker : Side::defender;
        }
        if (!graph_->expanded(id)) return leaf_winner_;
        if (steps_left_ == 0 || (strategy != nullptr && played_.size() >= longest_sequence))
            return std::nullopt;
        --steps_left_;
        const std::uint32_t before = occurrence(id);
        if (before != never) {
            const Bits<W> cycle = played_since(before);
            if (touches(cycle)) {
                if (strategy != nullptr) strategy->tactical_cycle = true;
                return at_tactical_cycle(id, cycle);
            }
            if (graph_->favoured(id) != graph_->mover(id)) return after_unfavoured_pass(id, strategy);
        }
        if (before == never || readings_.previous_occurrence == shikatsu::asura1989::PreviousOccurrence::last)
            occurrence_[id] = static_cast<std::uint32_t>(played_.size());
        const std::optional<Side> result =
            before == never ? best(id, strategy) : after_forced_pass(id, strategy);
        if (before == never) {
            occurrence_.erase(id);
        } else {
            occurrence_[id] = before;
        }
        return result;
    }

    /// The mover has the choice.
    std::optional<Side> best(NodeId id, HistoryStrategy* strategy) {
        const Side mover = graph_->mover(id);
        const bool winners = mover != leaf_winner_;
        const bool unfavoured = graph_->favoured(id) != mover;
        if (unfavoured && after_unfavoured_pass(id, strategy) == mover) {
            if (strategy != nullptr && winners) strategy->turns.push_back({Pass{}, id});
            return mover;
        }
        const std::vector<const Edge*>& moves = edges(id);
        std::vector<HistoryStrategy> after_each(strategy != nullptr && !winners ? moves.size() : 0);
        HistoryStrategy after_this;
        bool undecided = false;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const Edge& edge = *moves[i];
            after_this = {};
            HistoryStrategy* then = strategy == nullptr ? nullptr : winners ? &after_this : &after_each[i];
            const std::optional<Side> result = after(edge, then);
            if (result == mover) {
                if (strategy != nullptr && winners) note_choice(id, edge.move, after_this, *strategy);
                return mover;
            }
            undecided = undecided || !result;
        }
        if (undecided) return std::nullopt;
        if (strategy != nullptr && !winners) note_in_order(id, moves, after_each, *strategy);
        return other(mover);
    }

    /// It is the winner's turn: what he can bring about and is known was settled together with the situation
    /// before.
    void note_known(NodeId id, HistoryStrategy& strategy) const {
        const bool by_lemma = !graph_->expanded(id);
        if (!by_lemma) strategy.turns.push_back({std::nullopt, id});
        strategy.known = id;
    }

    static void note_choice(NodeId id, const HypotheticalMove& move, const HistoryStrategy& then,
                            HistoryStrategy& strategy) {
        strategy.turns.assign({{move, id}});
        strategy.turns.insert(strategy.turns.end(), then.turns.begin(), then.turns.end());
        strategy.play_on(move, then);
    }

    /// What comes after each of the loser's moves, which were tried in another order. If he has none but the
    /// pass that is bad for him, the line is that.
    void note_in_order(NodeId id, const std::vector<const Edge*>& moves,
                       const std::vector<HistoryStrategy>& after_each, HistoryStrategy& strategy) const {
        std::size_t longest = 0;
        for (const Edge& edge : graph_->successors(id)) {
            const auto at = std::find(moves.begin(), moves.end(), &edge);
            if (at == moves.end()) continue;
            const HistoryStrategy& then = after_each[static_cast<std::size_t>(at - moves.begin())];
            strategy.turns.insert(strategy.turns.end(), then.turns.begin(), then.turns.end());
            if (then.line.size() < longest) continue;
            longest = then.line.size();
            strategy.play_on(edge.move, then);
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

    std::optional<Side> after(const Edge& edge, HistoryStrategy* then) {
        Bits<W> stone;
        if (const auto* play = std::get_if<Play>(&edge.move)) stone.insert(play->point);
        played_.push_back(stone);
        const std::optional<Side> result = winner(edge.to, then);
        played_.pop_back();
        return result;
    }

    std::optional<Side> after_forced_pass(NodeId id, HistoryStrategy* strategy) {
        for (const Edge& edge : graph_->successors(id)) {
            if (!std::holds_alternative<Pass>(edge.move) || edge.escape) continue;
            HistoryStrategy then;
            const std::optional<Side> result = after(edge, strategy == nullptr ? nullptr : &then);
            if (strategy == nullptr) return result;
            strategy->turns = then.turns;
            strategy->play_on(Pass{}, then);
            return result;
        }
        return std::nullopt;
    }

    /// The other side passes in turn, unless the pass has led back to a situation, and round a cycle that
    /// touches the chain. Only the line of `strategy` is set; it may be null.
    Side after_unfavoured_pass(NodeId id, HistoryStrategy* strategy) const {
        const Side favoured = graph_->favoured(id);
        if (strategy != nullptr) strategy->line = {Pass{}, Pass{}};
        if (graph_->mover(id) == Side::defender) return favoured;
        const std::optional<NodeId> to = graph_->find(graph_->game().passed(graph_->situation(id)));
        if (!to || occurrence(*to) == never) return favoured;
        const Bits<W> cycle = played_since(occurrence(*to));
        if (!touches(cycle)) return favoured;
        if (strategy != nullptr) {
            strategy->line = {Pass{}};
            strategy->tactical_cycle = true;
        }
        return at_tactical_cycle(id, cycle);
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
