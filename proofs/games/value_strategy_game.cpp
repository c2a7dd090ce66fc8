#include "proofs/games/value_strategy_game.hpp"

#include <algorithm>
#include <deque>
#include <map>
#include <set>
#include <stdexcept>

#include "proofs/games/chance.hpp"
#include "proofs/games/needs.hpp"
#include "reference/certificates/value_situation.hpp"
#include "reference/ikeda/game.hpp"

namespace shikatsu::proofs {

namespace {

using reference::ValueCertificate;
using reference::ikeda::Configuration;
using reference::ikeda::Game;
using StrategyPlace = ValueStrategy::Place;

/// Of a game before it has ended: the plays that nothing but the rule against repetition can prohibit, in
/// reading order, and the pass.
std::vector<Move> moves_but_for_repetition(const Game& game) {
    std::vector<Move> moves;
    for (const Point point : reference::ikeda::empty_grid_points(game.configuration())) {
        const auto attempt = game.attempt(point);
        if (attempt || attempt.error().clause == "IK-R-4") moves.emplace_back(Play{point});
    }
    moves.emplace_back(Pass{});
    return moves;
}

class Drawing {
  public:
    explicit Drawing(const StrategyDraw& draw) : draw_(draw) {}

    std::optional<ValueCertificate> run() {
        constexpr std::size_t most_places = 300;
        place_of(Game(*draw_.rules, draw_.readings, {draw_.position, draw_.first}));
        for (std::size_t i = 0; i < games_.size(); ++i) {
            if (games_.size() > most_places) return std::nullopt;
            add_line(games_[i]);
        }
        constexpr int without_end = 1'000;
        const auto needs = greatest_needs(lines_, without_end);
        if (!needs) return std::nullopt;
        ValueCertificate certificate{
            draw_.rules, draw_.readings, draw_.position, draw_.first, draw_.bound, {}, {}};
        for (std::size_t i = 0; i < lines_.size(); ++i) {
            strategy_.lines[i].need = Margin::of_half_points((*needs)[i]);
            certificate.strategy.lines.push_back(strategy_.lines[i]);
        }
        certificate.margin = Margin::of_half_points(sign() * needs->front());
        return certificate;
    }

  private:
    using Key = std::pair<reference::ValueSituation, std::set<Configuration>>;

    Player player() const {
        return draw_.bound == ValueCertificate::Bound::at_least ? Player::black : Player::white;
    }
    int sign() const { return player() == Player::black ? 1 : -1; }

    Key key_of(const Game& game) const {
        reference::ikeda::Record record = game.record();
        Key key{reference::situation_after(record, *draw_.rules, draw_.readings), {}};
        if (draw_.memory == PlaceMemory::situation) return key;
        key.second.insert(record.start.configuration);
        for (const auto& made : record.moves) key.second.insert(made.after);
        return key;
    }

    StrategyPlace place_of(const Game& game) {
        const auto [place, is_new] =
            places_.try_emplace(key_of(game), static_cast<StrategyPlace>(games_.size()));
        if (is_new) games_.push_back(game);
        return place->second;
    }

    PlaceOutcome after(const Game& before, const Move& move) {
        Game game = before;
        if (!game.move(move)) throw std::logic_error("a drawn move is not allowed");
        const auto gained = [&](const Game& at) {
            return reference::gained_by_prisoners(at.record(), *draw_.rules);
        };
        PlaceOutcome outcome{std::nullopt, sign() * (gained(game) - gained(before)).half_points()};
        if (game.ended()) {
            outcome.gets +=
                sign() * reference::counted_at_end(game.record(), *draw_.rules, draw_.readings).half_points();
        } else {
            outcome.next = place_of(game);
        }
        return outcome;
    }

    void add_line(const Game& game) {
        ValueStrategy::Line& line = strategy_.lines.emplace_back();
        std::vector<PlaceOutcome>& outcomes = lines_.emplace_back();
        if (game.to_move() == player()) {
            const std::set<Move> allowed = game.allowed_moves();
            const Move move =
                *std::next(allowed.begin(), static_cast<std::ptrdiff_t>(chance_.below(allowed.size())));
            outcomes.push_back(after(game, move));
            line.turn = ValueStrategy::Choice{move, outcomes.front().next};
            return;
        }
        ValueStrategy::Answers answers;
        for (const Move& move : moves_but_for_repetition(game)) {
            Game then = game;
            if (!then.move(move)) {
                answers.next.emplace_back();
                continue;
            }
            outcomes.push_back(after(game, move));
            if (!then.ended()) answers.next.push_back(outcomes.back().next);
        }
        line.turn = answers;
    }

    StrategyDraw draw_;
    Chance chance_{draw_.number};
    std::map<Key, StrategyPlace> places_;
    /// The first one that comes to each place; games stay where they are as more come.
    std::deque<Game> games_;
    ValueStrategy strategy_;
    std::deque<std::vector<PlaceOutcome>> lines_;
};

/// Every game in which the player keeps to his strategy.
class Games {
  public:
    Games(const ValueCertificate& certificate, std::size_t most_moves)
        : certificate_(certificate), moves_left_(most_moves) {}

    std::string objection(const Game& game, StrategyPlace place) {
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
    std::string after(Game game, const Move& move, const std::optional<StrategyPlace>& next) {
        if (!game.move(move)) return "a choice that is not allowed";
        if (!game.ended()) return next ? objection(game, *next) : "a move without answer";
        const bool black = certificate_.player() == Player::black;
        const bool enough =
            black ? game.margin() >= certificate_.margin : game.margin() <= certificate_.margin;
        return enough ? "" : "a game that ends with " + to_text(game.margin());
    }

    std::string after_each(const Game& game, const ValueStrategy::Answers& answers) {
        std::size_t number = 0;
        for (const Move& move : moves_but_for_repetition(game)) {
            Game then = game;
            const bool allowed = then.move(move).has_value();
            const bool ends = allowed && then.ended();
            const auto next = ends ? std::nullopt : answers.next.at(number++);
            if (!allowed) continue;
            if (std::string found = after(game, move, next); !found.empty()) return found;
        }
        return "";
    }

    const ValueCertificate& certificate_;
    std::size_t moves_left_;
};

}  // namespace

std::optional<ValueCertificate> drawn_strategy(const StrategyDraw& draw) {
    return Drawing(draw).run();
}

std::string objection_of_games(const ValueCertificate& certificate, std::size_t most_moves) {
    const Game start(*certificate.rules, certificate.readings, {certificate.position, certificate.first});
    return Games(certificate, most_moves).objection(start, 0);
}

}  // namespace shikatsu::proofs
