#include "reference/certificates/hypo_strategy_check.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <unordered_map>

#include "reference/certificates/hypo_question.hpp"
#include "reference/certificates/patience.hpp"
#include "reference/certificates/strategy_ways.hpp"
#include "reference/certificates/strategy_width.hpp"
#include "reference/values/vertex.hpp"

namespace shikatsu::reference {

namespace {

using Outcome = CertificateVerdict::Outcome;
using HypoLine = HypoStrategy::Line;

/// The lines of the text with the target and with the strategy's first line.
std::size_t line_of_target(const HypoCertificate& certificate) {
    return static_cast<std::size_t>(certificate.position.grid().rows()) + 5;
}
std::size_t first_line(const HypoCertificate& certificate) {
    return line_of_target(certificate) + 3;
}

/// The conditions of proofs/asura-1989.md, "strategies", line by line.
template <std::size_t N>
class HypoCheck {
  public:
    HypoCheck(const HypoCertificate& certificate, const Patience& patience)
        : certificate_(certificate),
          patience_(patience),
          lines_(certificate.strategy.lines),
          winner_(certificate.status == asura1989::Status::dead ? attacking : defending),
          loser_(other(winner_)),
          adjacency_(certificate.position.grid()),
          game_(adjacency_),
          question_(HypoQuestion<N>::about(certificate.position, certificate.target)) {}

    CertificateVerdict run() {
        if (lines_.empty()) return rejected(0, "there is no line for the start", false);
        if (*asura1989::chain_at(certificate_.position, certificate_.target).points.begin() !=
            certificate_.target)
            return {Outcome::rejected, line_of_target(certificate_),
                    "the target is not the first stone of its chain", 0};
        if (winner_ == attacking) {
            meet(question_.start, 0, Pass{});
        } else {
            // Here the attacker is to move: no other situation shall be taken for this one.
            states_.push_back(&question_.start);
            ways_.add(0, Pass{});
        }
        for (std::size_t i = 0; i < states_.size(); ++i) {
            if (patience_.lasts() && is_sound(i)) continue;
            if (patience_.ended()) return {Outcome::unusable, 0, "", states_.size()};
            return rejected(i, problem_);
        }
        if (states_.size() < lines_.size())
            return rejected(states_.size(), "no situation is left for this line", false);
        if (const auto i = repeated_by_a_pass())
            return rejected(*i, "the situation after the answer pass may have been there before");
        return {Outcome::accepted, 0, claim_in_words(chain_claim(certificate_)), states_.size()};
    }

  private:
    using State = HypoState<N>;

    struct Hash {
        std::size_t operator()(const State& state) const {
            const std::hash<Bits<N>> hash_of;
            std::size_t hash = 0;
            for (const Bits<N>& bits : {state.stones[0], state.stones[1], state.shadows[0], state.shadows[1]})
                hash = ((hash ^ hash_of(bits)) * 0x9E3779B97F4A7C15U) ^ (hash >> 32U);
            return hash;
        }
    };

    /// Whether the end of play would be for the winner. [AS89-SA-4]
    bool favours_winner(const State& state) const {
        return question_.wanted().dirty({state.stones, {}}).none() == (winner_ == attacking);
    }

    bool failed(std::string sentence) {
        problem_ = std::move(sentence);
        return false;
    }

    bool is_sound(std::size_t i) {
        const HypoLine& line = lines_[i];
        const State& state = *states_[i];
        const bool losers_turn = i == 0 && winner_ == defending;
        if (!line.choice && line.lemma != Lemma::none) return follows(line.lemma, state);
        if (losers_turn == line.choice.has_value())
            return failed(losers_turn ? "the defender has no choice yet" : "the line has no choice");
        if (losers_turn) return answers_are_sound(i, state, false);
        const bool passes = std::holds_alternative<Pass>(*line.choice);
        if (passes && !favours_winner(state)) return failed("a pass would let the opponent end play");
        const auto after = game_.after(state, winner_, *line.choice);
        if (!after) return failed("the choice is not allowed");
        return line.lemma != Lemma::none ? follows(line.lemma, *after) : answers_are_sound(i, *after, passes);
    }

    bool follows(Lemma lemma, const State& state) {
        return ((lemma == Lemma::life) == (winner_ == defending) &&
                holds(lemma, adjacency_, question_.wanted(), {state.stones, {}})) ||
               failed("the lemma does not hold");
    }

    /// All that the loser can do in a situation at his turn after line i. Directly after a pass his own ends
    /// play.
    bool answers_are_sound(std::size_t i, const State& state, bool after_pass) {
        const auto answer = [&](const HypotheticalMove& move, const State& after) {
            if (!patience_.lasts()) return false;
            const std::size_t next = meet(after, i, move);
            if (next == lines_.size())
                return failed("no line is left for the situation after " +
                              move_words(certificate_.position.grid(), move));
            return is_nearer(next, i) ||
                   failed("no progress by the answer " + move_words(certificate_.position.grid(), move));
        };
        // Where it would suit the winner he passes, too, and play ends; see repeated_by_a_pass.
        if (!after_pass && !favours_winner(state)) {
            const State passed = game_.at_turn_of(winner_, state);
            if (!answer(Pass{}, passed)) return false;
        }
        return game_.each_move(state, loser_, answer);
    }

    /// Whether the line may come after line i, so that nothing is repeated.
    bool is_nearer(std::size_t next, std::size_t i) const {
        if (!lines_[next].choice || lines_[next].lemma != Lemma::none)
            return true;  // as that line has to show
        return !lines_[i].choice || lines_[next].distance < lines_[i].distance;
    }

    /// A line after which the attacker's pass, which suits the defender, leads to a situation that may have
    /// been there before: that of a line from which play can have come to this one.
    std::optional<std::size_t> repeated_by_a_pass() const {
        for (std::size_t i = 1; winner_ == defending && i < states_.size(); ++i) {
            const HypoLine& line = lines_[i];
            if (!line.choice || line.lemma != Lemma::none || std::holds_alternative<Pass>(*line.choice))
                continue;
            const State after = *game_.after(*states_[i], winner_, *line.choice);
            const auto met = line_of_.find(game_.at_turn_of(winner_, after));
            if (!favours_winner(after) || met == line_of_.end()) continue;
            const HypoLine& earlier = lines_[met->second];
            const bool played_on = earlier.choice && earlier.lemma == Lemma::none;
            if (met->second == i || (played_on && earlier.distance > line.distance)) return i;
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

    CertificateVerdict rejected(std::size_t i, const std::string& sentence, bool with_moves = true) const {
        const std::string words =
            with_moves ? ways_.to(i, certificate_.position.grid(), lines_) : std::string();
        return {Outcome::rejected, first_line(certificate_) + i,
                words + (words.empty() ? "" : ": ") + sentence, states_.size()};
    }

    const HypoCertificate& certificate_;
    Patience patience_;
    const std::vector<HypoLine>& lines_;
    Side winner_;
    Side loser_;
    Adjacency<N> adjacency_;
    HypoGame<N> game_;
    HypoQuestion<N> question_;
    std::unordered_map<State, std::size_t, Hash> line_of_;
    std::vector<const State*> states_;
    StrategyWays ways_;
    std::string problem_;
};

}  // namespace

CertificateVerdict check(const HypoCertificate& certificate, const CertificateLimits& limits,
                         const std::function<bool()>& stop) {
    const Grid& grid = certificate.position.grid();
    if (!grid.contains(certificate.target) || certificate.position.empty(certificate.target))
        return {Outcome::rejected, line_of_target(certificate), "there is no stone on the target", 0};
    const Patience patience(limits, stop);
    return run_in_width(grid, certificate.strategy.lines.size(), limits,
                        [&]<std::size_t N>() { return HypoCheck<N>(certificate, patience).run(); });
}

ChainClaim chain_claim(const HypoCertificate& certificate) {
    return {certificate.position, {certificate.target}, certificate.status};
}

}  // namespace shikatsu::reference
