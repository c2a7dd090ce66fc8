#include "reference/certificates/hypo_sequences_check.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "reference/certificates/hypo_lines.hpp"
#include "reference/certificates/strategy_width.hpp"

namespace shikatsu::reference {

namespace {

using Outcome = CertificateVerdict::Outcome;
using asura1989::Finish;
using asura1989::HypoSequence;
using asura1989::TacticalSituation;

/// The lines of the text with the target and with the first turn.
std::size_t line_of_target(const SequencesCertificate& certificate) {
    return static_cast<std::size_t>(certificate.position.grid().rows()) + 5;
}
std::size_t line_of_first_turn(const SequencesCertificate& certificate) {
    return line_of_target(certificate) + 3;
}
std::size_t line_of_first_state(const SequencesCertificate& certificate) {
    return line_of_first_turn(certificate) + certificate.sequences.turns.size() + 1;
}

std::string claimed(const SequencesCertificate& certificate) {
    const bool literal = certificate.previous_occurrence == shikatsu::asura1989::PreviousOccurrence::last;
    return claim_in_words(chain_claim(certificate)) +
           (literal ? "" : std::string(", reading ") + std::string(first_occurrence));
}

/// Follows the winner's choices through all that the loser can do. (proofs/asura-1989.md, "sequences")
template <std::size_t N>
class SequencesCheck {
  public:
    SequencesCheck(const SequencesCertificate& certificate, std::size_t most_moves, const Patience& patience)
        : certificate_(certificate),
          most_moves_(most_moves),
          patience_(patience),
          turns_(certificate.sequences.turns),
          winner_(certificate.status == asura1989::Status::dead ? attacking : defending),
          winners_player_(winner_ == defending ? defender() : opponent(defender())),
          analysed_{asura1989::chain_at(certificate.position, certificate.target)},
          rules_(certificate.position, certificate.target),
          known_(certificate.position.grid(), certificate.sequences.known.lines, winner_, rules_, patience_) {
    }

    CertificateVerdict run() {
        asura1989::Readings readings;
        readings.previous_occurrence = certificate_.previous_occurrence;
        const HypoSequence start(certificate_.position, opponent(defender()), analysed_.front().points,
                                 readings);
        const bool sound = goes_well(start);
        if (too_long_) {
            return {Outcome::unusable, line_of_first_turn(certificate_) + turn_,
                    fmt::format("a hypo-sequence has more moves than the limit of {}", most_moves_),
                    states()};
        }
        if (patience_.ended()) return {Outcome::unusable, 0, "", states()};
        if (!sound) {
            return {Outcome::rejected, line_of_first_turn(certificate_) + problematic_turn_, problem_,
                    states()};
        }
        if (turn_ < turns_.size())
            return {Outcome::rejected, line_of_first_turn(certificate_) + turn_,
                    "no hypo-sequence is left for this turn", states()};
        const auto fault = known_.fault(seen_);
        if (patience_.ended()) return {Outcome::unusable, 0, "", states()};
        if (!fault) return {Outcome::accepted, 0, claimed(certificate_), states()};
        return {Outcome::rejected, line_of_first_state(certificate_) + fault->line,
                fault->moves + (fault->moves.empty() ? "" : ": ") + fault->sentence, states()};
    }

  private:
    Player defender() const { return certificate_.position.player_at(certificate_.target); }
    std::size_t states() const { return turn_ + known_.states(); }

    /// Because of the turn that was read last.
    bool failed(const HypoSequence& sequence, const std::string& sentence) {
        return failed_at(turn_ == 0 ? 0 : turn_ - 1, sequence, sentence);
    }
    bool failed_at(std::size_t turn, const HypoSequence& sequence, const std::string& sentence) {
        problematic_turn_ = turn;
        std::vector<std::string> moves;
        for (const HypotheticalMove& move : sequence.moves())
            moves.push_back(move_words(certificate_.position.grid(), move));
        problem_ = sentence_after(moves, sentence);
        return false;
    }

    /// Whether every hypo-sequence that goes on like this ends well for the winner.
    bool goes_well(const HypoSequence& sequence) {
        if (!patience_.lasts()) return false;
        if (sequence.finish()) {
            return asura1989::interpretation(certificate_.position, analysed_, sequence) ==
                       certificate_.status ||
                   failed(sequence, "it ends badly");
        }
        const HypoState<N> state = hypo_state<N>(sequence.situation(), defender());
        if (rules_.lemma_for(winner_, state) != Lemma::none) return true;
        if (sequence.moves().size() >= most_moves_) {
            too_long_ = true;
            return false;
        }
        return sequence.situation().to_move == winners_player_ ? choice_is_sound(sequence, state)
                                                               : each_move_goes_well(sequence);
    }

    bool each_move_goes_well(const HypoSequence& sequence) {
        for (const HypotheticalMove& move : sequence.allowed()) {
            if (!goes_well(sequence.with(move))) return false;
        }
        return true;
    }

    bool choice_is_sound(const HypoSequence& sequence, const HypoState<N>& state) {
        const std::vector<HypotheticalMove>& moves = sequence.moves();
        const bool after_pass = !moves.empty() && std::holds_alternative<Pass>(moves.back());
        // There the winner ends play.
        if (after_pass && rules_.suits(winner_, state)) return goes_well(sequence.with(Pass{}));
        if (sequence.must_pass()) {
            seen_.insert(state);
            return goes_well(sequence.with(Pass{}));
        }
        if (turn_ == turns_.size()) return failed_at(turn_, sequence, "there is no turn left");
        const std::optional<HypotheticalMove>& choice = turns_[turn_++];
        if (!choice) return known_.meet(state) || failed(sequence, "no line is left for the situation");
        seen_.insert(state);
        const std::vector<HypotheticalMove> allowed = sequence.allowed();
        if (std::ranges::find(allowed, *choice) == allowed.end())
            return failed(sequence, "the choice is not allowed");
        return goes_well(sequence.with(*choice));
    }

    const SequencesCertificate& certificate_;
    std::size_t most_moves_;
    bool too_long_ = false;
    Patience patience_;
    const std::vector<std::optional<HypotheticalMove>>& turns_;
    Side winner_;
    Player winners_player_;
    std::vector<asura1989::Chain> analysed_;
    HypoRules<N> rules_;
    HypoLines<N> known_;
    std::size_t turn_ = 0;
    /// At the winner's turns that were gone through.
    typename HypoLines<N>::States seen_;
    std::string problem_;
    std::size_t problematic_turn_ = 0;
};

}  // namespace

CertificateVerdict check(const SequencesCertificate& certificate, const CertificateLimits& limits,
                         const std::function<bool()>& stop) {
    const Grid& grid = certificate.position.grid();
    if (auto problem = no_target(certificate.position, certificate.target))
        return {Outcome::rejected, line_of_target(certificate), *std::move(problem), 0};
    const Patience patience(limits, stop);
    const std::size_t lines = certificate.sequences.turns.size() + certificate.sequences.known.lines.size();
    return run_in_width(grid, lines, limits, [&]<std::size_t N>() {
        return SequencesCheck<N>(certificate, limits.moves, patience).run();
    });
}

ChainClaim chain_claim(const SequencesCertificate& certificate) {
    return {certificate.position, {certificate.target}, certificate.status};
}

}  // namespace shikatsu::reference
