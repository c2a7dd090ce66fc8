// Strategies without repetition, written as choices along hypo-sequences for some turns.
#pragma once

#include <algorithm>
#include <unordered_map>
#include <vector>

#include "reference/certificates/hypo_lines.hpp"
#include "reference/certificates/hypo_sequences_check.hpp"
#include "reference/certificates/hypo_strategy_check.hpp"

namespace shikatsu::certificates {

/// Plays a strategy on the text's own hypo-sequences.
class PlayedOut {
  public:
    PlayedOut(const reference::HypoCertificate& strategy, int turns)
        : strategy_(strategy),
          turns_(turns),
          winner_(strategy.status == Life::dead ? attacking : defending),
          defender_(strategy.position.player_at(strategy.target)),
          rules_(strategy.position, strategy.target) {
        meet_all();
    }

    reference::SequencesCertificate certificate() {
        const auto chain = reference::asura1989::chain_at(strategy_.position, strategy_.target);
        play_on({strategy_.position, opponent(defender_), chain.points, {}}, turns_);
        for (std::size_t i = 0; i < first_.size(); ++i) {
            const HypoStrategy::Line line = line_of_.at(first_[i]);
            sequences_.known.lines.push_back(line);
            each_after(first_[i], line, [&](const State& next) {
                if (std::ranges::find(first_, next) == first_.end()) first_.push_back(next);
            });
        }
        return {strategy_.position, asura1989::PreviousOccurrence::last, strategy_.target, strategy_.status,
                std::move(sequences_)};
    }

  private:
    static constexpr std::size_t width = 64;
    using State = reference::HypoState<width>;
    using HypoSequence = reference::asura1989::HypoSequence;
    using Side = reference::Side;
    using Life = reference::asura1989::Status;
    static constexpr Side attacking = reference::attacking;
    static constexpr Side defending = reference::defending;

    /// Gives each situation its line.
    void meet_all() {
        std::vector<State> met{rules_.question.start};
        for (std::size_t i = 0; i < met.size(); ++i) {
            const HypoStrategy::Line& line = strategy_.strategy.lines.at(i);
            const bool begins = i == 0 && winner_ == defending;
            if (!begins) line_of_.emplace(met[i], line);
            each_after(met[i], line, [&](const State& next) {
                const auto from = met.begin() + (winner_ == defending ? 1 : 0);
                if (std::find(from, met.end(), next) == met.end()) met.push_back(next);
            });
        }
    }

    /// The situations that the loser can bring about after the line.
    template <class Visit>
    void each_after(const State& state, const HypoStrategy::Line& line, Visit visit) const {
        if (line.lemma != Lemma::none) return;
        const State after = line.choice ? *rules_.game.after(state, winner_, *line.choice) : state;
        const bool after_pass = line.choice && std::holds_alternative<Pass>(*line.choice);
        if (!after_pass && !rules_.suits(winner_, after)) visit(rules_.game.at_turn_of(winner_, after));
        rules_.game.each_move(after, other(winner_), [&](const HypotheticalMove&, const State& next) {
            visit(next);
            return true;
        });
    }

    void play_on(const HypoSequence& sequence, int turns) {
        if (sequence.finish()) return;
        const State state = reference::hypo_state<width>(sequence.situation(), defender_);
        if (rules_.lemma_for(winner_, state) != Lemma::none) return;
        const bool winners = (sequence.situation().to_move == defender_) == (winner_ == defending);
        const bool after_pass =
            !sequence.moves().empty() && std::holds_alternative<Pass>(sequence.moves().back());
        if (!winners) {
            for (const HypotheticalMove& move : sequence.allowed()) play_on(sequence.with(move), turns);
        } else if (sequence.must_pass() || (after_pass && rules_.suits(winner_, state))) {
            play_on(sequence.with(Pass{}), turns);
        } else if (turns == 0) {
            sequences_.turns.emplace_back();
            if (std::ranges::find(first_, state) == first_.end()) first_.push_back(state);
        } else {
            const HypotheticalMove choice = line_of_.at(state).choice.value();
            sequences_.turns.emplace_back(choice);
            play_on(sequence.with(choice), turns - 1);
        }
    }

    const reference::HypoCertificate& strategy_;
    int turns_;
    Side winner_;
    Player defender_;
    reference::HypoRules<width> rules_;
    std::unordered_map<State, HypoStrategy::Line, reference::HypoStateHash<width>> line_of_;
    std::vector<State> first_;
    HypoSequences sequences_;
};

/// The strategy with the winner's first `turns` choices of each hypo-sequence written as such. Requires a
/// strategy that is accepted, on at most 64 intersections.
inline reference::SequencesCertificate played_out(const reference::HypoCertificate& strategy, int turns) {
    return PlayedOut(strategy, turns).certificate();
}

}  // namespace shikatsu::certificates
