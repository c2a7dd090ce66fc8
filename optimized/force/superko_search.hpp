// Force under the reading infinite-play=superko, where the whole history matters.
#pragma once

#include <optional>
#include <set>

#include "optimized/force/force_game.hpp"
#include "optimized/force/search.hpp"

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
        return attacker_wins_from(root);
    }

    std::uint64_t states() const { return states_; }

  private:
    std::optional<bool> attacker_wins_from(const State<W>& state) {
        if (exhausted()) return std::nullopt;
        if (game_.captured(state) && game_.question().region.empty()) return true;
        const bool attacker_moves = state.mover == Side::attacker;
        std::vector<Successor<W>> moves;
        game_.successors(state, moves);
        bool open = false;
        for (const Successor<W>& move : moves) {
            const State<W>& next = move.states.front();
            const bool is_play = std::holds_alternative<Play>(move.move);
            if (is_play && !history_.insert(next.board).second) continue;
            const std::optional<bool> wins = attacker_wins_from(next);
            if (is_play) history_.erase(next.board);
            if (wins == attacker_moves) return wins;
            open = open || !wins;
        }
        if (open) return std::nullopt;
        return !attacker_moves;
    }

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
    std::uint64_t states_ = 0;
    bool stopped_ = false;
};

}  // namespace shikatsu::optimized
