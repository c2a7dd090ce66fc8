// Force under the reading infinite-play=superko, where the whole history matters.
#pragma once

#include <optional>
#include <set>
#include <vector>

#include "optimized/force/force_game.hpp"
#include "optimized/force/search.hpp"
#include "optimized/kernel/winner.hpp"

namespace shikatsu::optimized {

/// Depth-first search over histories: no play may recreate an earlier position of the hypothetical-sequence,
/// so that every sequence is finite. Nothing is remembered between histories; only small positions are
/// decided.
template <int W>
class SuperkoSearch {
  public:
    SuperkoSearch(const Geometry<W>& geometry, const ForceQuestion<W>& question, const Readings& readings,
                  const Limits& limits)
        : game_(geometry, question, readings, BanMemory{BanMemory::unlimited}, Shortcuts{.filling = false}),
          limits_(&limits) {}

    /// Empty when a limit is reached.
    std::optional<bool> attacker_wins() {
        const State<W> root = game_.root();
        history_.insert(root.board);
        std::optional<Winner> winner = enter(root);
        while (!lines_.empty()) winner = winner ? leave(*winner) : go_on();
        if (winner == Winner::open) return std::nullopt;
        return winner == Winner::attacker;
    }

    std::uint64_t states() const { return states_; }

  private:
    /// The end of the history, or a state on the way there.
    struct Line {
        Winner mover;
        std::vector<Successor<W>> moves;
        /// The move that is tried.
        std::size_t tried = 0;
        /// Who wins if no further move does better.
        Winner otherwise;
    };

    // These three say who wins at the last line, or nothing if it has to be looked at further. Histories may
    // have as many states as there are positions, so they are not left to the machine's stack.

    std::optional<Winner> enter(const State<W>& state) {
        lines_.push_back(
            {.mover = winner_of(state.mover), .moves = {}, .otherwise = winner_of(other(state.mover))});
        if (exhausted()) return Winner::open;
        if (game_.captured(state) && game_.question().region.empty()) return Winner::attacker;
        game_.successors(state, lines_.back().moves);
        return std::nullopt;
    }

    std::optional<Winner> go_on() {
        Line& line = lines_.back();
        for (; line.tried < line.moves.size(); ++line.tried) {
            const Successor<W>& move = line.moves[line.tried];
            if (!is_play(move) || history_.insert(next(move).board).second) return enter(next(move));
        }
        return line.otherwise;
    }

    // He wins at the last line; who wins at the one before it then.
    std::optional<Winner> leave(Winner winner) {
        lines_.pop_back();
        if (lines_.empty()) return winner;
        Line& line = lines_.back();
        const Successor<W>& move = line.moves[line.tried];
        if (is_play(move)) history_.erase(next(move).board);
        if (winner == line.mover) return winner;
        if (winner == Winner::open) line.otherwise = Winner::open;
        ++line.tried;
        return std::nullopt;
    }

    static bool is_play(const Successor<W>& move) { return std::holds_alternative<Play>(move.move); }
    static const State<W>& next(const Successor<W>& move) { return move.states.front(); }

    bool exhausted() {
        ++states_;
        if (states_ >= limits_->max_states) return true;
        if (states_ % 4096 != 0) return stopped_;
        stopped_ = stopped_ || limits_->interrupted();
        return stopped_;
    }

    ForceGame<W> game_;
    const Limits* limits_;
    std::set<Board<W>> history_;
    std::vector<Line> lines_;
    std::uint64_t states_ = 0;
    bool stopped_ = false;
};

}  // namespace shikatsu::optimized
