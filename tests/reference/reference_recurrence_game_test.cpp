// Games with several goals, against the definition of their winning region by naive fixed points.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "reference/japanese2003/components.hpp"
#include "reference/japanese2003/recurrence_game.hpp"

namespace shikatsu::reference {
namespace {

using NodeSet = std::set<std::size_t>;

// From where the player to move, attacker or defender, makes the next node be in the set.
NodeSet forced_next(const RecurrenceGame& game, const NodeSet& set) {
    NodeSet found;
    for (std::size_t i = 0; i < game.size(); ++i) {
        const auto inside = [&](std::size_t next) { return set.contains(next); };
        const auto& next = game.successors[i];
        if (game.attackers_turn[i] ? std::ranges::any_of(next, inside) : std::ranges::all_of(next, inside)) {
            found.insert(i);
        }
    }
    return found;
}

// The greatest set from each node of which the attacker can reach each goal and be in the set after it.
NodeSet naive_winning_set(const RecurrenceGame& game) {
    NodeSet outer;
    for (std::size_t i = 0; i < game.size(); ++i) outer.insert(i);
    while (true) {
        NodeSet every = outer;
        for (const std::vector<bool>& goal : game.goals) {
            NodeSet inner;
            while (true) {
                NodeSet larger = forced_next(game, inner);
                for (const std::size_t node : forced_next(game, outer)) {
                    if (goal[node]) larger.insert(node);
                }
                if (larger == inner) break;
                inner = larger;
            }
            NodeSet common;
            std::ranges::set_intersection(every, inner, std::inserter(common, common.end()));
            every = common;
        }
        if (every == outer) return outer;
        outer = every;
    }
}

RecurrenceGame any_game() {
    const auto flag = rc::gen::elementOf(std::vector<int>{0, 0, 1});
    RecurrenceGame game;
    const std::size_t size = *rc::gen::elementOf(std::vector<std::size_t>{2, 3, 4, 5, 6, 7, 8, 9, 10});
    std::vector<std::size_t> nodes(size);
    for (std::size_t i = 0; i < size; ++i) nodes[i] = i;
    for (std::size_t i = 0; i < size; ++i) {
        game.attackers_turn.push_back(*rc::gen::elementOf(std::vector<int>{0, 1}) == 1);
        const std::size_t degree = *rc::gen::elementOf(std::vector<std::size_t>{1, 2, 2, 3});
        game.successors.push_back(
            *rc::gen::container<std::vector<std::size_t>>(degree, rc::gen::elementOf(nodes)));
    }
    const std::size_t goals = *rc::gen::elementOf(std::vector<std::size_t>{1, 2, 3});
    for (std::size_t goal = 0; goal < goals; ++goal) {
        std::vector<bool> set;
        for (const int member : *rc::gen::container<std::vector<int>>(size, flag)) set.push_back(member == 1);
        game.goals.push_back(set);
    }
    return game;
}

// The game where the winner keeps to the solution: nodes are pairs of a node and the goal that is being made
// for.
struct PlayByIt {
    std::vector<std::vector<std::size_t>> successors;
    std::vector<std::size_t> nodes;
};

PlayByIt play_of(const RecurrenceGame& game, const RecurrenceSolution& solution, std::size_t start,
                 bool attacker) {
    PlayByIt play;
    std::map<std::pair<std::size_t, std::size_t>, std::size_t> numbers;
    std::vector<std::pair<std::size_t, std::size_t>> places;
    const auto number_of = [&](std::size_t node, std::size_t goal) {
        const auto [entry, is_new] = numbers.try_emplace({node, goal}, places.size());
        if (is_new) {
            places.emplace_back(node, goal);
            play.nodes.push_back(node);
        }
        return entry->second;
    };
    number_of(start, 0);
    for (std::size_t i = 0; i < places.size(); ++i) {
        const auto [node, goal] = places[i];
        std::vector<std::size_t> next = game.successors[node];
        if (game.attackers_turn[node] == attacker) {
            next = {attacker ? solution.attack[goal][node] : solution.defence[node]};
        }
        std::vector<std::size_t> numbered;
        for (const std::size_t successor : next) {
            numbered.push_back(number_of(successor, attacker ? game.goal_after(successor, goal) : goal));
        }
        play.successors.push_back(numbered);
    }
    return play;
}

// Whether some play that is left visits a goal only finitely often.
bool can_avoid(const PlayByIt& play, const std::vector<bool>& goal) {
    auto successors = play.successors;
    for (std::size_t i = 0; i < successors.size(); ++i) {
        if (goal[play.nodes[i]]) successors[i].clear();
        std::erase_if(successors[i], [&](std::size_t next) { return goal[play.nodes[next]]; });
    }
    return !cyclic_components(successors).empty();
}

// Whether some play that is left visits every goal again and again.
bool can_visit_all(const PlayByIt& play, const RecurrenceGame& game) {
    return std::ranges::any_of(cyclic_components(play.successors), [&](const auto& component) {
        return std::ranges::all_of(game.goals, [&](const std::vector<bool>& goal) {
            return std::ranges::any_of(component, [&](std::size_t place) { return goal[play.nodes[place]]; });
        });
    });
}

RC_GTEST_PROP(RecurrenceGame, WinningSetIsTheFixedPoint, ()) {  // [J2003-ST-6]
    const RecurrenceGame game = any_game();
    const NodeSet winning = naive_winning_set(game);
    const RecurrenceSolution solution = solve(game);
    for (std::size_t i = 0; i < game.size(); ++i) RC_ASSERT(solution.attacker_wins[i] == winning.contains(i));
}

RC_GTEST_PROP(RecurrenceGame, BothPlayersStrategiesWin, ()) {  // [J2003-ST-6]
    const RecurrenceGame game = any_game();
    const RecurrenceSolution solution = solve(game);
    for (std::size_t start = 0; start < game.size(); ++start) {
        const bool attacker = solution.attacker_wins[start];
        const PlayByIt play = play_of(game, solution, start, attacker);
        if (attacker) {
            for (const std::vector<bool>& goal : game.goals) RC_ASSERT(!can_avoid(play, goal));
        } else {
            RC_ASSERT(!can_visit_all(play, game));
        }
    }
}

TEST(RecurrenceGame, TwoGoalsNeedMemory) {
    // From the middle the attacker goes to either side and comes back: he must take turns.
    const RecurrenceGame game{
        {true, true, true}, {{1, 2}, {0}, {0}}, {{false, true, false}, {false, false, true}}};
    const RecurrenceSolution solution = solve(game);
    EXPECT_TRUE(solution.attacker_wins[0]);
    EXPECT_EQ(solution.attack[0][0], 1U);
    EXPECT_EQ(solution.attack[1][0], 2U);
}

}  // namespace
}  // namespace shikatsu::reference
