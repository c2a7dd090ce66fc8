// From a decided graph to the winner's strategy without repetition: the contents of a certificate.
#pragma once

#include <cstddef>
#include <functional>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "optimized/asura1989/adjudication.hpp"
#include "optimized/asura1989/hypo_graph.hpp"
#include "reference/values/hypo_strategy.hpp"

namespace shikatsu::optimized::asura1989 {

/// Ranks situations by how far the winner is from a lemma or the end, by the graph alone, and numbers those
/// at his turns in the order in which they are met: that of the format (spec/certificates.md).
template <int W>
class HypoWitness {
  public:
    /// `stop` is asked now and then; it may be empty.
    HypoWitness(const HypoGraph<W>& graph, Side winner, std::size_t max_states, std::function<bool()> stop)
        : graph_(&graph),
          winner_(winner),
          max_states_(max_states),
          stop_(std::move(stop)),
          rank_(graph.size(), unranked),
          choice_(graph.size()) {}

    /// For the root. Nothing if the winner relies on repetition, if the strategy has more lines than
    /// max_states, or if it was stopped.
    std::optional<HypoStrategy> build() {
        const NodeId root = graph_->root();
        if (!covers(root)) return std::nullopt;
        if (winner_ == graph_->mover(root)) return build_for({root});
        met_.push_back(root);  // with the loser to move, so not a situation like the others
        const Lemma lemma = this->lemma(root);
        strategy_.lines.push_back({std::nullopt, lemma, 0});
        if (lemma == Lemma::none) follow_answers(root);
        return played_on();
    }

    /// The same for situations at the winner's turn, met in this order. Nothing also if there are none.
    std::optional<HypoStrategy> build_for(const std::vector<NodeId>& situations) {
        for (const NodeId id : situations) {
            if (!covers(id)) return std::nullopt;
            meet(id);
        }
        return played_on();
    }

    /// How play goes from the situation by that strategy. Requires that it is covered.
    MainLine main_line(NodeId id) const {
        MainLine line;
        while (rank_[id] > 0) {
            const auto [move, next] = graph_->mover(id) == winner_ ? choice_[id] : longest(id);
            if (next == no_node) break;
            line.moves.push_back(move);
            id = next;
        }
        line.end = lemma(id);
        if (line.end != Lemma::none) return line;
        const bool one_passed = !line.moves.empty() && std::holds_alternative<Pass>(line.moves.back());
        line.moves.insert(line.moves.end(), one_passed ? 1 : 2, Pass{});
        return line;
    }

    /// Whether the winner needs no repetition here.
    bool covers(NodeId id) {
        if (ranked_.empty()) rank_all();
        return rank_[id] != unranked;
    }

  private:
    static constexpr std::uint32_t unranked = std::numeric_limits<std::uint32_t>::max();

    std::optional<HypoStrategy> played_on() {
        for (std::size_t i = strategy_.lines.size(); i < met_.size(); ++i) {
            const bool stopped = i % 1024 == 0 && stop_ && stop_();
            if (stopped || met_.size() > max_states_) return std::nullopt;
            strategy_.lines.push_back(line_of(met_[i]));
        }
        return std::move(strategy_);
    }

    Lemma lemma(NodeId id) const {
        return graph_->expanded(id) ? Lemma::none : graph_->game().lemma(graph_->situation(id));
    }

    /// Backwards from where the winner has won, one step after the other.
    void rank_all() {
        const Winner winner = winner_of(winner_);
        std::vector<std::uint32_t> left(graph_->size(), 0);
        for (NodeId id = 0; id < graph_->size(); ++id) {
            left[id] = static_cast<std::uint32_t>(graph_->successors(id).size());
            const bool won_at_once = !graph_->expanded(id) && graph_->winner(id) == winner;
            const bool only_loses = graph_->expanded(id) && left[id] == 0 && graph_->mover(id) != winner_;
            if (won_at_once || only_loses) rank(id, 0);
        }
        for (std::size_t i = 0; i < ranked_.size(); ++i) {
            const NodeId done = ranked_[i];
            graph_->for_each_predecessor(done, [&](NodeId above) {
                if (rank_[above] != unranked) return;
                if (graph_->mover(above) != winner_) {
                    if (--left[above] == 0) rank(above, rank_[done] + 1);
                } else if (const Edge* edge = choice_of(above, done)) {
                    choose(above, edge->move, done);
                }
            });
            if (winner_ == Side::defender) rank_by_a_pass(done);
        }
    }

    /// The attacker may pass where that suits the defender. If the situation after it was to be a longer way
    /// from winning it might come before: there the defender passes, too, an edge that the graph may have
    /// left out.
    void rank_by_a_pass(NodeId id) {
        const HypoGame<W>& game = graph_->game();
        const Situation<W>& situation = graph_->situation(id);
        if (situation.mover != Side::attacker || game.favoured(situation) != Side::defender) return;
        const Situation<W> passed = game.passed(situation);
        const std::optional<NodeId> after = graph_->find(passed);
        if (!after || rank_[*after] != unranked || !(game.passed(passed) == situation)) return;
        choose(*after, Pass{}, id);
    }

    /// The loser's move after which the winner is farthest from what he wants; to no node if all that is left
    /// is the pass that ends play.
    std::pair<HypotheticalMove, NodeId> longest(NodeId id) const {
        std::pair<HypotheticalMove, NodeId> best{Pass{}, no_node};
        for (const Edge& edge : graph_->successors(id)) {
            if (edge.escape || (best.second != no_node && rank_[edge.to] <= rank_[best.second])) continue;
            best = {edge.move, edge.to};
        }
        return best;
    }

    void choose(NodeId id, const HypotheticalMove& move, NodeId next) {
        choice_[id] = {move, next};
        rank(id, rank_[next] + 1);
    }

    void rank(NodeId id, std::uint32_t number) {
        rank_[id] = number;
        ranked_.push_back(id);
    }

    const Edge* choice_of(NodeId from, NodeId to) const {
        for (const Edge& edge : graph_->successors(from)) {
            if (edge.to == to && HypoGraph<W>::is_choice(edge)) return &edge;
        }
        return nullptr;
    }

    HypoStrategy::Line line_of(NodeId id) {
        if (const Lemma lemma = this->lemma(id); lemma != Lemma::none) return {std::nullopt, lemma, 0};
        const auto& [move, next] = choice_[id];
        if (const Lemma lemma = this->lemma(next); lemma != Lemma::none) return {move, lemma, 0};
        follow_answers(next);
        return {move, Lemma::none, rank_[id]};
    }

    /// Meets what the loser can bring about, in the order of his moves. An escape is met only if the
    /// situation is one of the strategy's anyway.
    void follow_answers(NodeId id) {
        for (const Edge& edge : graph_->successors(id)) {
            if (!edge.escape) meet(edge.to);
        }
    }

    void meet(NodeId id) {
        if (known_.empty()) known_.resize(graph_->size(), false);
        if (known_[id]) return;
        known_[id] = true;
        met_.push_back(id);
    }

    const HypoGraph<W>* graph_;
    Side winner_;
    std::size_t max_states_;
    std::function<bool()> stop_;
    std::vector<std::uint32_t> rank_;
    std::vector<std::pair<HypotheticalMove, NodeId>> choice_;
    std::vector<NodeId> ranked_;
    HypoStrategy strategy_;
    std::vector<NodeId> met_;
    std::vector<bool> known_;
};

}  // namespace shikatsu::optimized::asura1989
