// The lines of a strategy in hypo-sequences that repeats no situation, met and checked in their order.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "reference/certificates/hypo_question.hpp"
#include "reference/certificates/patience.hpp"
#include "reference/certificates/strategy_ways.hpp"
#include "reference/values/hypo_strategy.hpp"

namespace shikatsu::reference {

template <std::size_t N>
struct HypoStateHash {
    std::size_t operator()(const HypoState<N>& state) const {
        const std::hash<Bits<N>> hash_of;
        std::size_t hash = 0;
        for (const Bits<N>& bits : {state.stones[0], state.stones[1], state.shadows[0], state.shadows[1]})
            hash = ((hash ^ hash_of(bits)) * 0x9E3779B97F4A7C15U) ^ (hash >> 32U);
        return hash;
    }
};

/// What is wrong with the line of this number, and how its situation was met.
struct HypoFault {
    std::size_t line = 0;
    std::string moves;
    std::string sentence;
};

/// The conditions of proofs/asura-1989.md, "strategies", line by line.
template <std::size_t N>
class HypoLines {
  public:
    using State = HypoState<N>;
    using States = std::unordered_set<State, HypoStateHash<N>>;

    /// Keeps references to all but the winner.
    HypoLines(const Grid& grid, const std::vector<HypoStrategy::Line>& lines, Side winner,
              const HypoRules<N>& rules, Patience& patience)
        : grid_(&grid),
          lines_(lines),
          winner_(winner),
          loser_(other(winner)),
          rules_(&rules),
          patience_(&patience) {}

    /// The loser's turn at the start: no other situation shall be taken for it. Requires a line, and that
    /// none was met.
    void begin(const State& start) {
        first_ = start;
        begins_ = true;
        states_.push_back(&first_);
        ways_.add(0, Pass{});
    }

    /// A situation at the winner's turn from which the lines are to go on. Whether there is a line for it.
    bool meet(const State& state) { return meet(state, states_.size(), Pass{}) < lines_.size(); }

    /// Checks the lines; nothing if they are sound, or if patience has ended. If the defender is to win,
    /// `earlier` are situations at his turns that may have been there before those of the lines.
    std::optional<HypoFault> fault(const States& earlier) {
        for (std::size_t i = 0; i < states_.size(); ++i) {
            if (patience_->lasts() && is_sound(i)) continue;
            if (patience_->ended()) return std::nullopt;
            return fault_at(i, problem_);
        }
        if (states_.size() < lines_.size())
            return HypoFault{states_.size(), "", "no situation is left for this line"};
        if (const auto i = repeated_by_a_pass(earlier))
            return fault_at(*i, "the situation after the answer pass may have been there before");
        return std::nullopt;
    }

    /// Situations that were met.
    std::size_t states() const { return states_.size(); }

  private:
    bool failed(std::string sentence) {
        problem_ = std::move(sentence);
        return false;
    }

    HypoFault fault_at(std::size_t i, const std::string& sentence) const {
        return {i, ways_.to(i, *grid_, lines_), sentence};
    }

    bool is_sound(std::size_t i) {
        const HypoStrategy::Line& line = lines_[i];
        const State& state = *states_[i];
        const bool losers_turn = i == 0 && begins_;
        if (!line.choice && line.lemma != Lemma::none) return follows(line.lemma, state);
        if (losers_turn == line.choice.has_value())
            return failed(losers_turn ? "the defender has no choice yet" : "the line has no choice");
        if (losers_turn) return answers_are_sound(i, state, false);
        const bool passes = std::holds_alternative<Pass>(*line.choice);
        if (passes && !suits_winner(state)) return failed("a pass would let the opponent end play");
        const auto after = rules_->game.after(state, winner_, *line.choice);
        if (!after) return failed("the choice is not allowed");
        return line.lemma != Lemma::none ? follows(line.lemma, *after) : answers_are_sound(i, *after, passes);
    }

    bool suits_winner(const State& state) const { return rules_->suits(winner_, state); }

    bool follows(Lemma lemma, const State& state) {
        return rules_->follows(lemma, winner_, state) || failed("the lemma does not hold");
    }

    /// All that the loser can do in a situation at his turn after line i. Directly after a pass his own ends
    /// play.
    bool answers_are_sound(std::size_t i, const State& state, bool after_pass) {
        const auto answer = [&](const HypotheticalMove& move, const State& after) {
            if (!patience_->lasts()) return false;
            const std::size_t next = meet(after, i, move);
            if (next == lines_.size())
                return failed("no line is left for the situation after " + move_words(*grid_, move));
            return is_nearer(next, i) || failed("no progress by the answer " + move_words(*grid_, move));
        };
        // Where it would suit the winner he passes, too, and play ends; see repeated_by_a_pass.
        if (!after_pass && !suits_winner(state)) {
            const State passed = rules_->game.at_turn_of(winner_, state);
            if (!answer(Pass{}, passed)) return false;
        }
        return rules_->game.each_move(state, loser_, answer);
    }

    /// Whether the line may come after line i, so that nothing is repeated.
    bool is_nearer(std::size_t next, std::size_t i) const {
        if (!lines_[next].choice || lines_[next].lemma != Lemma::none)
            return true;  // as that line has to show
        return !lines_[i].choice || lines_[next].distance < lines_[i].distance;
    }

    /// A line after which the attacker's pass, which suits the defender, leads to a situation that may have
    /// been there before: an earlier one, or that of a line from which play can have come to this one.
    std::optional<std::size_t> repeated_by_a_pass(const States& earlier) const {
        for (std::size_t i = 0; winner_ == defending && i < states_.size(); ++i) {
            const HypoStrategy::Line& line = lines_[i];
            if (!line.choice || line.lemma != Lemma::none) continue;
            const State after = *rules_->game.after(*states_[i], winner_, *line.choice);
            if (!suits_winner(after)) continue;
            const State passed = rules_->game.at_turn_of(winner_, after);
            if (earlier.contains(passed)) return i;
            const auto met = line_of_.find(passed);
            // Directly after the defender's pass that of the attacker ends play.
            if (met == line_of_.end() || std::holds_alternative<Pass>(*line.choice)) continue;
            const HypoStrategy::Line& other = lines_[met->second];
            const bool played_on = other.choice && other.lemma == Lemma::none;
            if (met->second == i || (played_on && other.distance > line.distance)) return i;
        }
        return std::nullopt;
    }

    /// The number of the situation's line; one that is met for the first time gets the next line, and none if
    /// there is no more.
    std::size_t meet(const State& state, std::size_t from, const HypotheticalMove& by) {
        if (const auto met = line_of_.find(state); met != line_of_.end()) return met->second;
        if (states_.size() == lines_.size()) return states_.size();
        const auto added = line_of_.emplace(state, states_.size()).first;
        states_.push_back(&added->first);
        ways_.add(from, by);
        return states_.size() - 1;
    }

    const Grid* grid_;
    const std::vector<HypoStrategy::Line>& lines_;
    Side winner_;
    Side loser_;
    const HypoRules<N>* rules_;
    Patience* patience_;
    State first_;
    bool begins_ = false;
    std::unordered_map<State, std::size_t, HypoStateHash<N>> line_of_;
    std::vector<const State*> states_;
    StrategyWays ways_;
    std::string problem_;
};

}  // namespace shikatsu::reference
