#include "reference/certificates/certificate_check.hpp"

#include <fmt/format.h>

#include <bit>

#include "reference/certificates/certificate_lemmas.hpp"
#include "reference/certificates/certificate_zone.hpp"
#include "reference/certificates/named_points.hpp"
#include "reference/certificates/patience.hpp"
#include "reference/certificates/strategy_ways.hpp"
#include "reference/certificates/strategy_width.hpp"
#include "reference/values/vertex.hpp"

namespace shikatsu::reference {

namespace {

using Outcome = CertificateVerdict::Outcome;
using Line = RankedStrategy::Line;

/// The conditions of proofs/certificates.md, line by line.
template <std::size_t N>
class Check {
  public:
    Check(const Certificate& certificate, const Patience& patience)
        : certificate_(certificate),
          patience_(patience),
          strategy_(certificate.strategy),
          winner_(certificate.attacker_forces ? attacking : defending),
          loser_(other(winner_)),
          adjacency_(certificate.position.grid()),
          within_(certificate.zone ? bits_of(*certificate.zone) : adjacency_.all()),
          game_(adjacency_, certificate.readings, strategy_.dormant_bans, within_),
          slots_(std::bit_ceil(2 * strategy_.lines.size() + 2), 0) {
        wanted_ = {bits_of(certificate.question.target.points), bits_of(certificate.question.region),
                   within_};
        states_.reserve(strategy_.lines.size());
        ways_.reserve(strategy_.lines.size());
        if (certificate.zone) zone_.emplace(adjacency_, within_, winner_);
        for (const Point point : certificate.question.region) goals_.push_back(Bits<N>().set(point.index));
        if (!strategy_.goals_in_turn || goals_.empty()) goals_ = {wanted_.region};
    }

    CertificateVerdict run() {
        if (strategy_.lines.empty()) return rejected(0, "there is no line for the final-position");
        if (!zone_is_sound()) return rejected(0, problem_, false);
        const State start = final_position();
        if (winner_ == attacking) {
            meet(start, 0, Pass{});
        } else {
            // Here the loser is to move: no other state shall be taken for this one.
            states_.push_back(start);
            ways_.add(0, Pass{});
        }
        for (std::size_t i = 0; i < states_.size(); ++i) {
            if (patience_.lasts() && is_sound(i)) continue;
            if (patience_.ended()) return {Outcome::unusable, 0, "", states_.size()};
            return rejected(i, game_.too_many_kos() ? too_many_kos : problem_);
        }
        if (states_.size() < strategy_.lines.size())
            return rejected(states_.size(), "no state is left for this line", false);
        return {Outcome::accepted, 0, claim_in_words(certificate_), states_.size()};
    }

  private:
    using State = CertificateState<N>;

    static constexpr const char* too_many_kos =
        "more kos come back at once in a state that has forgotten bans than can be gone through";

    static Bits<N> bits_of(const PointSet& points) {
        Bits<N> bits;
        for (const Point point : points) bits.set(point.index);
        return bits;
    }

    Stones<N> stones_of_final_position() const {
        Stones<N> stones;
        for (const Point point : certificate_.position.grid().points()) {
            if (certificate_.position.empty(point)) continue;
            const bool defends = certificate_.position.holds(point, certificate_.question.defender());
            stones[defends ? defending : attacking].set(point.index);
        }
        return stones;
    }

    bool zone_is_sound() {
        if (!zone_) return true;
        if (certificate_.readings != Readings{}) return failed("a zone needs the literal readings");
        if (((wanted_.target | wanted_.region) & ~within_).any())
            return failed("target and region are not in the zone");
        const auto objection = zone_->objection(stones_of_final_position());
        return !objection || failed(*objection);
    }

    State final_position() const {
        State start;
        start.stones = stones_of_final_position();
        for (Bits<N>& stones : start.stones) stones &= within_;
        start.originals = adjacency_.reached((wanted_.target | wanted_.region) & start.stones[defending],
                                             start.stones[defending]);
        return start;
    }

    bool failed(std::string sentence) {
        problem_ = std::move(sentence);
        return false;
    }

    bool is_sound(std::size_t i) {
        const Line& line = strategy_.lines[i];
        const State state = states_[i];  // a copy, as states are added
        if (!line.choice && line.lemma != Lemma::none) return follows(line.lemma, state);
        const bool losers_turn = i == 0 && winner_ == defending;
        if (losers_turn == line.choice.has_value())
            return failed(losers_turn ? "the defender has no choice yet" : "the line has no choice");
        if (losers_turn) return answers_are_sound(i, state);
        if (winner_ == defending && line.lemma == Lemma::none && line.distance == 0 &&
            !keeps(line.level, state))
            return failed("what the level keeps is not there");
        bool any = false;
        bool sound = true;
        const auto after_choice = [&](const State& after) {
            any = true;
            sound = patience_.lasts() && is_sound_after(i, after);
            // These do not depend on bans: no other assumption about them need be looked at.
            return sound && line.lemma == Lemma::none && !has_captured(after);
        };
        if (std::holds_alternative<Pass>(*line.choice)) {
            if (wanted_.good(state) != (winner_ == attacking))
                return failed("a pass would let the opponent end play");
            return is_sound_after(i, game_.passed(state));
        }
        game_.each_outcome(state, winner_, *line.choice, after_choice);
        return sound && (any || failed("the choice is not allowed"));
    }

    /// After line i's choice.
    bool is_sound_after(std::size_t i, const State& after) {
        const Line& line = strategy_.lines[i];
        const auto* play = std::get_if<Play>(&*line.choice);
        if (zone_ && play != nullptr && !zone_->admits(states_[i].stones, after.stones, play->point.index))
            return failed("what the play does depends on what is outside of the zone");
        return line.lemma != Lemma::none ? follows(line.lemma, after) : answers_are_sound(i, after);
    }

    bool follows(Lemma lemma, const State& state) {
        return ((lemma == Lemma::life) == (winner_ == defending) &&
                holds(lemma, adjacency_, wanted_, state)) ||
               failed("the lemma does not hold");
    }

    /// The capture alone is asked for, and it is made.
    bool has_captured(const State& state) const {
        return winner_ == attacking && wanted_.region.none() && wanted_.captured(state);
    }

    /// All that the loser can do after line i's choice.
    bool answers_are_sound(std::size_t i, const State& state) {
        if (has_captured(state)) return true;
        const bool progress = winner_ == attacking && (meets_goal(states_[i]) || meets_goal(state));
        const auto answer = [&](const HypotheticalMove& move, State after) {
            if (!patience_.lasts()) return false;
            if (progress) after.goal = static_cast<std::uint32_t>((after.goal + 1) % goals_.size());
            const std::size_t next = meet(after, i, move);
            if (next == strategy_.lines.size())
                return failed("no line is left for the state after " +
                              move_words(certificate_.position.grid(), move));
            return is_nearer(strategy_.lines[next], i, progress) ||
                   failed("no progress by the answer " + move_words(certificate_.position.grid(), move));
        };
        if (zone_ && zone_->breaks(state.stones))
            return failed("an open string of the winner can lose its last liberty in the zone");
        return game_.each_move(state, loser_, answer) &&
               (!zone_ || game_.ko_pass_elsewhere(
                              state, [&](const State& after) { return answer(KoPass{}, after); })) &&
               (wanted_.good(state) != (loser_ == attacking) || answer(Pass{}, game_.passed(state)));
    }

    bool is_nearer(const Line& next, std::size_t i, bool progress) const {
        const Line& line = strategy_.lines[i];
        if (!next.choice || next.lemma != Lemma::none) return true;  // won, as that line has to show
        if (winner_ == attacking) return progress || next.distance < line.distance;
        if (!line.choice || next.level < line.level) return true;
        if (next.level > line.level) return false;
        return line.distance > 0 ? next.distance < line.distance : next.distance == 0;
    }

    bool meets_goal(const State& state) const {
        return wanted_.captured(state) && (wanted_.dirty(state) & goals_[state.goal]).none();
    }

    bool keeps(std::uint32_t level, const State& state) const {
        if (level == 0 || level > strategy_.levels.size()) return false;
        const std::optional<Point>& point = strategy_.levels[level - 1];
        return point ? wanted_.dirty(state)[point->index] : !wanted_.captured(state);
    }

    /// The number of the state's line; a state that is met for the first time gets the next line, and none if
    /// there is no more.
    std::size_t meet(const State& state, std::size_t from, const HypotheticalMove& by) {
        const std::hash<Bits<N>> hash_of;
        std::size_t hash = state.bans * 31 + state.goal;
        for (const Bits<N>& bits : {state.stones[0], state.stones[1], state.originals})
            hash = (hash ^ hash_of(bits)) * 0x9E3779B97F4A7C15U;
        std::size_t slot = hash >> (64 - std::bit_width(slots_.size() - 1));
        while (slots_[slot] != 0 && !(states_[slots_[slot] - 1] == state)) slot = (slot + 1) % slots_.size();
        if (slots_[slot] != 0) return slots_[slot] - 1;
        if (states_.size() == strategy_.lines.size()) return states_.size();
        states_.push_back(state);
        ways_.add(from, by);
        slots_[slot] = static_cast<std::uint32_t>(states_.size());
        return states_.size() - 1;
    }

    CertificateVerdict rejected(std::size_t i, const std::string& sentence, bool with_moves = true) const {
        const std::string words =
            with_moves ? ways_.to(i, certificate_.position.grid(), strategy_.lines) : std::string();
        return {Outcome::rejected, certificate_.first_line + i,
                words + (words.empty() ? "" : ": ") + sentence, states_.size()};
    }

    const Certificate& certificate_;
    Patience patience_;
    const RankedStrategy& strategy_;
    Side winner_;
    Side loser_;
    Adjacency<N> adjacency_;
    Bits<N> within_;
    CertificateGame<N> game_;
    std::optional<CertificateZone<N>> zone_;
    Wanted<N> wanted_;
    std::vector<Bits<N>> goals_;
    std::vector<State> states_;
    StrategyWays ways_;
    std::vector<std::uint32_t> slots_;  // open addressing: a state's number and 1, or 0
    std::string problem_;
};

}  // namespace

CertificateVerdict check(const Certificate& certificate, const CertificateLimits& limits,
                         const std::function<bool()>& stop) {
    const Patience patience(limits, stop);
    return run_in_width(certificate.position.grid(), certificate.strategy.lines.size(), limits,
                        [&]<std::size_t N>() { return Check<N>(certificate, patience).run(); });
}

std::string claim_in_words(const Certificate& certificate) {
    const Grid& grid = certificate.position.grid();
    const ForceQuestion& question = certificate.question;
    std::string words = fmt::format("{} {} force capture of the {}-string at {}", name(question.attacker()),
                                    certificate.attacker_forces ? "can" : "cannot", name(question.defender()),
                                    vertex(grid, *question.target.points.begin()));
    if (!question.region.empty()) {
        words += fmt::format(" and no {} permanent-stone on{}", name(question.defender()),
                             named(grid, question.region));
    }
    for (const std::string& departure : departures(certificate.readings)) words += ", reading " + departure;
    return words;
}

}  // namespace shikatsu::reference
