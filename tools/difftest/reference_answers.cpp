#include "tools/difftest/reference_answers.hpp"

#include <algorithm>

#include "reference/certificates/certificate_check.hpp"
#include "reference/japanese2003/force_superko.hpp"
#include "reference/values/vertex.hpp"

namespace shikatsu::difftest {

namespace {

using reference::ForceQuestion;

/// A graph is started afresh when it has grown beyond this.
constexpr std::size_t most_states_kept = 400'000;

std::string where(const Position& position, const ForceQuestion& question) {
    std::string text = "question about ";
    text += vertex(position.grid(), *question.target.points.begin());
    if (!question.region.empty()) text += " with region";
    for (const Point point : question.region) text.append(" ").append(vertex(position.grid(), point));
    return text;
}

bool chooses_a_ko_pass(const RankedStrategy& strategy) {
    return std::any_of(strategy.lines.begin(), strategy.lines.end(), [](const auto& line) {
        return line.choice && std::holds_alternative<KoPass>(*line.choice);
    });
}

}  // namespace

optimized::Options engine_options(const Effort& effort, const Readings& readings) {
    constexpr double no_clock = 1e8;
    optimized::Options options;
    options.readings = readings;
    options.budget = {effort.engine_states, no_clock};
    options.stop = effort.stop;
    return options;
}

bool rests_on_infinite_play(const reference::HypotheticalGraph& graph, reference::ForceArena arena,
                            bool attacker_forces) {
    std::vector<bool> goal(arena.game.size());
    for (std::size_t node = 0; node < goal.size(); ++node) {
        const bool met = std::all_of(arena.game.goals.begin(), arena.game.goals.end(),
                                     [&](const std::vector<bool>& each) { return each[node]; });
        const bool ended = graph.state(arena.states[node]).ended;
        // To visit this again and again: an end that fulfils; and any infinite play, if that is for the
        // attacker.
        goal[node] = ended ? met : !attacker_forces;
    }
    arena.game.goals = {goal};
    return solve(arena.game).attacker_wins[0] != attacker_forces;
}

reference::CanForce ReferenceAnswers::can_force(const Readings& readings, Tally& tally,
                                                std::vector<std::string>& objections) {
    return [this, readings, &tally, &objections](const Position& position, const ForceQuestion& question) {
        tally.add(Counter::questions);
        const auto decision = decided(position, question, readings, tally);
        return decision ? *decision : proved(position, question, readings, tally, objections);
    };
}

std::optional<bool> ReferenceAnswers::decided(const Position& position, const ForceQuestion& question,
                                              const Readings& readings, Tally& tally) {
    if (position.grid().size() > effort_.full_graph_points) return std::nullopt;
    if (readings.infinite_play == InfinitePlay::superko) {
        const auto answer = can_force_under_superko(position, question, readings, effort_.superko_states);
        if (answer) tally.add(Counter::decided);
        return answer;
    }
    reference::HypotheticalGraph& graph = graph_of(readings);
    auto arena = build_arena(graph, position, question, effort_.full_graph_nodes);
    if (!arena) return std::nullopt;
    const bool attacker_forces = solve(arena->game).attacker_wins[0];
    tally.add(Counter::decided);
    if (rests_on_infinite_play(graph, *std::move(arena), attacker_forces)) tally.add(Counter::infinite_play);
    return attacker_forces;
}

bool ReferenceAnswers::proved(const Position& position, const ForceQuestion& question,
                              const Readings& readings, Tally& tally, std::vector<std::string>& objections) {
    const optimized::Question asked{*question.target.points.begin(),
                                    {question.region.begin(), question.region.end()}};
    const auto answer = engine_->prove(position, asked, engine_options(effort_, readings));
    const bool attacker_forces = answer.finding.attacker_forces.value_or(false);
    if (!answer.finding.attacker_forces || !answer.witness) {
        tally.add(Counter::unproved);
        return attacker_forces;
    }
    const auto verdict =
        reference::check({position, readings, question, attacker_forces, *answer.witness}, {});
    if (!verdict.accepted()) {
        objections.push_back(where(position, question) + ": witness rejected: " + verdict.sentence);
    }
    tally.add(attacker_forces ? Counter::proved_force : Counter::proved_prevention);
    if (chooses_a_ko_pass(*answer.witness)) tally.add(Counter::witness_ko_passes);
    return attacker_forces;
}

reference::HypotheticalGraph& ReferenceAnswers::graph_of(const Readings& readings) {
    auto& graph = graphs_[readings];
    if (!graph || graph->size() > most_states_kept) {
        graph = std::make_unique<reference::HypotheticalGraph>(readings);
    }
    return *graph;
}

}  // namespace shikatsu::difftest
