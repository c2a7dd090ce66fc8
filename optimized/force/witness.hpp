// From a decided arena to the winner's strategy with its measures: the contents of a certificate.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "optimized/force/plan.hpp"
#include "reference/values/ranked_strategy.hpp"

namespace shikatsu::optimized {

/// Follows the winner's plan against every answer, from the final-position on, and numbers the states in
/// which he is to move in the order in which they are met: that of the format (spec/certificates.md).
template <int W>
class WitnessBuilder {
  public:
    /// `stop` is asked now and then; it may be empty.
    WitnessBuilder(const Arena<W>& arena, std::size_t max_states, std::function<bool()> stop)
        : arena_(&arena), max_states_(max_states), stop_(std::move(stop)) {
        strategy_.dormant_bans = arena.game().memory().dormant;
    }

    /// The winner's strategy, or nothing if it has more than max_states lines or was stopped. Requires a
    /// decided root.
    std::optional<RankedStrategy> build() {
        const NodeId root = arena_->root();
        if (arena_->winner(root) == Winner::attacker) {
            attacker_plan_.emplace(*arena_);
            strategy_.goals_in_turn = attacker_plan_->goals() > 1;
            meet(root, 0);
        } else {
            defender_plan_.emplace(*arena_);
            strategy_.levels = defender_plan_->kept_on_levels();
            met_.push_back({root, 0});  // with the attacker to move, so not a state like the others
            strategy_.lines.push_back(
                {std::nullopt, arena_->by_static_rule(root) ? lemma(root) : Lemma::none});
            if (!arena_->by_static_rule(root)) follow_answers(root, 0);
        }
        for (std::size_t i = strategy_.lines.size(); i < met_.size(); ++i) {
            const bool stopped = i % 1024 == 0 && stop_ && stop_();
            if (stopped || met_.size() > max_states_) return std::nullopt;
            const auto [node, goal] = met_[i];
            strategy_.lines.push_back(attacker_plan_ ? attack(node, goal) : defend(node));
        }
        return std::move(strategy_);
    }

  private:
    /// A node in which the winner is to move, and the goal that the attacker pursues.
    using Situation = std::pair<NodeId, std::size_t>;

    Lemma lemma(NodeId id) const { return arena_->game().lemma(arena_->state(id)); }

    void meet(NodeId id, std::size_t goal) {
        const std::size_t goals = attacker_plan_ ? attacker_plan_->goals() : 1;
        if (known_.empty()) known_.resize(arena_->size() * goals, false);
        if (known_[id * goals + goal]) return;
        known_[id * goals + goal] = true;
        met_.push_back({id, goal});
    }

    RankedStrategy::Line attack(NodeId id, std::size_t goal) {
        if (arena_->by_static_rule(id)) return {std::nullopt, lemma(id)};
        const AttackerPlan<W>& plan = *attacker_plan_;
        const Edge& edge = plan.choice(plan.goal_at(goal, id), id);
        RankedStrategy::Line line{edge.move, Lemma::none, 0, plan.rank(goal, id)};
        const bool met_before = plan.rank(goal, id) == 0;
        for_each_outcome(edge.to, [&](NodeId after) {
            if (arena_->by_static_rule(after)) {
                end_by_lemma(line, lemma(after));
            } else {
                const bool met = met_before || plan.rank(goal, after) == 0;
                follow_answers(after, met ? (goal + 1) % plan.goals() : goal);
            }
        });
        return line;
    }

    RankedStrategy::Line defend(NodeId id) {
        if (arena_->by_static_rule(id)) return {std::nullopt, lemma(id)};
        const Edge& edge = defender_plan_->choice(id);
        RankedStrategy::Line line{edge.move, Lemma::none, defender_plan_->level(id),
                                  defender_plan_->distance(id)};
        for_each_outcome(edge.to, [&](NodeId after) {
            if (arena_->by_static_rule(after)) {
                end_by_lemma(line, lemma(after));
            } else {
                follow_answers(after, 0);
            }
        });
        return line;
    }

    /// Forgotten bans make no difference to a lemma, so it ends the line for each assumption. A capture that
    /// was all that was asked needs none.
    static void end_by_lemma(RankedStrategy::Line& line, Lemma lemma) {
        if (lemma != Lemma::none) line = {line.choice, lemma};
    }

    /// Meets what the loser can bring about, in the order of his moves.
    void follow_answers(NodeId id, std::size_t goal) {
        for (const Edge& edge : arena_->successors(id)) {
            for_each_outcome(edge.to, [&](NodeId next) { meet(next, goal); });
        }
    }

    /// Each assumption about forgotten bans, where there are several.
    template <class Visit>
    void for_each_outcome(NodeId id, Visit visit) const {
        if (arena_->chooser(id) != Chooser::adversary) {
            visit(id);
        } else {
            for (const Edge& edge : arena_->successors(id)) visit(edge.to);
        }
    }

    const Arena<W>* arena_;
    std::size_t max_states_;
    std::function<bool()> stop_;
    std::optional<AttackerPlan<W>> attacker_plan_;
    std::optional<DefenderPlan<W>> defender_plan_;
    RankedStrategy strategy_;
    std::vector<Situation> met_;
    std::vector<bool> known_;  // by node and goal
};

}  // namespace shikatsu::optimized
