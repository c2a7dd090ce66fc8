#include "proofs/games/ing_strategy_game.hpp"

#include <algorithm>
#include <map>
#include <stdexcept>
#include <tuple>

#include "proofs/games/chance.hpp"
#include "reference/certificates/ing_situation.hpp"
#include "reference/ing_sst/counting.hpp"
#include "reference/ing_sst/game.hpp"

namespace shikatsu::proofs {

namespace {

namespace laws = reference::ing_sst;

int passes_of(const laws::Game& game) {
    int passes = 0;
    for (auto made = game.moves().rbegin(); made != game.moves().rend(); ++made, ++passes) {
        if (!std::holds_alternative<Pass>(made->move)) break;
    }
    return passes;
}

/// What the position allows: plays in reading order, and the pass, if one may be made.
std::vector<Move> moves_of_position(const laws::Game& game) {
    std::vector<Move> moves;
    for (const Point point : game.position().grid().points()) {
        if (laws::board_play(game.position(), game.to_move(), point)) moves.emplace_back(Play{point});
    }
    if (game.attempt(Pass{})) moves.emplace_back(Pass{});
    return moves;
}

class DrawingIng {
  public:
    explicit DrawingIng(const IngStrategyDraw& draw) : draw_(draw), chance_(draw.number) {}

    std::optional<reference::IngCertificate> run() {
        const Drawn start = come_to(laws::Game({draw_.position, draw_.first}, {}, draw_.readings));
        if (gives_up_) return std::nullopt;
        reference::IngCertificate certificate{
            draw_.readings, draw_.position, draw_.first, draw_.bound, {}, {}};
        certificate.margin = certificate.player() == Player::black ? start.least : -start.least;
        // Places come after those that they lead to.
        const auto in_order = [&](std::optional<IngStrategy::Place>& next) {
            if (next) next = static_cast<IngStrategy::Place>(lines_.size()) - 1 - *next;
        };
        for (IngStrategy::Turn& line : lines_) {
            if (auto* choice = std::get_if<IngStrategy::Choice>(&line)) in_order(choice->next);
            if (auto* answers = std::get_if<IngStrategy::Answers>(&line))
                std::for_each(answers->next.begin(), answers->next.end(), in_order);
        }
        std::reverse(lines_.begin(), lines_.end());
        certificate.strategy.lines = lines_;
        return certificate;
    }

  private:
    /// A place, if the game has not ended, and the least that its ends have for the player.
    struct Drawn {
        std::optional<IngStrategy::Place> place;
        Margin least;
    };
    struct Met {
        reference::IngSituation situation;
        std::vector<Move> moves;
        Drawn drawn;
    };
    using Coarse = std::tuple<Position, Player, int>;

    Player player() const { return reference::player_of(draw_.bound); }

    /// What the place is told apart by beside the position, who is to move and the passes.
    Met met_at(const laws::Game& game) const {
        Met met{{game.position(), game.to_move(), passes_of(game)}, {}, {}};
        if (draw_.memory == IngPlaceMemory::position) return met;
        met.situation.hot = game.hot();
        for (const laws::Ban& ban : game.bans()) add_ban(met.situation, ban, draw_.readings);
        if (draw_.memory == IngPlaceMemory::situation) return met;
        for (const laws::MadeMove& made : game.moves()) met.moves.push_back(made.move);
        return met;
    }

    Drawn come_to(const laws::Game& game) {
        if (game.ended()) {
            const Margin difference = laws::area_difference(game.position());
            return {std::nullopt, player() == Player::black ? difference : -difference};
        }
        Met here = met_at(game);
        const Coarse coarse{game.position(), game.to_move(), passes_of(game)};
        for (const Met& met : met_[coarse]) {
            if (met.situation == here.situation && met.moves == here.moves) return met.drawn;
        }
        constexpr int most_places = 300;
        gives_up_ = gives_up_ || ++places_ > most_places;
        if (gives_up_) return {};
        Drawn drawn;
        IngStrategy::Turn line =
            game.to_move() == player() ? choice_at(game, drawn) : answers_at(game, drawn);
        if (gives_up_) return {};
        lines_.push_back(std::move(line));
        drawn.place = static_cast<IngStrategy::Place>(lines_.size() - 1);
        here.drawn = drawn;
        met_[coarse].push_back(std::move(here));
        return drawn;
    }

    Drawn after(laws::Game game, const Move& move) {
        if (!game.move(move)) throw std::logic_error("a drawn move is not allowed");
        return come_to(game);
    }

    IngStrategy::Turn choice_at(const laws::Game& game, Drawn& drawn) {
        const std::set<Move> allowed = game.allowed_moves();
        Move move = *std::next(allowed.begin(), static_cast<std::ptrdiff_t>(chance_.below(allowed.size())));
        if (allowed.contains(Pass{}) && chance_.below(2) == 0) move = Pass{};
        const Drawn then = after(game, move);
        drawn.least = then.least;
        return IngStrategy::Choice{move, then.place};
    }

    IngStrategy::Turn answers_at(const laws::Game& game, Drawn& drawn) {
        IngStrategy::Answers answers;
        drawn.least = Margin::of_points(game.position().grid().size());
        for (const Move& move : moves_of_position(game)) {
            if (gives_up_) break;
            if (!game.attempt(move)) {
                answers.next.emplace_back();
                continue;
            }
            const Drawn then = after(game, move);
            drawn.least = std::min(drawn.least, then.least);
            if (then.place) answers.next.push_back(then.place);
        }
        return answers;
    }

    IngStrategyDraw draw_;
    Chance chance_;
    std::map<Coarse, std::vector<Met>> met_;
    int places_ = 0;
    bool gives_up_ = false;
    std::vector<IngStrategy::Turn> lines_;
};

/// Every game in which the player keeps to his strategy.
class IngGames {
  public:
    IngGames(const reference::IngCertificate& certificate, std::size_t most_moves)
        : certificate_(certificate), moves_left_(most_moves) {}

    std::string objection(const laws::Game& game, IngStrategy::Place place) {
        const IngStrategy::Turn& turn = certificate_.strategy.lines.at(place);
        if (std::holds_alternative<IngStrategy::Life>(turn)) return after_passing(game);
        if (const auto* choice = std::get_if<IngStrategy::Choice>(&turn)) {
            if (game.to_move() != certificate_.player()) return "a choice at the opponent's turn";
            if (moves_left_ == 0) return "";
            --moves_left_;
            return after(game, choice->move, choice->next);
        }
        if (game.to_move() == certificate_.player()) return "no choice at the player's turn";
        return after_each(game, std::get<IngStrategy::Answers>(turn));
    }

  private:
    std::string at_end(const laws::Game& game) const {
        const Margin difference = laws::area_difference(game.position());
        const bool black = certificate_.player() == Player::black;
        const bool enough = black ? difference >= certificate_.margin : difference <= certificate_.margin;
        return enough ? "" : "a game that ends with " + to_text(difference);
    }

    std::string after(laws::Game game, const Move& move, const std::optional<IngStrategy::Place>& next) {
        if (!game.move(move)) return "a choice that is not allowed";
        if (game.ended()) return at_end(game);
        return next ? objection(game, *next) : "a move without answer";
    }

    std::string after_each(const laws::Game& game, const IngStrategy::Answers& answers) {
        std::size_t number = 0;
        for (const Move& move : moves_of_position(game)) {
            laws::Game then = game;
            const bool allowed = then.move(move).has_value();
            // An end has no line.
            const bool has_line = !allowed || !then.ended();
            const std::size_t line = number;
            if (has_line) ++number;
            if (!allowed) continue;
            std::string found = has_line ? after(game, move, answers.next.at(line)) : at_end(then);
            if (!found.empty()) return found;
        }
        return "";
    }

    /// He passes from now on.
    std::string after_passing(const laws::Game& game) {
        if (game.ended()) return at_end(game);
        const bool own = game.to_move() == certificate_.player();
        if (own && moves_left_ == 0) return "";
        if (own) --moves_left_;
        for (const Move& move : own ? std::set<Move>{Pass{}} : game.allowed_moves()) {
            laws::Game then = game;
            if (!then.move(move)) continue;
            if (std::string found = after_passing(then); !found.empty()) return found;
        }
        return "";
    }

    const reference::IngCertificate& certificate_;
    std::size_t moves_left_;
};

}  // namespace

std::optional<reference::IngCertificate> drawn_strategy(const IngStrategyDraw& draw) {
    return DrawingIng(draw).run();
}

std::string objection_of_games(const reference::IngCertificate& certificate, std::size_t most_moves) {
    const laws::Game start({certificate.position, certificate.first}, {}, certificate.readings);
    return IngGames(certificate, most_moves).objection(start, 0);
}

}  // namespace shikatsu::proofs
