#include "reference/japanese2003/strategy_extraction.hpp"

#include <algorithm>
#include <deque>
#include <map>
#include <utility>

namespace shikatsu::reference {

namespace {

// Where play is, and the goal that is being made for.
using Place = std::pair<std::size_t, std::size_t>;

// Builds a machine from places where its player is to move.
class Extraction {
  public:
    Extraction(HypotheticalGraph& graph, const ForceArena& arena, Player player)
        : graph_(graph), arena_(arena), machine_{player, {}} {}

    // The machine's node for a place, which is made later if it is new.
    std::size_t number_of(const Place& place) {
        const auto [entry, is_new] = numbers_.try_emplace(place, machine_.nodes.size());
        if (is_new) {
            machine_.nodes.push_back({Pass{}, {}, 0});
            open_.push_back(place);
        }
        return entry->second;
    }

    // A node that belongs to no place and only reads.
    std::size_t reading_node() {
        machine_.nodes.push_back({Pass{}, {}, 0});
        return machine_.nodes.size() - 1;
    }

    // Lets `node` of the machine read every opposing move that can be made in the arena's `from`.
    template <class GoalAt>
    void read_opponent(std::size_t node, std::size_t from, const GoalAt& goal_at) {
        const auto& edges = graph_.moves(arena_.states[from]);
        for (std::size_t i = 0; i < edges.size(); ++i) {
            const std::size_t next = arena_.game.successors[from][i];
            const std::size_t number = number_of(Place{next, goal_at(next)});
            machine_.nodes[node].next.emplace(edges[i].move, number);
        }
    }

    // Makes the nodes of all open places: `choose` says which successor is chosen at a place, `goal_at` which
    // goal is made for at a node after another goal.
    template <class Choose, class GoalAt>
    FiniteMemoryStrategy finish(const Choose& choose, const GoalAt& goal_at) {
        while (!open_.empty()) {
            const Place place = open_.front();
            open_.pop_front();
            const auto& edges = graph_.moves(arena_.states[place.first]);
            if (edges.empty()) continue;
            const std::size_t chosen = choose(place);
            const auto& successors = arena_.game.successors[place.first];
            const auto index = std::find(successors.begin(), successors.end(), chosen) - successors.begin();
            const std::size_t node = number_of(place);
            machine_.nodes[node].choice = edges[static_cast<std::size_t>(index)].move;
            const std::size_t goal = goal_at(chosen, place.second);
            read_opponent(node, chosen, [&](std::size_t next) { return goal_at(next, goal); });
        }
        return std::move(machine_);
    }

  private:
    HypotheticalGraph& graph_;
    const ForceArena& arena_;
    FiniteMemoryStrategy machine_;
    std::map<Place, std::size_t> numbers_;
    std::deque<Place> open_;
};

}  // namespace

FiniteMemoryStrategy extract_attack(HypotheticalGraph& graph, const ForceArena& arena, Player attacker,
                                    const RecurrenceSolution& solution) {
    Extraction extraction(graph, arena, attacker);
    extraction.number_of(Place{0, 0});
    return extraction.finish(
        [&](const Place& place) { return solution.attack[place.second][place.first]; },
        [&](std::size_t node, std::size_t goal) { return arena.game.goal_after(node, goal); });
}

FiniteMemoryStrategy extract_defence(HypotheticalGraph& graph, const ForceArena& arena, Player defender,
                                     const RecurrenceSolution& solution) {
    Extraction extraction(graph, arena, defender);
    const std::size_t start = extraction.reading_node();
    extraction.read_opponent(start, 0, [](std::size_t) { return std::size_t{0}; });
    return extraction.finish([&](const Place& place) { return solution.defence[place.first]; },
                             [](std::size_t, std::size_t) { return std::size_t{0}; });
}

}  // namespace shikatsu::reference
