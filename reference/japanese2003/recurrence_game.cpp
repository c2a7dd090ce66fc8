#include "reference/japanese2003/recurrence_game.hpp"

#include <algorithm>
#include <utility>

namespace shikatsu::reference {

namespace {

using NodeSet = std::vector<bool>;

std::vector<std::vector<std::size_t>> predecessors_of(const RecurrenceGame& game) {
    std::vector<std::vector<std::size_t>> predecessors(game.size());
    for (std::size_t i = 0; i < game.size(); ++i) {
        for (const std::size_t successor : game.successors[i]) predecessors[successor].push_back(i);
    }
    return predecessors;
}

NodeSet difference(const NodeSet& one, const NodeSet& other) {
    NodeSet result(one.size(), false);
    for (std::size_t i = 0; i < one.size(); ++i) result[i] = one[i] && !other[i];
    return result;
}

bool is_empty(const NodeSet& set) {
    return std::find(set.begin(), set.end(), true) == set.end();
}

// From where a player brings play into a set, and for each of his own nodes outside it the successor leading
// nearer.
struct Attractor {
    NodeSet nodes;
    std::vector<std::size_t> way;
};

class Solver {
  public:
    explicit Solver(const RecurrenceGame& game) : game_(game), predecessors_(predecessors_of(game)) {}

    RecurrenceSolution solve() {
        NodeSet remaining(game_.size(), true);
        solution_.defence.assign(game_.size(), 0);
        std::size_t settled = 0;
        for (std::size_t goal = 0; settled < game_.goals.size(); goal = (goal + 1) % game_.goals.size()) {
            const Attractor reaching = attractor(true, game_.goals[goal], remaining);
            const NodeSet avoiding = difference(remaining, reaching.nodes);
            ++settled;
            if (is_empty(avoiding)) continue;
            settled = 0;
            const Attractor lost = attractor(false, avoiding, remaining);
            note_defence(avoiding, lost);
            remaining = difference(remaining, lost.nodes);
        }
        solution_.attacker_wins = std::move(remaining);
        note_attack();
        return std::move(solution_);
    }

  private:
    // Of `set`, for the attacker or else the defender, while play stays in `within`, where each node has a
    // successor.
    Attractor attractor(bool for_attacker, const NodeSet& set, const NodeSet& within) const {
        Attractor found{NodeSet(game_.size(), false), std::vector<std::size_t>(game_.size(), 0)};
        std::vector<std::size_t> added;
        // How many ways out of the attractor the other player still has.
        std::vector<std::size_t> escapes(game_.size(), 0);
        for (std::size_t i = 0; i < game_.size(); ++i) {
            for (const std::size_t next : game_.successors[i]) escapes[i] += within[next] ? 1 : 0;
            if (!set[i] || !within[i]) continue;
            found.nodes[i] = true;
            added.push_back(i);
        }
        while (!added.empty()) {
            const std::size_t reached = added.back();
            added.pop_back();
            for (const std::size_t before : predecessors_[reached]) {
                if (!within[before] || found.nodes[before]) continue;
                const bool own = game_.attackers_turn[before] == for_attacker;
                if (!own && --escapes[before] > 0) continue;
                found.nodes[before] = true;
                found.way[before] = reached;
                added.push_back(before);
            }
        }
        return found;
    }

    std::size_t successor_in(std::size_t node, const NodeSet& set) const {
        const auto& successors = game_.successors[node];
        return *std::find_if(successors.begin(), successors.end(),
                             [&](std::size_t next) { return set[next]; });
    }

    void note_defence(const NodeSet& avoiding, const Attractor& lost) {
        for (std::size_t i = 0; i < game_.size(); ++i) {
            if (!lost.nodes[i] || game_.attackers_turn[i]) continue;
            solution_.defence[i] = avoiding[i] ? successor_in(i, avoiding) : lost.way[i];
        }
    }

    void note_attack() {
        for (const NodeSet& goal : game_.goals) {
            std::vector<std::size_t> way = attractor(true, goal, solution_.attacker_wins).way;
            for (std::size_t i = 0; i < game_.size(); ++i) {
                if (!solution_.attacker_wins[i] || !game_.attackers_turn[i] || !goal[i]) continue;
                way[i] = successor_in(i, solution_.attacker_wins);
            }
            solution_.attack.push_back(std::move(way));
        }
    }

    const RecurrenceGame& game_;
    std::vector<std::vector<std::size_t>> predecessors_;
    RecurrenceSolution solution_;
};

}  // namespace

std::size_t RecurrenceGame::goal_after(std::size_t node, std::size_t goal) const {
    return goals[goal][node] ? (goal + 1) % goals.size() : goal;
}

RecurrenceSolution solve(const RecurrenceGame& game) {
    return Solver(game).solve();
}

}  // namespace shikatsu::reference
