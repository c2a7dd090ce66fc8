#include "reference/certificates/ing_strategy_check.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "reference/certificates/bound_in_words.hpp"
#include "reference/certificates/ing_situation.hpp"
#include "reference/certificates/strategy_walk.hpp"
#include "reference/ing_sst/counting.hpp"

namespace shikatsu::reference {

namespace {

/// The line of the text with the first line of the strategy.
std::size_t first_line_of(const IngCertificate& certificate) {
    return static_cast<std::size_t>(certificate.position.grid().rows()) + 8;
}

constexpr WalkWords words_of_games{"start", "situation", "a game"};

/// (proofs/ing-sst.md, "strategies")
class IngCheck : StrategyWalk<IngSituation, Move> {
  public:
    IngCheck(const IngCertificate& certificate, const CertificateLimits& limits, const Patience& patience)
        : StrategyWalk(certificate.position.grid(), certificate.strategy.lines.size(), words_of_games, limits,
                       patience),
          certificate_(certificate),
          lines_(certificate.strategy.lines),
          ways_(lines_.size()) {}

    CertificateVerdict run() {
        const bool sound = starts({.position = certificate_.position, .to_move = certificate_.first},
                                  certificate_.position) &&
                           lines_follow() && each_line([&](Place place) { return line_is_sound(place); }) &&
                           past_is_minded();
        return verdict(sound, first_line_of(certificate_), claim_in_words(certificate_));
    }

  private:
    /// The moves that are the same in all games that come to a place.
    struct KnownMoves {
        std::vector<ing_sst::MadeMove> moves;
        /// Whether there are no others.
        bool all = false;
    };

    std::string words_of(const Move& move) const { return move_words(certificate_.position.grid(), move); }

    bool by_superko() const { return certificate_.readings.ko == IngKo::positional_superko; }

    /// Counted for whose strategy it is.
    Margin for_player(Margin margin) const {
        return certificate_.player() == Player::black ? margin : -margin;
    }

    /// Whether each line leads to later ones only; counts the ways to them.
    bool lines_follow() {
        for (Place place = 0; place < lines_.size(); ++place) {
            if (!patience_lasts()) return false;
            const auto follows = [&](const std::optional<Place>& next) {
                if (next && (*next <= place || *next >= lines_.size())) return false;
                if (next) ++ways_[*next];
                return true;
            };
            bool all = true;
            if (const auto* choice = std::get_if<IngStrategy::Choice>(&lines_[place]))
                all = follows(choice->next);
            if (const auto* answers = std::get_if<IngStrategy::Answers>(&lines_[place]))
                all = std::all_of(answers->next.begin(), answers->next.end(), follows);
            if (!all) return failed(place, "the line does not lead to later ones");
        }
        return true;
    }

    bool line_is_sound(Place place) {
        const auto& turn = lines_[place];
        const bool own = at(place).situation.to_move == certificate_.player();
        if (std::holds_alternative<IngStrategy::Life>(turn)) return life_is_sound(place);
        if (const auto* choice = std::get_if<IngStrategy::Choice>(&turn))
            return own ? choice_is_sound(place, *choice) : failed(place, "it is the opponent's turn");
        return own ? failed(place, "the choice is missing")
                   : answers_are_sound(place, std::get<IngStrategy::Answers>(turn));
    }

    /// All other points may become the opponent's.
    bool life_is_sound(Place place) {
        const Position& position = at(place).situation.position;
        const auto lasting = lasting_stones(position, certificate_.player()).size();
        const int least = 2 * static_cast<int>(lasting) - position.grid().size();
        return Margin::of_points(least) >= for_player(certificate_.margin) ||
               failed(place, "the stones that last are not enough");
    }

    /// A game from the empty board begins with a board play, if there is one. [ING-MV-1]
    bool may_pass(Place place) const {
        const Position& position = certificate_.position;
        return place != 0 || position != Position(position.grid()) || position.grid().size() == 1;
    }

    bool pass_ends(Place place) const {
        constexpr int passes_at_the_end = 4;
        return at(place).situation.passes + 1 == passes_at_the_end;
    }

    /// What nothing but other moves of the game can prohibit; nothing if the position does not allow it.
    std::optional<ing_sst::BoardPlay> play_at(Place place, Point point) const {
        const IngSituation& situation = at(place).situation;
        if (!situation.position.grid().contains(point)) return std::nullopt;
        auto played = ing_sst::board_play(situation.position, situation.to_move, point);
        return played ? std::optional(*std::move(played)) : std::nullopt;
    }

    /// Whether the play is prohibited in all games that come to the place.
    bool is_prohibited(Place place, Point point, const ing_sst::BoardPlay& played) {
        return prohibited(at(place).situation, point, played, certificate_.readings) ||
               (by_superko() && appeared_in_known_moves(place, number_of(played.position)));
    }

    bool choice_is_sound(Place place, const IngStrategy::Choice& choice) {
        if (const auto* play = std::get_if<Play>(&choice.move)) {
            const auto played = play_at(place, play->point);
            if (!played || is_prohibited(place, play->point, *played))
                return failed(place, "the choice is not allowed");
            if (!choice.next) return failed(place, "the line after the choice is missing");
            return leads_on(place, *play, *played, *choice.next);
        }
        if (!may_pass(place)) return failed(place, "the choice is not allowed");
        if (pass_ends(place))
            return choice.next ? failed(place, "the choice ends the game") : ends_well(place);
        if (!choice.next) return failed(place, "the line after the choice is missing");
        return passes_on(place, *choice.next);
    }

    bool answers_are_sound(Place place, const IngStrategy::Answers& answers) {
        std::size_t answered = 0;
        for (const Point point : certificate_.position.grid().points()) {
            const auto played = play_at(place, point);
            if (!played) continue;
            const Play play{point};
            if (answered == answers.next.size()) return failed(place, words_of(play) + " has no answer");
            if (const auto& next = answers.next[answered++]; next) {
                if (is_prohibited(place, point, *played))
                    return failed(place, words_of(play) + " is prohibited and has an answer");
                if (!leads_on(place, play, *played, *next)) return false;
            } else if (!may_be_left_out(place, point, *played)) {
                return failed(place, words_of(play) + " is left out and not prohibited");
            }
        }
        if (may_pass(place)) {
            if (pass_ends(place)) {
                if (!ends_well(place)) return false;
            } else if (answered == answers.next.size() || !answers.next[answered]) {
                return failed(place, "pass has no answer");
            } else if (!passes_on(place, *answers.next[answered++])) {
                return false;
            }
        }
        return answered == answers.next.size() || failed(place, "there are more answers than moves");
    }

    /// By superko what is not known to be prohibited has to turn out to be.
    bool may_be_left_out(Place place, Point point, const ing_sst::BoardPlay& played) {
        if (is_prohibited(place, point, played)) return true;
        if (by_superko()) leaves_out(place, played.position);
        return by_superko();
    }

    bool ends_well(Place place) {
        const Margin comes = for_player(ing_sst::area_difference(at(place).situation.position));
        return comes >= for_player(certificate_.margin) ||
               failed(place, fmt::format("pass ends the game with {} where {} is needed", to_text(comes),
                                         to_text(for_player(certificate_.margin))));
    }

    bool passes_on(Place place, Place next) {
        return comes_to(next, after_pass(at(place).situation), at(place).position, Pass{}, place, false);
    }

    bool leads_on(Place place, const Play& play, const ing_sst::BoardPlay& played, Place next) {
        const PositionNumber number = number_of(played.position);
        IngSituation then = after_play(at(place).situation, play.point, played, certificate_.readings);
        const bool completes_cycle = appeared_in_known_moves(place, number);
        if (completes_cycle) {
            const auto ban = ban_after(place, play, played);
            if (!ban) {
                return failed(
                    place, words_of(play) + " completes a cycle whose beginning may be before what is known");
            }
            add_ban(then, *ban, certificate_.readings);
        }
        return comes_to(next, std::move(then), number, play, place, !completes_cycle);
    }

    /// Whether all games that come to the place come by the same last move, from a place of which that is
    /// said in turn.
    bool comes_one_way(Place place) const { return place != 0 && ways_[place] == 1; }

    bool appeared_in_known_moves(Place place, PositionNumber number) const {
        for (;; place = at(place).from) {
            if (at(place).position == number) return true;
            if (!comes_one_way(place)) return false;
        }
    }

    KnownMoves known_moves(Place place) const {
        KnownMoves known;
        for (; comes_one_way(place); place = at(place).from) {
            const IngSituation& before = at(at(place).from).situation;
            ing_sst::MadeMove made{
                before.to_move, *at(place).move, before.position, at(place).situation.position, {}};
            if (const auto* play = std::get_if<Play>(&made.move))
                made.removed = play_at(at(place).from, play->point)->removed;
            known.moves.push_back(std::move(made));
        }
        std::reverse(known.moves.begin(), known.moves.end());
        known.all = place == 0;
        return known;
    }

    /// What the cycle prohibits that the play completes; nothing if moves that are not known may belong to
    /// the disturbance. Requires that it completes one. [ING-DK-2] [ING-DK-3]
    std::optional<ing_sst::Ban> ban_after(Place place, const Play& play,
                                          const ing_sst::BoardPlay& played) const {
        KnownMoves known = known_moves(place);
        const IngSituation& before = at(place).situation;
        known.moves.push_back({before.to_move, play, before.position, played.position, played.removed});
        const ing_sst::Cycle cycle = ing_sst::completed_cycle(known.moves).value();
        const std::size_t disturbance = ing_sst::disturbance_of(cycle, known.moves).size();
        if (!known.all && disturbance == known.moves.size()) return std::nullopt;
        return ing_sst::ban_after(cycle, known.moves, certificate_.readings.disturber);
    }

    const IngCertificate& certificate_;
    const std::vector<IngStrategy::Turn>& lines_;
    /// How many moves lead to each place.
    std::vector<std::uint32_t> ways_;
};

}  // namespace

CertificateVerdict check(const IngCertificate& certificate, const CertificateLimits& limits,
                         const std::function<bool()>& stop) {
    return IngCheck(certificate, limits, Patience(limits, stop)).run();
}

std::string claim_in_words(const IngCertificate& certificate) {
    return bound_in_words("Ing's SST laws", certificate, "difference");
}

}  // namespace shikatsu::reference
