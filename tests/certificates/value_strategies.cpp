#include "tests/certificates/value_strategies.hpp"

#include <stdexcept>

#include "optimized/ikeda/best_play.hpp"
#include "reference/ikeda/game.hpp"
#include "reference/values/diagram.hpp"

namespace shikatsu::certificates {

namespace {

namespace ikeda_engine = optimized::ikeda;
using reference::ValueCertificate;
using reference::ikeda::Game;
using Bound = ValueCertificate::Bound;

ValueCertificate certificate_of(const reference::ikeda::Rules& rules, const IkedaReadings& readings,
                                const Position& position, Player first, Bound bound,
                                const ikeda_engine::BestPlay& found) {
    const bool at_least = bound == Bound::at_least;
    const auto& strategy = at_least ? found.blacks : found.whites;
    if (!found.decided() || !strategy)
        throw std::runtime_error("no strategy: " + std::string(rules.name) + " " + one_line(position));
    return {&rules, readings, position, first, bound, at_least ? *found.at_least : *found.at_most, *strategy};
}

/// Every game in which the player keeps to his strategy.
class Games {
  public:
    Games(const ValueCertificate& certificate, std::size_t most_moves)
        : certificate_(certificate), moves_left_(most_moves) {}

    std::string objection(const Game& game, ValueStrategy::Place place) {
        const auto& turn = certificate_.strategy.lines.at(place).turn;
        if (std::holds_alternative<ValueStrategy::Anything>(turn)) return "";
        if (const auto* choice = std::get_if<ValueStrategy::Choice>(&turn)) {
            if (game.to_move() != certificate_.player()) return "a choice at the opponent's turn";
            if (moves_left_ == 0) return "";
            --moves_left_;
            return after(game, choice->move, choice->next);
        }
        if (game.to_move() == certificate_.player()) return "no choice at the player's turn";
        return after_each(game, std::get<ValueStrategy::Answers>(turn));
    }

  private:
    std::string after(Game game, const Move& move, const std::optional<ValueStrategy::Place>& next) {
        if (!game.move(move)) return "a move that is not allowed";
        if (!game.ended()) return next ? objection(game, *next) : "a move without answer";
        const bool black = certificate_.player() == Player::black;
        const bool enough =
            black ? game.margin() >= certificate_.margin : game.margin() <= certificate_.margin;
        return enough ? "" : "a game that ends with " + to_text(game.margin());
    }

    std::string after_each(const Game& game, const ValueStrategy::Answers& answers) {
        std::size_t number = 0;
        for (const Point point : game.configuration().grid().points()) {
            if (!game.configuration().empty(point)) continue;
            const auto attempt = game.attempt(point);
            const bool repeats = !attempt && attempt.error().clause == "IK-R-4";
            if (!attempt && !repeats) continue;
            const auto next = answers.next.at(number++);
            if (repeats) continue;
            if (std::string found = after(game, Play{point}, next); !found.empty()) return found;
        }
        Game passed = game;
        if (!passed.move(Pass{})) return "a pass that is not allowed";
        return after(game, Pass{}, passed.ended() ? std::nullopt : answers.next.at(number));
    }

    const ValueCertificate& certificate_;
    std::size_t moves_left_;
};

}  // namespace

std::vector<ValueCertificate> value_certificates_of(const reference::ikeda::Rules& rules,
                                                    const IkedaReadings& readings, const Position& position) {
    constexpr std::size_t most_lines = 10'000'000;
    const auto found_of_each = ikeda_engine::best_play_of_each(ikeda_engine::rules_named(rules.name),
                                                               readings, position, {}, most_lines);
    std::vector<ValueCertificate> certificates;
    for (const Player first : {Player::black, Player::white}) {
        const ikeda_engine::BestPlay& found = found_of_each[static_cast<std::size_t>(first)];
        for (const Bound bound : {Bound::at_least, Bound::at_most})
            certificates.push_back(certificate_of(rules, readings, position, first, bound, found));
    }
    return certificates;
}

bool has_the_value(const ValueCertificate& certificate) {
    const ikeda_engine::BestPlay found =
        ikeda_engine::best_play(ikeda_engine::rules_named(certificate.rules->name), certificate.readings,
                                certificate.position, certificate.first, {});
    if (!found.decided()) throw std::runtime_error("undecided");
    return certificate.bound == Bound::at_least ? certificate.margin <= *found.at_least
                                                : certificate.margin >= *found.at_most;
}

std::string objection_of_games(const ValueCertificate& certificate, std::size_t most_moves) {
    const Game start(*certificate.rules, certificate.readings, {certificate.position, certificate.first});
    return Games(certificate, most_moves).objection(start, 0);
}

}  // namespace shikatsu::certificates
