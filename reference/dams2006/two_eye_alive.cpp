#include "reference/dams2006/two_eye_alive.hpp"

#include <algorithm>
#include <map>
#include <vector>

#include "reference/japanese2003/recurrence_game.hpp"

namespace shikatsu::reference::dams2006 {

namespace {

PointSet empty_intersections(const Position& position) {
    PointSet empty;
    for (const Point point : position.grid().points()) {
        if (position.empty(point)) empty.insert(point);
    }
    return empty;
}

/// The strings of the player that are adjacent to the intersection.
std::set<String> strings_beside(const Position& position, Player player, Point point) {
    std::set<String> beside;
    for (const Point near : position.grid().adjacent(point)) {
        if (position.holds(near, player)) beside.insert(string_at(position, near));
    }
    return beside;
}

/// The states that the game can come to, in the order in which they are met. Where a formation is on the
/// string or play has ended, nothing that matters follows: the node is its own successor.
class FormationGame {
  public:
    FormationGame(HypotheticalGraph& graph, const FinalString& string) : graph_(graph), string_(string) {}

    /// The game from a state; nothing if it has more than `max_nodes`. The attacker's goal is to visit nodes
    /// without formation for ever.
    std::optional<RecurrenceGame> from(std::size_t start, std::size_t max_nodes) {
        node_of(start);
        RecurrenceGame game;
        game.goals.emplace_back();
        for (std::size_t node = 0; node < states_.size(); ++node) {
            if (states_.size() > max_nodes) return std::nullopt;
            const HypotheticalState& state = graph_.state(states_[node]);
            const bool formed = formation_is_on(state.position, string_);
            game.attackers_turn.push_back(state.to_move != string_.player);
            game.goals.front().push_back(!formed);
            game.successors.push_back(formed ? std::vector{node} : successors_of(node));
        }
        return game;
    }

  private:
    std::vector<std::size_t> successors_of(std::size_t node) {
        std::vector<std::size_t> successors;
        for (const HypotheticalGraph::Edge& edge : graph_.moves(states_[node]))
            successors.push_back(node_of(edge.target));
        if (successors.empty()) successors.push_back(node);
        return successors;
    }

    std::size_t node_of(std::size_t state) {
        const auto [entry, is_new] = nodes_.try_emplace(state, states_.size());
        if (is_new) states_.push_back(state);
        return entry->second;
    }

    HypotheticalGraph& graph_;
    const FinalString& string_;
    std::map<std::size_t, std::size_t> nodes_;
    std::vector<std::size_t> states_;
};

}  // namespace

bool is_two_eye_formation(const Position& position, Player player, const TwoEyeFormation& candidate) {
    if (candidate.empty_intersections.size() != 2) return false;
    PointSet of_strings;
    for (const String& string : candidate.strings) {
        if (string.player != player) return false;
        if (liberties(position, string) != candidate.empty_intersections) return false;
        of_strings.insert(string.points.begin(), string.points.end());
    }
    for (const Point point : candidate.empty_intersections) {
        const std::vector<Point> near = position.grid().adjacent(point);
        const bool surrounded =
            std::all_of(near.begin(), near.end(), [&](Point next) { return of_strings.contains(next); });
        if (!position.empty(point) || !surrounded) return false;
    }
    return true;
}

std::set<TwoEyeFormation> two_eye_formations(const Position& position, Player player) {
    std::set<TwoEyeFormation> formations;
    const PointSet empty = empty_intersections(position);
    for (const Point one : empty) {
        for (const Point other : empty) {
            if (!(one < other)) continue;
            // Each string is adjacent to both intersections, and they to no other string.
            const TwoEyeFormation candidate{strings_beside(position, player, one), {one, other}};
            if (is_two_eye_formation(position, player, candidate)) formations.insert(candidate);
        }
    }
    return formations;
}

PointSet intersections(const TwoEyeFormation& formation) {
    PointSet points = formation.empty_intersections;
    for (const String& string : formation.strings) points.insert(string.points.begin(), string.points.end());
    return points;
}

bool formation_is_on(const Position& position, const FinalString& string) {
    const std::set<TwoEyeFormation> formations = two_eye_formations(position, string.player);
    return std::any_of(formations.begin(), formations.end(), [&](const TwoEyeFormation& formation) {
        const PointSet points = intersections(formation);
        return std::any_of(string.points.begin(), string.points.end(),
                           [&](Point point) { return points.contains(point); });
    });
}

bool has_formation_on(const Position& final_position, const FinalString& string, const PlayedOut& played) {
    if (formation_is_on(final_position, string)) return true;
    return std::any_of(played.steps.begin(), played.steps.end(),
                       [&](const Step& step) { return formation_is_on(step.after.position, string); });
}

std::optional<bool> is_two_eye_alive(HypotheticalGraph& graph, const Position& final_position,
                                     const FinalString& string, std::size_t max_nodes) {
    const std::size_t start =
        graph.number_of(start_state(final_position, opponent(string.player), graph.readings()));
    const auto game = FormationGame(graph, string).from(start, max_nodes);
    if (!game) return std::nullopt;
    return !solve(*game).attacker_wins[0];
}

}  // namespace shikatsu::reference::dams2006
