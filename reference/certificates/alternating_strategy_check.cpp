#include "reference/certificates/alternating_strategy_check.hpp"

#include <fmt/format.h>

#include "reference/certificates/alternating_situation.hpp"
#include "reference/certificates/bound_in_words.hpp"
#include "reference/certificates/certified_analysis.hpp"
#include "reference/certificates/long_cycles.hpp"
#include "reference/certificates/strategy_walk.hpp"

namespace shikatsu::reference {

namespace {

/// The line of the text with the first line of the strategy.
std::size_t first_line_of(const AlternatingCertificate& certificate) {
    return static_cast<std::size_t>(certificate.position.grid().rows()) + 8;
}

using Outcome = CertificateVerdict::Outcome;

constexpr WalkWords words_of_sequences{"start", "situation", "a sequence"};

/// (proofs/best-play-2003.md, "Certificates")
class AlternatingCheck : StrategyWalk<AlternatingSituation, Move> {
  public:
    AlternatingCheck(const AlternatingCertificate& certificate, const CertificateLimits& limits,
                     const Patience& patience)
        : StrategyWalk(certificate.position.grid(), certificate.strategy.lines.size(), words_of_sequences,
                       limits, patience),
          certificate_(certificate),
          lines_(certificate.strategy.lines),
          limits_(limits),
          analysis_(certificate.readings),
          cycles_(lines_.size()) {}

    CertificateVerdict run() {
        for (const auto& [certificate, line_before] : certificate_.finals) {
            if (certificate.readings != certificate_.readings)
                return {Outcome::rejected, line_before, "the claim is by other readings", states_};
            CertificateVerdict verdict = check(certificate, limits_, [&] { return !patience_lasts(); });
            states_ += verdict.states;
            if (!verdict.accepted()) {
                verdict.line += line_before;
                verdict.states = states_;
                return verdict;
            }
            analysis_.add(certificate);
        }
        const bool sound = starts({.position = certificate_.position, .to_move = certificate_.first},
                                  certificate_.position) &&
                           enough_is_needed() &&
                           each_line([&](Place place) { return line_is_sound(place); }) &&
                           long_cycles_do_no_harm();
        CertificateVerdict verdict =
            this->verdict(sound, first_line_of(certificate_), claim_in_words(certificate_));
        verdict.states += states_;
        return verdict;
    }

  private:
    std::string words_of(const Move& move) const { return move_words(certificate_.position.grid(), move); }

    /// Counted for whose strategy it is.
    Margin for_player(Margin margin) const {
        return certificate_.player() == Player::black ? margin : -margin;
    }

    /// What the player whose turn it is gains by removing stones, counted for whose strategy it is.
    Margin gain_of(Place place, const PlayOutcome& play) const {
        const int removed = static_cast<int>(play.removed.size());
        return for_player(Margin::of_points(at(place).situation.to_move, removed));
    }

    /// By which a place is the same as another one for long cycles. [J2003-AS-5]
    LongCycles::Recurring recurring(Place place) const {
        const bool by_mover = certificate_.readings.long_cycle == LongCycle::position_and_mover;
        return {at(place).position, by_mover ? at(place).situation.to_move : Player::black};
    }

    bool enough_is_needed() {
        return lines_.front().need >= for_player(certificate_.margin) ||
               failed(0, "the start needs less than is claimed");
    }

    bool line_is_sound(Place place) {
        cycles_.set_place(place, recurring(place), lines_[place].need);
        const auto& turn = lines_[place].turn;
        const bool own = at(place).situation.to_move == certificate_.player();
        if (const auto* choice = std::get_if<ValueStrategy::Choice>(&turn))
            return own ? choice_is_sound(place, *choice) : failed(place, "it is the opponent's turn");
        if (own) return failed(place, "the choice is missing");
        // With prisoners there is no least margin, so nothing else is a turn.
        const auto* answers = std::get_if<ValueStrategy::Answers>(&turn);
        return answers != nullptr ? answers_are_sound(place, *answers) : failed(place, "answers are missing");
    }

    /// The play, if it is allowed.
    std::optional<PlayOutcome> allowed(Place place, Point point) const {
        const AlternatingSituation& situation = at(place).situation;
        if (!situation.position.grid().contains(point) || situation.basic_ko.contains(point))
            return std::nullopt;
        auto outcome = reference::play(situation.position, situation.to_move, point);
        return outcome ? std::optional(*std::move(outcome)) : std::nullopt;
    }

    bool choice_is_sound(Place place, const ValueStrategy::Choice& choice) {
        if (const auto* play = std::get_if<Play>(&choice.move)) {
            const auto outcome = allowed(place, play->point);
            if (!outcome) return failed(place, "the choice is not allowed");
            if (!choice.next) return failed(place, "the line after the choice is missing");
            return leads_on(place, *play, *outcome, *choice.next);
        }
        if (!at(place).situation.passed) {
            if (!choice.next) return failed(place, "the line after the choice is missing");
            return passes_on(place, *choice.next);
        }
        if (choice.next) return failed(place, "the choice ends the game");
        const auto end = end_at(place);
        if (!end) return false;
        return end->prohibited ? failed(place, "direct-ko prohibits the choice") : ends_well(place, *end);
    }

    bool answers_are_sound(Place place, const ValueStrategy::Answers& answers) {
        std::size_t answered = 0;
        for (const Point point : certificate_.position.grid().points()) {
            const auto outcome = allowed(place, point);
            if (!outcome) continue;
            const Play play{point};
            const std::optional<Place> next = answer_to(play, place, answers, answered++);
            if (!next || !leads_on(place, play, *outcome, *next)) return false;
        }
        if (!at(place).situation.passed) {
            const std::optional<Place> next = answer_to(Pass{}, place, answers, answered++);
            if (!next || !passes_on(place, *next)) return false;
        } else {
            const auto end = end_at(place);
            if (!end) return false;
            if (!end->prohibited && !ends_well(place, *end)) return false;
            if (end->prohibited && answered == 0) return failed(place, "the opponent has no move");
        }
        return answered == answers.next.size() || failed(place, "there are more answers than moves");
    }

    std::optional<Place> answer_to(const Move& move, Place place, const ValueStrategy::Answers& answers,
                                   std::size_t number) {
        if (number < answers.next.size() && answers.next[number]) return answers.next[number];
        failed(place, words_of(move) + " has no answer");
        return std::nullopt;
    }

    /// What a second pass comes to; nothing if the certificates do not say it.
    std::optional<CertifiedEnd> end_at(Place place) {
        const auto [end, is_new] = ends_.try_emplace(at(place).position);
        if (is_new) end->second = analysis_.end_at(at(place).situation.position);
        if (!end->second)
            failed(place, "no certificate tells a status that counts if a pass ends the game here");
        return end->second;
    }

    bool ends_well(Place place, const CertifiedEnd& end) {
        const Margin comes = for_player(Margin::of_points(end.score));
        return comes >= lines_[place].need ||
               failed(place, fmt::format("pass ends the game with {} where {} is needed", to_text(comes),
                                         to_text(lines_[place].need)));
    }

    bool passes_on(Place place, Place next) {
        return leads_to(place, Pass{}, after_pass(at(place).situation), {}, next);
    }

    bool leads_on(Place place, const Play& play, const PlayOutcome& outcome, Place next) {
        if (!leads_to(place, play, after_play(at(place).situation, outcome), gain_of(place, outcome), next))
            return false;
        cycles_.add_arrival(next);
        return true;
    }

    bool leads_to(Place place, const Move& move, AlternatingSituation situation, Margin gain, Place next) {
        if (!patience_lasts()) return false;
        if (next >= lines_.size()) return failed(place, words_of(move) + " leads to no line");
        if (lines_[next].need < lines_[place].need - gain)
            return failed(place, "after " + words_of(move) + " less is needed than there should be");
        cycles_.add_move(place, next, gain);
        const auto position = number_of(situation.position);
        return comes_to(next, std::move(situation), position, move, place, false);
    }

    /// A tie does harm where more than a margin of 0 is claimed.
    bool long_cycles_do_no_harm() {
        const bool ties_do_harm = for_player(certificate_.margin) > Margin{};
        if (const auto harm = cycles_.harm(ties_do_harm, patience()))
            return failed(*harm, "this position can come back by a long cycle that is not good enough");
        return !patience().ended();
    }

    const AlternatingCertificate& certificate_;
    const std::vector<ValueStrategy::Line>& lines_;
    CertificateLimits limits_;
    CertifiedAnalysis analysis_;
    /// By the numbers of positions.
    std::map<PositionNumber, std::optional<CertifiedEnd>> ends_;
    LongCycles cycles_;
    /// Of the certificates of final-positions.
    std::size_t states_ = 0;
};

}  // namespace

CertificateVerdict check(const AlternatingCertificate& certificate, const CertificateLimits& limits,
                         const std::function<bool()>& stop) {
    return AlternatingCheck(certificate, limits, Patience(limits, stop)).run();
}

std::string claim_in_words(const AlternatingCertificate& certificate) {
    return bound_in_words("the Japanese 2003 Rules", certificate, "margin");
}

}  // namespace shikatsu::reference
