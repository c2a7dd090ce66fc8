#include "proofs/games/literal_game.hpp"

#include <utility>

namespace shikatsu::proofs {

using reference::ForceQuestion;
using reference::HypotheticalGraph;
using reference::HypotheticalState;

namespace {

class GraphBuilder {
  public:
    GraphBuilder(HypotheticalGraph& graph, const ForceQuestion& question, const PlayingRules& rules)
        : graph_(graph), question_(question), rules_(rules) {}

    std::size_t number_of(LiteralNode node) {
        const auto [entry, added] = numbers_.try_emplace(node, built_.nodes.size());
        if (added) built_.nodes.push_back(std::move(node));
        return entry->second;
    }

    LiteralGame build() {
        for (std::size_t i = 0; i < built_.nodes.size(); ++i) add_moves(i);
        add_goals();
        return std::move(built_);
    }

  private:
    void add_moves(std::size_t i) {
        const LiteralNode node = built_.nodes[i];
        built_.game.attackers_turn.push_back(graph_.state(node.state).to_move == question_.attacker());
        losers_.push_back(rules_.loser(node.state));
        std::vector<std::size_t> successors;
        std::vector<HypotheticalGraph::Edge> edges;
        if (!losers_[i]) edges = rules_.moves(node.state);
        for (const HypotheticalGraph::Edge& edge : edges) {
            successors.push_back(
                number_of({edge.target, reference::progress_after(node.progress, edge.removed)}));
        }
        if (successors.empty()) successors.push_back(i);
        built_.game.successors.push_back(std::move(successors));
        built_.moves.push_back(edges);
        built_.good.push_back(
            reference::is_fulfilled_at_end(question_, node.progress, graph_.state(node.state).position));
    }

    void add_goals() {
        if (question_.region.empty()) {
            built_.game.goals.push_back(captured());
            return;
        }
        for (const Point point : question_.region) {
            std::vector<bool> goal = captured();
            for (std::size_t i = 0; i < goal.size(); ++i) {
                if (losers_[i]) continue;
                const LiteralNode& node = built_.nodes[i];
                goal[i] = goal[i] && reference::is_clean(question_, node.progress,
                                                         graph_.state(node.state).position, point);
            }
            built_.game.goals.push_back(std::move(goal));
        }
    }

    std::vector<bool> captured() const {
        std::vector<bool> goal;
        for (std::size_t i = 0; i < built_.nodes.size(); ++i) {
            goal.push_back(losers_[i] ? *losers_[i] == question_.defender()
                                      : reference::is_captured(question_, built_.nodes[i].progress));
        }
        return goal;
    }

    HypotheticalGraph& graph_;
    const ForceQuestion& question_;
    const PlayingRules& rules_;
    std::vector<std::optional<Player>> losers_;
    std::map<LiteralNode, std::size_t> numbers_;
    LiteralGame built_;
};

void visit_positions(Position& position, std::size_t next, std::vector<Position>& found) {
    const Grid& grid = position.grid();
    if (next == static_cast<std::size_t>(grid.size())) {
        if (reference::strings_without_liberty(position).empty()) found.push_back(position);
        return;
    }
    const Point point{static_cast<std::uint16_t>(next)};
    for (const Content content : {Content::empty, Content::black, Content::white}) {
        position.set(point, content);
        visit_positions(position, next + 1, found);
    }
    position.set(point, Content::empty);
}

}  // namespace

LiteralGame play_out(HypotheticalGraph& graph, const Position& final_position,
                     const ForceQuestion& question) {
    const PlayingRules literal{[&](std::size_t state) { return graph.moves(state); },
                               [](std::size_t) { return std::nullopt; }};
    return play_out(graph, final_position, question, literal);
}

LiteralGame play_out(HypotheticalGraph& graph, const Position& final_position, const ForceQuestion& question,
                     const PlayingRules& rules) {
    GraphBuilder builder(graph, question, rules);
    const reference::ForceProgress progress = reference::start_progress(final_position, question);
    for (const Player first : {question.attacker(), question.defender()}) {
        const HypotheticalState start = reference::start_state(final_position, first, graph.readings());
        builder.number_of({graph.number_of(start), progress});
    }
    return builder.build();
}

std::vector<ForceQuestion> questions_on(const Position& position) {
    std::vector<ForceQuestion> questions;
    const std::vector<Point> points = position.grid().points();
    for (const reference::String& string : reference::strings(position)) {
        questions.push_back({string, {}});
        questions.push_back({string, string.points});
        questions.push_back({string, {points.begin(), points.end()}});
    }
    return questions;
}

std::vector<Position> legal_positions(const Grid& grid) {
    Position position(grid);
    std::vector<Position> found;
    visit_positions(position, 0, found);
    return found;
}

}  // namespace shikatsu::proofs
