#include "proofs/games/superko_strategy_game.hpp"

#include <map>
#include <tuple>
#include <utility>
#include <vector>

#include "proofs/games/chance.hpp"
#include "reference/japanese2003/force_progress.hpp"
#include "reference/japanese2003/hypothetical_state.hpp"

namespace shikatsu::proofs {

namespace {

using reference::ForceProgress;
using reference::HypotheticalOutcome;
using reference::HypotheticalState;
using reference::SuperkoCertificate;

using Moves = std::map<HypotheticalMove, HypotheticalOutcome>;

Player winner_of(const reference::ForceQuestion& question, bool attacker_forces) {
    return attacker_forces ? question.attacker() : question.defender();
}

/// Whether the end of play in this position would suit the player.
bool end_suits(const reference::ForceQuestion& question, const ForceProgress& progress,
               const HypotheticalState& state, Player player) {
    return is_fulfilled_at_end(question, progress, state.position) == (player == question.attacker());
}

/// Those for which a strategy has lines: but for superko, and a pass only where the end would suit who makes
/// it.
Moves moves_with_lines(const reference::ForceQuestion& question, const Readings& readings,
                       HypotheticalState state, const ForceProgress& progress) {
    state.earlier.clear();
    Moves moves = hypothetical_moves(state, readings);
    if (!end_suits(question, progress, state, state.to_move)) moves.erase(Pass{});
    return moves;
}

class DrawingSuperko {
  public:
    explicit DrawingSuperko(const SuperkoStrategyDraw& draw) : draw_(draw), chance_(draw.number) {}

    std::optional<SuperkoCertificate> run() {
        const auto start =
            place_of(reference::start_state(draw_.position, draw_.question.attacker(), draw_.readings),
                     start_progress(draw_.position, draw_.question));
        if (!start) return std::nullopt;
        return SuperkoCertificate{
            draw_.position, draw_.readings, draw_.question, draw_.attacker_forces, {lines_from(*start)}};
    }

  private:
    using Place = SuperkoStrategy::Place;
    using Key = std::pair<HypotheticalState, ForceProgress>;

    Player winner() const { return winner_of(draw_.question, draw_.attacker_forces); }

    Key key_of(HypotheticalState state, const ForceProgress& progress) const {
        if (draw_.memory != SuperkoPlaceMemory::history) state.earlier.clear();
        if (draw_.memory == SuperkoPlaceMemory::position) state.bans.clear();
        return {std::move(state), progress};
    }

    /// A place from which the winner has what he wants, as far as is seen.
    std::optional<Place> place_of(HypotheticalState state, const ForceProgress& progress) {
        state.after_pass = false;
        state.ended = false;
        const Key key = key_of(state, progress);
        if (const auto known = known_.find(key); known != known_.end()) return known->second;
        constexpr int most_visits = 200;
        if (++visits_ > most_visits) return std::nullopt;
        auto line = line_at(state, progress);
        if (!line) return std::nullopt;
        lines_.push_back(std::move(*line));
        return known_[key] = static_cast<Place>(lines_.size() - 1);
    }

    std::optional<SuperkoStrategy::Turn> line_at(const HypotheticalState& state,
                                                 const ForceProgress& progress) {
        if (draw_.attacker_forces && draw_.question.region.empty() && is_captured(draw_.question, progress) &&
            chance_.below(2) == 0)
            return SuperkoStrategy::Won{Lemma::none};
        if (draw_.any_rest && chance_.below(3) == 0)
            return SuperkoStrategy::Won{draw_.attacker_forces ? Lemma::closed : Lemma::life};
        return state.to_move == winner() ? choice_at(state, progress) : answers_at(state, progress);
    }

    std::optional<SuperkoStrategy::Turn> choice_at(const HypotheticalState& state,
                                                   const ForceProgress& progress) {
        Moves allowed = hypothetical_moves(state, draw_.readings);
        if (!draw_.any_pass && !end_suits(draw_.question, progress, state, winner())) allowed.erase(Pass{});
        while (!allowed.empty()) {
            const auto drawn =
                std::next(allowed.begin(), static_cast<std::ptrdiff_t>(chance_.below(allowed.size())));
            const auto& [move, outcome] = *drawn;
            const auto next = place_of(outcome.state, progress_after(progress, outcome.removed));
            if (next) return SuperkoStrategy::Choice{move, *next};
            allowed.erase(drawn);
        }
        return std::nullopt;
    }

    std::optional<SuperkoStrategy::Turn> answers_at(const HypotheticalState& state,
                                                    const ForceProgress& progress) {
        SuperkoStrategy::Answers answers;
        for (const auto& [move, ignored] :
             moves_with_lines(draw_.question, draw_.readings, state, progress)) {
            const auto outcome = hypothetical_move(state, move, draw_.readings);
            if (!outcome) {
                answers.next.emplace_back();
                continue;
            }
            answers.next.push_back(place_of(outcome->state, progress_after(progress, outcome->removed)));
            if (!answers.next.back()) return std::nullopt;
        }
        return answers;
    }

    /// Places come after those that lead to them, and what was drawn in vain is left out.
    std::vector<SuperkoStrategy::Turn> lines_from(Place start) const {
        std::vector<bool> needed(lines_.size());
        needed[start] = true;
        for (Place place = start + 1; place-- > 0;) {
            if (!needed[place]) continue;
            SuperkoStrategy::Turn line = lines_[place];
            for_each_next(line, [&](Place& next) { needed[next] = true; });
        }
        std::vector<Place> numbers(lines_.size());
        Place count = 0;
        for (Place place = start + 1; place-- > 0;) {
            if (needed[place]) numbers[place] = count++;
        }
        std::vector<SuperkoStrategy::Turn> lines;
        for (Place place = start + 1; place-- > 0;) {
            if (!needed[place]) continue;
            lines.push_back(lines_[place]);
            for_each_next(lines.back(), [&](Place& next) { next = numbers[next]; });
        }
        return lines;
    }

    template <class Visit>
    static void for_each_next(SuperkoStrategy::Turn& line, Visit visit) {
        if (auto* choice = std::get_if<SuperkoStrategy::Choice>(&line)) visit(choice->next);
        if (auto* answers = std::get_if<SuperkoStrategy::Answers>(&line)) {
            for (auto& next : answers->next) {
                if (next) visit(*next);
            }
        }
    }

    SuperkoStrategyDraw draw_;
    Chance chance_;
    std::map<Key, Place> known_;
    int visits_ = 0;
    /// Each after those that it leads to.
    std::vector<SuperkoStrategy::Turn> lines_;
};

/// Every hypothetical-sequence in which the winner keeps to his strategy.
class SuperkoSequences {
  public:
    SuperkoSequences(const SuperkoCertificate& certificate, std::size_t most_moves)
        : certificate_(certificate),
          winner_(winner_of(certificate.question, certificate.attacker_forces)),
          moves_left_(most_moves) {}

    std::string objection(const HypotheticalState& state, const ForceProgress& progress,
                          SuperkoStrategy::Place place) {
        const SuperkoStrategy::Turn& turn = certificate_.strategy.lines.at(place);
        if (std::holds_alternative<SuperkoStrategy::Won>(turn)) return after_passing(state, progress);
        const auto* choice = std::get_if<SuperkoStrategy::Choice>(&turn);
        if ((choice != nullptr) != (state.to_move == winner_)) return "a line for the other player";
        if (choice == nullptr) return after_each(state, progress, std::get<SuperkoStrategy::Answers>(turn));
        if (moves_left_ == 0) return "";
        --moves_left_;
        const auto outcome = hypothetical_move(state, choice->move, certificate_.readings);
        if (!outcome) return "a choice that is not allowed";
        return after(*outcome, progress, choice->next);
    }

  private:
    std::string at_end(const HypotheticalState& state, const ForceProgress& progress) const {
        return end_suits(certificate_.question, progress, state, winner_) ? "" : "an end that does not suit";
    }

    std::string after(const HypotheticalOutcome& outcome, const ForceProgress& before,
                      const std::optional<SuperkoStrategy::Place>& next) {
        const ForceProgress progress = progress_after(before, outcome.removed);
        if (outcome.state.ended) return at_end(outcome.state, progress);
        return next ? objection(outcome.state, progress, *next) : "a play without answer";
    }

    std::string after_each(const HypotheticalState& state, const ForceProgress& progress,
                           const SuperkoStrategy::Answers& answers) {
        const Moves with_lines =
            moves_with_lines(certificate_.question, certificate_.readings, state, progress);
        for (const auto& [move, outcome] : hypothetical_moves(state, certificate_.readings)) {
            const auto line = with_lines.find(move);
            std::string found;
            if (line == with_lines.end()) {
                // A pass where the end would suit the winner: he passes, too.
                found = after_passing(outcome.state, progress);
            } else {
                const auto number = static_cast<std::size_t>(std::distance(with_lines.begin(), line));
                if (number >= answers.next.size()) return "a move without answer";
                found = after(outcome, progress, answers.next[number]);
            }
            if (!found.empty()) return found;
        }
        return "";
    }

    /// The winner passes from now on.
    std::string after_passing(const HypotheticalState& state, const ForceProgress& progress) {
        // Those who want no more than the capture have it whatever comes.
        if (certificate_.attacker_forces && certificate_.question.region.empty() &&
            is_captured(certificate_.question, progress))
            return "";
        if (state.ended) return at_end(state, progress);
        const bool own = state.to_move == winner_;
        if (own && moves_left_ == 0) return "";
        if (own) --moves_left_;
        for (const auto& [move, outcome] : hypothetical_moves(state, certificate_.readings)) {
            if (own && move != HypotheticalMove(Pass{})) continue;
            std::string found = after_passing(outcome.state, progress_after(progress, outcome.removed));
            if (!found.empty()) return found;
        }
        return "";
    }

    const SuperkoCertificate& certificate_;
    Player winner_;
    std::size_t moves_left_;
};

}  // namespace

std::optional<SuperkoCertificate> drawn_strategy(const SuperkoStrategyDraw& draw) {
    return DrawingSuperko(draw).run();
}

std::string objection_of_sequences(const SuperkoCertificate& certificate, std::size_t most_moves) {
    return SuperkoSequences(certificate, most_moves)
        .objection(reference::start_state(certificate.position, certificate.question.attacker(),
                                          certificate.readings),
                   start_progress(certificate.position, certificate.question), 0);
}

}  // namespace shikatsu::proofs
