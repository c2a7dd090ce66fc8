#include "tests/certificates/hypo_sequences.hpp"

#include <algorithm>
#include <stdexcept>
#include <unordered_map>

#include "reference/certificates/hypo_lines.hpp"
#include "tests/certificates/changed_hypo_strategies.hpp"
#include "tools/lib/chain_certificate.hpp"
#include "tools/lib/hypo_strategy_writer.hpp"

namespace shikatsu::certificates {

namespace {

namespace engine = optimized::asura1989;
using asura1989::PreviousOccurrence;
using reference::attacking;
using reference::defending;
using reference::SequencesCertificate;
using reference::Side;
using reference::asura1989::HypoSequence;
using Life = reference::asura1989::Status;

constexpr std::size_t width = 64;
using State = reference::HypoState<width>;

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

    SequencesCertificate certificate() {
        const auto chain = reference::asura1989::chain_at(strategy_.position, strategy_.target);
        play_on({strategy_.position, opponent(defender_), chain.points, {}}, turns_);
        for (std::size_t i = 0; i < first_.size(); ++i) {
            const HypoStrategy::Line line = line_of_.at(first_[i]);
            sequences_.known.lines.push_back(line);
            each_after(first_[i], line, [&](const State& next) {
                if (std::ranges::find(first_, next) == first_.end()) first_.push_back(next);
            });
        }
        return {strategy_.position, PreviousOccurrence::last, strategy_.target, strategy_.status,
                std::move(sequences_)};
    }

  private:
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
        for (const Lemma lemma : {Lemma::life, Lemma::closed, Lemma::filled}) {
            if (rules_.follows(lemma, winner_, state)) return;
        }
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

}  // namespace

std::vector<SequencesCertified> sequences_of(const Position& position,
                                             PreviousOccurrence previous_occurrence) {
    engine::Options options;
    options.readings.previous_occurrence = previous_occurrence;
    options.budget = {1'000'000, 3600.0};
    options.by_parts = false;
    options.max_witness_states = 1'000'000;
    std::vector<SequencesCertified> certified;
    for (const engine::ChainVerdict& chain : engine::adjudicate(position, 0, options).chains) {
        const engine::StatusFinding& finding = chain.finding;
        if (!finding.has_proof()) throw std::runtime_error("a chain has no certificate");
        if (!finding.sequences) continue;
        certified.push_back({{position, previous_occurrence, chain.points.front(),
                              *finding.alive ? Life::alive : Life::dead, *finding.sequences},
                             tools::chain_certificate_text(position, options.readings, chain)});
    }
    return certified;
}

std::string text_of(const SequencesCertificate& certificate) {
    return tools::hypo_sequences_text(certificate.position, certificate.previous_occurrence,
                                      certificate.target, certificate.status == Life::alive,
                                      certificate.sequences);
}

SequencesCertificate played_out(const reference::HypoCertificate& strategy, int turns) {
    return PlayedOut(strategy, turns).certificate();
}

SequencesCertificate changed(SequencesCertificate certificate, std::mt19937& random) {
    auto& turns = certificate.sequences.turns;
    const auto one_of = [&](const auto& all) { return static_cast<std::ptrdiff_t>(random() % all.size()); };
    const auto size = static_cast<unsigned>(certificate.position.grid().size());
    const unsigned kind = turns.empty() ? 4 + random() % 2 : random() % 8;
    switch (kind) {
        case 0:
            turns[static_cast<std::size_t>(one_of(turns))] =
                Play{Point{static_cast<std::uint16_t>(random() % size)}};
            break;
        case 1:
            turns[static_cast<std::size_t>(one_of(turns))] = Pass{};
            break;
        case 2:
            turns.erase(turns.begin() + one_of(turns));
            break;
        case 3:
            turns.insert(turns.begin() + one_of(turns), turns[static_cast<std::size_t>(one_of(turns))]);
            break;
        case 4:
            certificate.status = certificate.status == Life::alive ? Life::dead : Life::alive;
            break;
        case 5:
            certificate.previous_occurrence = certificate.previous_occurrence == PreviousOccurrence::last
                                                  ? PreviousOccurrence::first
                                                  : PreviousOccurrence::last;
            break;
        case 6:
            turns[static_cast<std::size_t>(one_of(turns))] = std::nullopt;
            break;
        default: {
            if (certificate.sequences.known.lines.empty()) break;
            reference::HypoCertificate lines{certificate.position, certificate.target, certificate.status,
                                             certificate.sequences.known};
            lines = changed(std::move(lines), random);
            return {lines.position,
                    certificate.previous_occurrence,
                    lines.target,
                    lines.status,
                    {turns, lines.strategy}};
        }
    }
    return certificate;
}

bool has_the_status(const SequencesCertificate& certificate) {
    engine::Options options;
    options.readings.previous_occurrence = certificate.previous_occurrence;
    options.budget = {1'000'000, 3600.0};
    const auto alive =
        engine::analyse_together(certificate.position, {certificate.target}, options).alive.value();
    return alive == (certificate.status == Life::alive);
}

}  // namespace shikatsu::certificates
