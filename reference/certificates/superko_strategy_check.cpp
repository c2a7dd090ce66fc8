#include "reference/certificates/superko_strategy_check.hpp"

#include <map>

#include "reference/certificates/certificate_lemmas.hpp"
#include "reference/certificates/strategy_walk.hpp"
#include "reference/certificates/strategy_width.hpp"
#include "reference/japanese2003/force_progress.hpp"

namespace shikatsu::reference {

namespace {

/// The line of the text with the first line of the strategy.
std::size_t first_line_of(const SuperkoCertificate& certificate) {
    return static_cast<std::size_t>(certificate.position.grid().rows()) + 9;
}

/// It knows nothing of earlier positions, nor whether a pass was made.
struct SuperkoSituation {
    HypotheticalState state;
    ForceProgress progress;
    friend bool operator==(const SuperkoSituation&, const SuperkoSituation&) = default;
};

SuperkoSituation situation_of(HypotheticalState state, ForceProgress progress) {
    state.earlier.clear();
    state.after_pass = false;
    return {std::move(state), std::move(progress)};
}

constexpr WalkWords words_of_sequences{"final-position", "state", "a hypothetical-sequence"};

/// (proofs/superko.md)
template <std::size_t N>
class SuperkoCheck : StrategyWalk<SuperkoSituation, HypotheticalMove> {
    using Walk = StrategyWalk<SuperkoSituation, HypotheticalMove>;

  public:
    SuperkoCheck(const SuperkoCertificate& certificate, const CertificateLimits& limits,
                 const Patience& patience)
        : Walk(certificate.position.grid(), certificate.strategy.lines.size(), words_of_sequences, limits,
               patience),
          certificate_(certificate),
          lines_(certificate.strategy.lines),
          adjacency_(certificate.position.grid()) {
        for (const Point point : certificate.question.target.points) wanted_.target.set(point.index);
        for (const Point point : certificate.question.region) wanted_.region.set(point.index);
    }

    CertificateVerdict run() {
        const bool sound = starts(start(), certificate_.position) &&
                           each_line([&](Place place) { return line_is_sound(place); }) && past_is_minded();
        const Certificate claim{certificate_.position,
                                certificate_.readings,
                                certificate_.question,
                                certificate_.attacker_forces,
                                {}};
        return verdict(sound, first_line_of(certificate_), claim_in_words(claim));
    }

  private:
    std::string words_of(const HypotheticalMove& move) const {
        return move_words(certificate_.position.grid(), move);
    }

    SuperkoSituation start() const {
        return situation_of(
            start_state(certificate_.position, certificate_.question.attacker(), certificate_.readings),
            start_progress(certificate_.position, certificate_.question));
    }

    Player winner() const {
        return certificate_.attacker_forces ? certificate_.question.attacker()
                                            : certificate_.question.defender();
    }

    bool line_is_sound(Place place) {
        const auto& turn = lines_[place];
        if (const auto* won = std::get_if<SuperkoStrategy::Won>(&turn)) return won_is_sound(place, *won);
        const bool own = at(place).situation.state.to_move == winner();
        if (const auto* choice = std::get_if<SuperkoStrategy::Choice>(&turn))
            return own ? choice_is_sound(place, *choice) : failed(place, "it is the loser's turn");
        return own ? failed(place, "the choice is missing")
                   : answers_are_sound(place, std::get<SuperkoStrategy::Answers>(turn));
    }

    bool won_is_sound(Place place, const SuperkoStrategy::Won& won) {
        const ForceQuestion& question = certificate_.question;
        if (won.lemma == Lemma::none) {
            return (certificate_.attacker_forces && question.region.empty() &&
                    is_captured(question, at(place).situation.progress)) ||
                   failed(place, "capture is not all that is asked for, or not made");
        }
        const bool fits = won.lemma == (certificate_.attacker_forces ? Lemma::closed : Lemma::life);
        return (fits && holds(won.lemma, adjacency_, wanted_, small_state(place))) ||
               failed(place, "the lemma does not hold");
    }

    CertificateState<N> small_state(Place place) const {
        CertificateState<N> state;
        const Position& position = at(place).situation.state.position;
        for (const Point point : position.grid().points()) {
            if (position.empty(point)) continue;
            const bool defends = position.holds(point, certificate_.question.defender());
            state.stones[defends ? defending : attacking].set(point.index);
        }
        for (const FinalString& string : at(place).situation.progress.intact) {
            for (const Point point : string.points) state.originals.set(point.index);
        }
        return state;
    }

    /// But for superko. A pass is one only where the end would suit who makes it: elsewhere the opponent
    /// passes, too. (proofs/engine-theorems.md, "pass-elimination")
    std::map<HypotheticalMove, HypotheticalOutcome> moves_at(Place place) const {
        const auto& [state, progress] = at(place).situation;
        auto moves = hypothetical_moves(state, certificate_.readings);
        const bool good = is_fulfilled_at_end(certificate_.question, progress, state.position);
        if (good != (state.to_move == certificate_.question.attacker())) moves.erase(Pass{});
        return moves;
    }

    bool choice_is_sound(Place place, const SuperkoStrategy::Choice& choice) {
        auto moves = moves_at(place);
        const auto outcome = moves.find(choice.move);
        if (outcome == moves.end()) {
            return failed(place, std::holds_alternative<Pass>(choice.move)
                                     ? "a pass would let the opponent end play"
                                     : "the choice is not allowed");
        }
        return leads_on(place, choice.move, std::move(outcome->second), choice.next, true);
    }

    bool answers_are_sound(Place place, const SuperkoStrategy::Answers& answers) {
        std::size_t answered = 0;
        for (auto& [move, outcome] : moves_at(place)) {
            if (answered == answers.next.size()) return failed(place, words_of(move) + " has no answer");
            if (const auto next = answers.next[answered++]; next) {
                if (!leads_on(place, move, std::move(outcome), *next, false)) return false;
            } else if (std::holds_alternative<Play>(move)) {
                leaves_out(place, outcome.state.position);
            } else {
                return failed(place, words_of(move) + " is left out and no play");
            }
        }
        return answered == answers.next.size() || failed(place, "there are more answers than moves");
    }

    bool leads_on(Place place, const HypotheticalMove& move, HypotheticalOutcome outcome, Place next,
                  bool own) {
        if (next <= place || next >= lines_.size())
            return failed(place, words_of(move) + " does not lead to a later line");
        const PositionNumber number = number_of(outcome.state.position);
        SuperkoSituation then = situation_of(std::move(outcome.state),
                                             progress_after(at(place).situation.progress, outcome.removed));
        return comes_to(next, std::move(then), number, move, place,
                        own && std::holds_alternative<Play>(move));
    }

    const SuperkoCertificate& certificate_;
    const std::vector<SuperkoStrategy::Turn>& lines_;
    Adjacency<N> adjacency_;
    Wanted<N> wanted_;
};

}  // namespace

CertificateVerdict check(const SuperkoCertificate& certificate, const CertificateLimits& limits,
                         const std::function<bool()>& stop) {
    return run_in_width(
        certificate.position.grid(), certificate.strategy.lines.size(), limits,
        [&]<std::size_t N>() { return SuperkoCheck<N>(certificate, limits, Patience(limits, stop)).run(); });
}

}  // namespace shikatsu::reference
