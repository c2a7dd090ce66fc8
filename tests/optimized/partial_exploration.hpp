// What the judge settles while most of a game is unexplored, beside the winners of the whole game.
#pragma once

#include <random>

#include "optimized/force/judge.hpp"

namespace shikatsu::optimized::testing {

/// A force game explored to the end and judged until nothing more follows.
class WholeGame {
  public:
    WholeGame(const Geometry<1>& geometry, const ForceQuestion<1>& question, BanMemory memory,
              std::size_t max_states)
        : game_(geometry, question, {}, memory, Shortcuts{}), arena_(game_) {
        for (NodeId id = 0; id < arena_.size() && id < max_states; ++id) {
            if (arena_.leaf(id)) arena_.expand(id);
        }
        Judge<1> judge(arena_);
        std::size_t open = 0;
        OpenGraph<Arena<1>> graph = judge.settle_all(1);
        explored_ = graph.leaves() == 0;
        do {
            open = graph.size();
            graph = judge.settle_all(1);
        } while (graph.size() < open);
    }

    /// Whether the game fitted into the limit.
    bool explored() const { return explored_; }

    /// The winner of a state of the same game explored elsewhere; open if it is not known here.
    Winner winner(const ForceGame<1>& elsewhere, const State<1>& state) const {
        const auto here = game_.with_bans(state, elsewhere.bans(state));
        const auto id = here ? arena_.find(*here) : std::nullopt;
        return id ? arena_.winner(*id) : Winner::open;
    }

  private:
    ForceGame<1> game_;
    Arena<1> arena_;
    bool explored_ = false;
};

struct PartialFinding {
    /// Nodes settled while leaves were open, as the whole game has them.
    std::size_t right = 0;
    /// Nodes settled otherwise.
    std::size_t wrong = 0;
    /// Nodes of the attacker's that no finite play had settled before the judge did.
    std::size_t by_infinite_play = 0;
};

/// Expands random leaves, a few at a time, and lets the judge look each time.
inline PartialFinding judge_by_and_by(const Geometry<1>& geometry, const ForceQuestion<1>& question,
                                      BanMemory memory, const WholeGame& whole, std::mt19937& random) {
    ForceGame<1> game(geometry, question, {}, memory, Shortcuts{});
    Arena<1> arena(game);
    Judge<1> judge(arena);
    PartialFinding finding;
    while (arena.winner(arena.root()) == Winner::open) {
        const std::size_t before = arena.size();
        std::uniform_int_distribution<std::size_t> any(0, before - 1);
        for (std::size_t i = 0; i < before / 3 + 1; ++i) {
            const auto id = static_cast<NodeId>(any(random));
            if (arena.leaf(id)) arena.expand(id);
        }
        const auto won = [&] {
            std::size_t count = 0;
            for (NodeId id = 0; id < arena.size(); ++id)
                count += arena.winner(id) == Winner::attacker ? 1 : 0;
            return count;
        };
        const std::size_t by_finite_play = won();
        const OpenGraph<Arena<1>> open = judge.settle_all(1);
        finding.by_infinite_play += won() - by_finite_play;
        if (open.leaves() == 0) break;
    }
    for (NodeId id = 0; id < arena.size(); ++id) {
        if (arena.winner(id) == Winner::open || arena.chooser(id) == Chooser::adversary) continue;
        const Winner truth = whole.winner(game, arena.state(id));
        if (truth == Winner::open) continue;
        ++(truth == arena.winner(id) ? finding.right : finding.wrong);
    }
    return finding;
}

}  // namespace shikatsu::optimized::testing
