// Force under the reading infinite-play=superko, where the whole history matters.
#pragma once

#include <algorithm>
#include <map>
#include <optional>
#include <unordered_map>
#include <vector>

#include "optimized/force/force_game.hpp"
#include "optimized/force/search.hpp"
#include "optimized/kernel/ascending.hpp"
#include "optimized/kernel/dependence.hpp"
#include "optimized/kernel/strategy_log.hpp"
#include "optimized/kernel/winner.hpp"
#include "reference/values/superko_strategy.hpp"

namespace shikatsu::optimized {

/// No play may recreate an earlier position of the hypothetical-sequence, so every sequence is finite. Asks
/// again and again, deeper each time. An answer is remembered together with what it took from the positions
/// before: the winner's plays lead to positions that had not been, and the loser's plays that were prohibited
/// to positions that had been. Under exactly those histories it counts again. (proofs/superko.md)
template <int W>
class SuperkoSearch {
  public:
    /// Whether proofs are kept, which takes memory.
    enum class Proofs : std::uint8_t { forgotten, kept };

    SuperkoSearch(const Geometry<W>& geometry, const ForceQuestion<W>& question, const Readings& readings,
                  const Limits& limits, Proofs proofs)
        : game_(geometry, question, readings, BanMemory{BanMemory::unlimited}, Shortcuts{.filling = false}),
          limits_(&limits),
          log_(proofs == Proofs::kept ? std::optional(Log()) : std::nullopt) {}

    /// Empty when a limit is reached.
    std::optional<bool> attacker_wins() {
        const State<W> root = game_.root();
        const BoardNumber start = number_of(root.board);
        has_been_[start] = true;
        for (int depth = 1; depth < deepest && !ended_; ++depth) {
            in_vain_.clear();
            const Answer answer = winner_at(root, depth);
            if (answer.winner == Winner::open) continue;
            proof_ = answer.proof;
            return answer.winner == Winner::attacker;
        }
        return std::nullopt;
    }

    /// How the winner wins; nothing if that takes more lines. Requires that he is known and proofs are kept.
    std::optional<SuperkoStrategy> strategy(std::size_t most_lines) const {
        return log_->strategy(proof_, most_lines);
    }

    std::uint64_t states() const { return states_; }

  private:
    using BoardNumber = std::uint32_t;
    using Log = StrategyLog<SuperkoStrategy, HypotheticalMove, SuperkoStrategy::Won>;

    struct Answer {
        Winner winner = Winner::open;
        Dependence dependence;
        /// If they are kept and it is not open.
        AnswerProof proof = proof_by_end;
    };
    struct Hash {
        std::size_t operator()(const State<W>& state) const { return state.hash(); }
    };
    struct BoardHash {
        std::size_t operator()(const Board<W>& board) const {
            return board.of(Side::defender).hash(board.of(Side::attacker).hash(1));
        }
    };

    /// A position has been as long as this lives.
    class Appearance {
      public:
        Appearance(SuperkoSearch& search, BoardNumber number) : has_been_(search.has_been_), number_(number) {
            has_been_[number_] = true;
        }
        ~Appearance() { has_been_[number_] = false; }
        Appearance(const Appearance&) = delete;
        Appearance& operator=(const Appearance&) = delete;

      private:
        std::vector<bool>& has_been_;
        BoardNumber number_;
    };

    // No certificate may have longer sequences (spec/certificates.md), and each takes of the machine's stack.
    static constexpr int deepest = 1'000;
    static constexpr std::size_t most_answers = 16;

    BoardNumber number_of(const Board<W>& board) {
        const auto [place, is_new] = numbers_.try_emplace(board, static_cast<BoardNumber>(numbers_.size()));
        if (is_new) has_been_.push_back(false);
        return place->second;
    }

    Answer winner_at(const State<W>& state, int depth) {
        if (const auto side = game_.static_winner(state))
            return {winner_of(*side), {}, log_ ? log_->by_itself({game_.lemma(state)}) : proof_by_end};
        if (const Answer* answer = known(state)) return *answer;
        if (depth == 0 || exhausted()) return {};
        const auto tried = in_vain_.find(state);
        if (tried != in_vain_.end() && tried->second >= depth) return {};
        Answer answer = expand(state, depth);
        if (answer.winner == Winner::open) {
            in_vain_.insert_or_assign(state, depth);
        } else {
            remember(state, answer);
        }
        return answer;
    }

    Answer expand(const State<W>& state, int depth) {
        const Winner mover = winner_of(state.mover);
        Answer all_fail{winner_of(other(state.mover)), {}, proof_by_end};
        std::map<HypotheticalMove, typename Log::After> proofs;
        bool open = false;
        for (const Successor<W>& move : ordered(state)) {
            const State<W>& next = move.states.front();
            const bool is_play = std::holds_alternative<Play>(move.move);
            const BoardNumber number = number_of(next.board);
            if (is_play && has_been_[number]) {
                ascending::insert(all_fail.dependence.present, number);
                if (log_) proofs.emplace(move.move, std::nullopt);
                continue;
            }
            Answer answer = is_play ? after_play(next, number, depth - 1) : winner_at(next, depth - 1);
            if (answer.winner == mover) {
                if (is_play) ascending::insert(answer.dependence.absent, number);
                if (log_) answer.proof = log_->by_move(move.move, answer.proof);
                favourite_.insert_or_assign(state, move.move);
                return answer;
            }
            open = open || answer.winner == Winner::open;
            if (open) continue;
            all_fail.dependence.add(answer.dependence);
            if (log_) proofs.emplace(move.move, answer.proof);
        }
        if (open) return {};
        if (log_) all_fail.proof = log_->by_all(proofs);
        return all_fail;
    }

    Answer after_play(const State<W>& state, BoardNumber number, int depth) {
        const Appearance appearance(*this, number);
        Answer answer = winner_at(state, depth);
        // It has always been when the answer is asked for there.
        ascending::erase(answer.dependence.present, number);
        return answer;
    }

    const Answer* known(const State<W>& state) const {
        const auto here = answers_.find(state);
        if (here == answers_.end()) return nullptr;
        const auto been = [&](BoardNumber number) { return has_been_[number]; };
        for (const Answer& answer : here->second) {
            if (answer.dependence.holds(been)) return &answer;
        }
        return nullptr;
    }

    void remember(const State<W>& state, const Answer& answer) {
        if (answer.dependence.too_large()) return;
        std::vector<Answer>& here = answers_[state];
        if (here.size() >= most_answers) here.erase(here.begin());
        here.push_back(answer);
    }

    /// The move that won last time first, then the pass, which nothing prohibits.
    std::vector<Successor<W>> ordered(const State<W>& state) {
        std::vector<Successor<W>> moves;
        game_.successors(state, moves);
        const auto favourite = favourite_.find(state);
        const auto rank = [&](const Successor<W>& move) {
            if (favourite != favourite_.end() && move.move == favourite->second) return 0;
            return std::holds_alternative<Pass>(move.move) ? 1 : 2;
        };
        std::stable_sort(moves.begin(), moves.end(),
                         [&](const Successor<W>& a, const Successor<W>& b) { return rank(a) < rank(b); });
        return moves;
    }

    bool exhausted() {
        if (ended_) return true;
        ++states_;
        ended_ = states_ >= limits_->max_states || (states_ % 4096 == 0 && limits_->interrupted());
        return ended_;
    }

    ForceGame<W> game_;
    const Limits* limits_;
    /// Nothing if proofs are forgotten.
    std::optional<Log> log_;
    AnswerProof proof_ = proof_by_end;
    std::unordered_map<Board<W>, BoardNumber, BoardHash> numbers_;
    std::vector<bool> has_been_;
    std::unordered_map<State<W>, std::vector<Answer>, Hash> answers_;
    std::unordered_map<State<W>, HypotheticalMove, Hash> favourite_;
    /// To which depth a state stayed open in this round, whatever was before.
    std::unordered_map<State<W>, int, Hash> in_vain_;
    std::uint64_t states_ = 0;
    bool ended_ = false;
};

}  // namespace shikatsu::optimized
