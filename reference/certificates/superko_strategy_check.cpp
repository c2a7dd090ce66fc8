#include "reference/certificates/superko_strategy_check.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "reference/certificates/certificate_lemmas.hpp"
#include "reference/certificates/past_conditions.hpp"
#include "reference/certificates/strategy_width.hpp"
#include "reference/certificates/strategy_words.hpp"
#include "reference/japanese2003/force_progress.hpp"

namespace shikatsu::reference {

namespace {

/// The line of the text with the first line of the strategy.
std::size_t first_line_of(const SuperkoCertificate& certificate) {
    return static_cast<std::size_t>(certificate.position.grid().rows()) + 9;
}

/// (proofs/superko.md)
template <std::size_t N>
class SuperkoCheck {
    using Place = SuperkoStrategy::Place;
    using Outcome = CertificateVerdict::Outcome;
    using PositionNumber = PastConditions::PositionNumber;

  public:
    SuperkoCheck(const SuperkoCertificate& certificate, std::size_t most_moves, const Patience& patience)
        : certificate_(certificate),
          lines_(certificate.strategy.lines),
          most_moves_(most_moves),
          patience_(patience),
          adjacency_(certificate.position.grid()),
          conditions_(lines_.size()),
          met_(lines_.size()) {
        for (const Point point : certificate.question.target.points) wanted_.target.set(point.index);
        for (const Point point : certificate.question.region) wanted_.region.set(point.index);
    }

    CertificateVerdict run() {
        const bool sound = start_is_there() && each_line_is_sound() && past_is_minded();
        const std::size_t line = first_line_of(certificate_) + problematic_;
        if (!beyond_limits_.empty()) return {Outcome::unusable, line, beyond_limits_, lines_.size()};
        if (patience_.ended()) return {Outcome::unusable, 0, "", lines_.size()};
        if (!sound) return {Outcome::rejected, line, problem_, lines_.size()};
        const Certificate claim{certificate_.position,
                                certificate_.readings,
                                certificate_.question,
                                certificate_.attacker_forces,
                                {}};
        return {Outcome::accepted, 0, claim_in_words(claim), lines_.size()};
    }

  private:
    /// How a hypothetical-sequence can come to a place. The state knows nothing of earlier positions, nor
    /// whether a pass was made.
    struct Met {
        HypotheticalState state;
        ForceProgress progress;
        PositionNumber position = 0;
        /// The last move, and from where; none at the start.
        std::optional<HypotheticalMove> move;
        Place from = 0;
        std::size_t moves = 0;
    };

    bool failed(Place place, const std::string& sentence) {
        problematic_ = place;
        std::vector<std::string> moves;
        if (place < met_.size() && met_[place]) {
            for (Place at = place; met_[at]->move; at = met_[at]->from)
                moves.push_back(words_of(*met_[at]->move));
        }
        std::reverse(moves.begin(), moves.end());
        problem_ = sentence_after(moves, sentence);
        return false;
    }

    bool beyond_limits(Place place, std::string sentence) {
        problematic_ = place;
        beyond_limits_ = std::move(sentence);
        return false;
    }

    std::string words_of(const HypotheticalMove& move) const {
        return move_words(certificate_.position.grid(), move);
    }

    Player winner() const {
        return certificate_.attacker_forces ? certificate_.question.attacker()
                                            : certificate_.question.defender();
    }

    PositionNumber number_of(const Position& position) {
        return numbers_.try_emplace(position, static_cast<PositionNumber>(numbers_.size())).first->second;
    }

    bool start_is_there() {
        if (lines_.empty()) return failed(0, "there is no line for the final-position");
        HypotheticalState start =
            start_state(certificate_.position, certificate_.question.attacker(), certificate_.readings);
        start.earlier.clear();
        ForceProgress progress = start_progress(certificate_.position, certificate_.question);
        meet(0, {std::move(start), std::move(progress), number_of(certificate_.position), {}, 0, 0});
        return true;
    }

    void meet(Place place, Met met) {
        conditions_.set_position(place, met.position);
        met_[place] = std::move(met);
    }

    bool each_line_is_sound() {
        for (Place place = 0; place < lines_.size(); ++place) {
            if (!patience_.lasts()) return false;
            if (!met_[place]) return failed(place, "no earlier line leads to this one");
            if (!line_is_sound(place)) return false;
        }
        return true;
    }

    bool line_is_sound(Place place) {
        const auto& turn = lines_[place];
        if (const auto* won = std::get_if<SuperkoStrategy::Won>(&turn)) return won_is_sound(place, *won);
        const bool own = met_[place]->state.to_move == winner();
        if (const auto* choice = std::get_if<SuperkoStrategy::Choice>(&turn))
            return own ? choice_is_sound(place, *choice) : failed(place, "it is the loser's turn");
        return own ? failed(place, "the choice is missing")
                   : answers_are_sound(place, std::get<SuperkoStrategy::Answers>(turn));
    }

    bool won_is_sound(Place place, const SuperkoStrategy::Won& won) {
        const ForceQuestion& question = certificate_.question;
        if (won.lemma == Lemma::none) {
            return (certificate_.attacker_forces && question.region.empty() &&
                    is_captured(question, met_[place]->progress)) ||
                   failed(place, "capture is not all that is asked for, or not made");
        }
        const bool fits = won.lemma == (certificate_.attacker_forces ? Lemma::closed : Lemma::life);
        return (fits && holds(won.lemma, adjacency_, wanted_, small_state(place))) ||
               failed(place, "the lemma does not hold");
    }

    CertificateState<N> small_state(Place place) const {
        CertificateState<N> state;
        const Position& position = met_[place]->state.position;
        for (const Point point : position.grid().points()) {
            if (position.empty(point)) continue;
            const bool defends = position.holds(point, certificate_.question.defender());
            state.stones[defends ? defending : attacking].set(point.index);
        }
        for (const FinalString& string : met_[place]->progress.intact) {
            for (const Point point : string.points) state.originals.set(point.index);
        }
        return state;
    }

    /// But for superko. A pass is one only where the end would suit who makes it: elsewhere the opponent
    /// passes, too. (proofs/engine-theorems.md, "pass-elimination")
    std::map<HypotheticalMove, HypotheticalOutcome> moves_at(Place place) const {
        const Met& met = *met_[place];
        auto moves = hypothetical_moves(met.state, certificate_.readings);
        const bool good = is_fulfilled_at_end(certificate_.question, met.progress, met.state.position);
        if (good != (met.state.to_move == certificate_.question.attacker())) moves.erase(Pass{});
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
                conditions_.add_left_out(place, number_of(outcome.state.position));
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
        outcome.state.earlier.clear();
        outcome.state.after_pass = false;
        ForceProgress progress = progress_after(met_[place]->progress, outcome.removed);
        const PositionNumber number = number_of(outcome.state.position);
        conditions_.add_move(place, next, own && std::holds_alternative<Play>(move));
        if (met_[next]) {
            return (met_[next]->state == outcome.state && met_[next]->progress == progress) ||
                   failed(place, words_of(move) + " leads to a line for another state");
        }
        const std::size_t moves = met_[place]->moves + 1;
        meet(next, {std::move(outcome.state), std::move(progress), number, move, place, moves});
        return moves <= most_moves_ ||
               beyond_limits(next,
                             fmt::format("a hypothetical-sequence comes to a line after more moves than "
                                         "the limit of {}",
                                         most_moves_));
    }

    bool past_is_minded() {
        const auto objection = conditions_.objection(patience_);
        if (!objection) return !patience_.ended();
        switch (objection->kind) {
            case PastConditions::Kind::not_new:
                return failed(objection->place, "a position has appeared that later lines take for new");
            case PastConditions::Kind::need_not_have_appeared:
                return failed(objection->place,
                              "what a play that is left out leads to need not have appeared");
            case PastConditions::Kind::too_many:
                break;
        }
        return beyond_limits(objection->place, "too many positions are relied on");
    }

    const SuperkoCertificate& certificate_;
    const std::vector<SuperkoStrategy::Turn>& lines_;
    std::size_t most_moves_;
    Patience patience_;
    Adjacency<N> adjacency_;
    Wanted<N> wanted_;
    PastConditions conditions_;
    std::vector<std::optional<Met>> met_;
    std::map<Position, PositionNumber> numbers_;
    Place problematic_ = 0;
    std::string problem_;
    /// Empty if it is within them.
    std::string beyond_limits_;
};

}  // namespace

CertificateVerdict check(const SuperkoCertificate& certificate, const CertificateLimits& limits,
                         const std::function<bool()>& stop) {
    return run_in_width(certificate.position.grid(), certificate.strategy.lines.size(), limits,
                        [&]<std::size_t N>() {
                            return SuperkoCheck<N>(certificate, limits.moves, Patience(limits, stop)).run();
                        });
}

}  // namespace shikatsu::reference
