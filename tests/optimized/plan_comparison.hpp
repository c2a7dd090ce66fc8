// Whether the strategy that is read off a decided arena leads on wherever its opponent, or a choice about
// forgotten bans, may lead it.
#pragma once

#include <string>
#include <utility>

#include "optimized/force/plan.hpp"
#include "optimized/force/search.hpp"
#include "tests/optimized/force_questions.hpp"

namespace shikatsu::optimized::testing {

struct PlanFinding {
    /// What is wrong with the first such node, if any.
    std::string difference;
    /// Choices about forgotten bans that the plans cover.
    std::size_t adversaries = 0;
};

/// The plan has at `id` the measure `here`, from where play has to come nearer, or where it may stay.
template <class Measure, class Covered>
void look_at_plan(const Arena<1>& arena, Chooser owner, const Edge* choice, NodeId id, Measure here,
                  Covered covered, PlanFinding& finding) {
    const bool own = arena.chooser(id) == owner;
    if (arena.chooser(id) == Chooser::adversary) ++finding.adversaries;
    for (const Edge& edge : arena.successors(id)) {
        if (own && &edge != choice) continue;
        if (!covered(here, edge.to)) finding.difference = "node " + std::to_string(id);
    }
}

inline void look_at_defender_plan(const Arena<1>& arena, PlanFinding& finding) {
    const DefenderPlan<1> plan(arena);
    using Measure = std::pair<Rank, Rank>;
    const auto covered = [&](const Measure& here, NodeId to) {
        if (!plan.ranked(to) || plan.level(to) > here.first) return false;
        return plan.level(to) < here.first || here.second == 0 || plan.distance(to) < here.second;
    };
    for (NodeId id = 0; id < arena.size(); ++id) {
        if (!plan.ranked(id) || plan.terminal(id)) continue;
        const Edge* choice = arena.chooser(id) == Chooser::defender ? &plan.choice(id) : nullptr;
        look_at_plan(arena, Chooser::defender, choice, id, Measure{plan.level(id), plan.distance(id)},
                     covered, finding);
    }
}

inline void look_at_attacker_plan(const Arena<1>& arena, PlanFinding& finding) {
    const AttackerPlan<1> plan(arena);
    for (std::size_t goal = 0; goal < plan.goals(); ++goal) {
        const auto covered = [&](Rank here, NodeId to) {
            return plan.rank(goal, to) != unranked && (here == 0 || plan.rank(goal, to) < here);
        };
        for (NodeId id = 0; id < arena.size(); ++id) {
            const Rank rank = plan.rank(goal, id);
            if (rank == unranked || plan.terminal(id)) continue;
            const Edge* choice = arena.chooser(id) == Chooser::attacker ? &plan.choice(goal, id) : nullptr;
            look_at_plan(arena, Chooser::attacker, choice, id, rank, covered, finding);
        }
    }
}

/// Decides what is asked about each string of the position with no memory of dormant bans, and looks at the
/// winners' strategies.
inline void look_at_plans(const Position& position, PlanFinding& finding) {
    const Geometry<1> geometry(position.grid());
    Limits limits = ample_limits();
    limits.max_states = 300'000;
    for (const reference::String& string : reference::strings(position)) {
        const auto asked = questions_about(position, string).back();
        ForceGame<1> game(geometry, force_question<1>(position, asked), {}, BanMemory{0}, Shortcuts{});
        Arena<1> arena(game);
        Search<1>(arena, limits).run();
        const Winner winner = arena.winner(arena.root());
        if (winner == Winner::attacker) look_at_attacker_plan(arena, finding);
        if (winner == Winner::defender) look_at_defender_plan(arena, finding);
    }
}

}  // namespace shikatsu::optimized::testing
