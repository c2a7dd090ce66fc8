#include "proofs/games/alternating_strategy_game.hpp"

#include <algorithm>
#include <iterator>
#include <set>
#include <stdexcept>

#include "optimized/adjudication.hpp"
#include "proofs/games/chance.hpp"
#include "proofs/games/needs.hpp"
#include "reference/certificates/alternating_situation.hpp"
#include "reference/japanese2003/force_decision.hpp"

namespace shikatsu::proofs {

namespace {

using reference::AlternatingCertificate;
using reference::AlternatingSituation;
using reference::CertifiedEnd;
using reference::Judge;
using reference::ValueBound;
using StrategyPlace = ValueStrategy::Place;

class DrawnGames {
  public:
    DrawnGames(const AlternatingStrategyDraw& draw, AlternatingGames& games) : draw_(draw), games_(games) {}

    std::optional<ValueStrategy> run() {
        constexpr std::size_t most_places = 300;
        place_of({{.position = draw_.position, .to_move = draw_.first}, false});
        for (std::size_t i = 0; i < keys_.size(); ++i) {
            if (keys_.size() > most_places || !add_line(Key(keys_[i]))) return std::nullopt;
        }
        constexpr int without_end = 100;
        const auto needs = greatest_needs(outcomes_, without_end);
        if (!needs) return std::nullopt;
        const int more = draw_.needs_too_much ? 1 : 0;
        for (std::size_t i = 0; i < needs->size(); ++i)
            strategy_.lines[i].need = Margin::of_points((*needs)[i] + more);
        return strategy_;
    }

    /// Where a second pass may come.
    const std::set<Position>& last_positions() const { return last_positions_; }

  private:
    struct Key {
        AlternatingSituation situation;
        bool has_passed = false;
        friend auto operator<=>(const Key&, const Key&) = default;
    };

    Player player() const { return reference::player_of(draw_.bound); }
    int sign() const { return player() == Player::black ? 1 : -1; }

    StrategyPlace place_of(const Key& key) {
        const auto [place, is_new] = places_.try_emplace(key, static_cast<StrategyPlace>(keys_.size()));
        if (is_new) keys_.push_back(key);
        return place->second;
    }

    std::optional<reference::PlayOutcome> allowed(const AlternatingSituation& situation, Point point) const {
        const bool takes_back = draw_.takes_back && situation.to_move == player();
        if (situation.basic_ko.contains(point) && !takes_back) return std::nullopt;
        auto outcome = reference::play(situation.position, situation.to_move, point);
        return outcome ? std::optional(*std::move(outcome)) : std::nullopt;
    }

    /// Nothing if it is prohibited.
    std::optional<PlaceOutcome> after(const Key& key, const Move& move) {
        const auto& [situation, has_passed] = key;
        const bool own = situation.to_move == player();
        if (const auto* play = std::get_if<Play>(&move)) {
            const auto outcome = allowed(situation, play->point);
            if (!outcome) return std::nullopt;
            const int removed = static_cast<int>(outcome->removed.size());
            return PlaceOutcome{place_of({after_play(situation, *outcome), has_passed}),
                                own ? removed : -removed};
        }
        if (!situation.passed) {
            const bool passed_now = draw_.remembers_passes && own;
            return PlaceOutcome{place_of({after_pass(situation), has_passed || passed_now}), 0};
        }
        last_positions_.insert(situation.position);
        const CertifiedEnd& end = games_.end_at(situation.position);
        if (end.prohibited) return std::nullopt;
        return PlaceOutcome{std::nullopt, sign() * end.score};
    }

    /// Whether there is a move.
    bool add_line(const Key& key) {
        std::vector<Move> moves;
        for (const Point point : key.situation.position.grid().points()) {
            if (allowed(key.situation, point)) moves.emplace_back(Play{point});
        }
        const bool pass_is_prohibited =
            key.situation.passed && games_.end_at(key.situation.position).prohibited;
        if (!pass_is_prohibited) moves.emplace_back(Pass{});
        if (moves.empty()) return false;
        if (key.situation.to_move == player()) {
            const Move move = moves[chance_.below(moves.size())];
            const PlaceOutcome outcome = after(key, move).value();
            outcomes_.push_back({outcome});
            strategy_.lines.push_back({{}, ValueStrategy::Choice{move, outcome.next}});
            return true;
        }
        ValueStrategy::Answers answers;
        std::vector<PlaceOutcome> outcomes;
        for (const Move& move : moves) {
            outcomes.push_back(after(key, move).value());
            if (outcomes.back().next) answers.next.push_back(outcomes.back().next);
        }
        if (pass_is_prohibited) last_positions_.insert(key.situation.position);
        outcomes_.push_back(std::move(outcomes));
        strategy_.lines.push_back({{}, std::move(answers)});
        return true;
    }

    const AlternatingStrategyDraw& draw_;
    AlternatingGames& games_;
    Chance chance_{draw_.number};
    std::map<Key, StrategyPlace> places_;
    std::vector<Key> keys_;
    std::set<Position> last_positions_;
    ValueStrategy strategy_;
    std::vector<std::vector<PlaceOutcome>> outcomes_;
};

/// Every game in which the player keeps to his strategy.
class Followed {
  public:
    Followed(const AlternatingCertificate& certificate, AlternatingGames& games, std::size_t most_moves)
        : certificate_(certificate), games_(games), moves_left_(most_moves) {}

    std::string objection(const Judge& judge, StrategyPlace place) {
        const auto& turn = certificate_.strategy.lines.at(place).turn;
        if (const auto* choice = std::get_if<ValueStrategy::Choice>(&turn)) {
            if (moves_left_ == 0) return "";
            --moves_left_;
            Judge next = judge;
            if (!next.play(choice->move)) return "a choice that is not allowed";
            return after(next, choice->next);
        }
        std::size_t number = 0;
        const auto& answers = std::get<ValueStrategy::Answers>(turn).next;
        for (const Point point : judge.position().grid().points()) {
            Judge next = judge;
            if (!next.play(Play{point})) continue;
            if (std::string found = after(next, answers.at(number++)); !found.empty()) return found;
        }
        Judge next = judge;
        if (!next.play(Pass{})) return "";
        return after(next, next.ending() ? std::nullopt : answers.at(number));
    }

  private:
    std::string after(const Judge& judge, const std::optional<StrategyPlace>& next) {
        if (!judge.ending()) return next ? objection(judge, *next) : "a move without answer";
        const bool black = certificate_.player() == Player::black;
        const auto enough = [&](Margin margin) {
            return black ? margin >= certificate_.margin : margin <= certificate_.margin;
        };
        if (const auto cycle = judge.long_cycle_difference()) {
            const bool won = black ? *cycle > 0 : *cycle < 0;
            return won || (*cycle == 0 && enough({})) ? "" : "a game that a long cycle ends";
        }
        const int score = games_.end_at(judge.position()).score + judge.prisoner_difference();
        return enough(Margin::of_points(score)) ? "" : "a game that two passes end";
    }

    const AlternatingCertificate& certificate_;
    AlternatingGames& games_;
    std::size_t moves_left_;
};

}  // namespace

AlternatingGames::AlternatingGames()
    : can_force_(
          reference::can_force_by_decision(std::make_shared<reference::HypotheticalGraph>(Readings{}))) {}

const CertifiedEnd& AlternatingGames::end_at(const Position& final_position) {
    const auto [known, is_new] = ends_.try_emplace(final_position);
    if (!is_new) return known->second;
    const auto statuses = reference::hypothetical_analysis(final_position, can_force_, {});
    known->second = {reference::score({final_position, reference::alive_strings(statuses)}, 0),
                     !reference::capturable_3_strings(final_position, statuses).empty()};
    return known->second;
}

std::vector<AlternatingCertificate::OfFinalPosition> AlternatingGames::claims_about(
    const Position& position) {
    optimized::Options options;
    options.max_witness_states = 100'000;
    options.shortcuts.zones = false;
    options.shortcuts.keepings = false;
    options.shortcuts.patterns = false;
    options.shortcuts.clearings = false;
    std::vector<AlternatingCertificate::OfFinalPosition> claims;
    for (const auto& string : optimized::adjudicate(position, 0, options).strings) {
        for (const optimized::Finding& finding : string.findings) {
            const auto& region = finding.question.region;
            claims.push_back({{.position = position,
                               .readings = {},
                               .question = {reference::string_at(position, finding.question.target),
                                            {region.begin(), region.end()}},
                               .attacker_forces = finding.attacker_forces.value(),
                               .strategy = finding.witness.value()},
                              0});
        }
    }
    return claims;
}

std::optional<AlternatingCertificate> AlternatingGames::drawn_strategy(const AlternatingStrategyDraw& draw) {
    DrawnGames drawing(draw, *this);
    auto strategy = drawing.run();
    if (!strategy) return std::nullopt;
    const Margin need = strategy->lines.front().need;
    AlternatingCertificate certificate{.readings = {},
                                       .position = draw.position,
                                       .first = draw.first,
                                       .bound = draw.bound,
                                       .margin = draw.bound == ValueBound::at_least ? need : -need,
                                       .strategy = *std::move(strategy),
                                       .finals = {}};
    for (const Position& last : drawing.last_positions())
        std::ranges::move(claims_about(last), std::back_inserter(certificate.finals));
    return certificate;
}

std::string AlternatingGames::objection_of_games(const AlternatingCertificate& certificate,
                                                 std::size_t most_moves) {
    const Judge start(certificate.position, certificate.first, {},
                      [this](const Position& position) { return end_at(position).prohibited; });
    return Followed(certificate, *this, most_moves).objection(start, 0);
}

}  // namespace shikatsu::proofs
