// The places of a strategy where the past counts: how play comes to them, and what is wrong at one of them.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "reference/certificates/certificate_check.hpp"
#include "reference/certificates/past_conditions.hpp"
#include "reference/certificates/strategy_words.hpp"
#include "reference/values/position.hpp"

namespace shikatsu::reference {

/// What a kind of strategy calls things.
struct WalkWords {
    /// Where play starts, what a line stands for, and what is played.
    const char* start;
    const char* situation;
    const char* play;
};

/// A strategy has a line for each place. The checks of each kind come to the places in the order of their
/// lines; this keeps the situation of each, and the first way there.
template <class Situation, class Move>
class StrategyWalk {
  public:
    using Place = PastConditions::Place;
    using PositionNumber = PastConditions::PositionNumber;

    /// How play can come to a place.
    struct Met {
        Situation situation;
        PositionNumber position = 0;
        /// The last move, and from where; none at the start.
        std::optional<Move> move;
        Place from = 0;
        std::size_t moves = 0;
    };

    StrategyWalk(const Grid& grid, std::size_t places, const WalkWords& words,
                 const CertificateLimits& limits, const Patience& patience)
        : grid_(grid),
          words_(words),
          limits_(limits),
          patience_(patience),
          conditions_(places),
          met_(places) {}

    std::size_t places() const { return met_.size(); }
    /// Requires a place that was met.
    const Met& at(Place place) const { return *met_[place]; }
    /// Whether the check may go on.
    bool patience_lasts() { return patience_.lasts(); }
    Patience& patience() { return patience_; }

    /// Says what is wrong, and returns false.
    bool failed(Place place, const std::string& sentence) {
        problematic_ = place;
        std::vector<std::string> moves;
        if (place < met_.size() && met_[place]) {
            for (Place at = place; met_[at]->move; at = met_[at]->from)
                moves.push_back(move_words(grid_, *met_[at]->move));
        }
        std::reverse(moves.begin(), moves.end());
        problem_ = sentence_after(moves, sentence);
        return false;
    }

    PositionNumber number_of(const Position& position) {
        return numbers_.try_emplace(position, static_cast<PositionNumber>(numbers_.size())).first->second;
    }

    /// Begins with the first place.
    bool starts(Situation situation, const Position& position) {
        if (met_.empty()) return failed(0, fmt::format("there is no line for the {}", words_.start));
        meet(0, {std::move(situation), number_of(position), std::nullopt, 0, 0});
        return true;
    }

    /// Whether `is_sound` says so of each place in turn, as far as patience lasts.
    template <class IsSound>
    bool each_line(IsSound is_sound) {
        for (Place place = 0; place < met_.size(); ++place) {
            if (!patience_.lasts()) return false;
            if (!met_[place]) return failed(place, "no earlier line leads to this one");
            if (!is_sound(place)) return false;
        }
        return true;
    }

    /// By a move from an earlier place. `is_new` if the position after it must not have appeared.
    bool comes_to(Place next, Situation situation, PositionNumber position, const Move& move, Place from,
                  bool is_new) {
        conditions_.add_move(from, next, is_new);
        if (met_[next]) {
            return met_[next]->situation == situation ||
                   failed(from, fmt::format("{} leads to a line for another {}", move_words(grid_, move),
                                            words_.situation));
        }
        const std::size_t moves = met_[from]->moves + 1;
        meet(next, {std::move(situation), position, move, from, moves});
        return moves <= limits_.moves ||
               beyond_limits(next, fmt::format("{} comes to a line after more moves than the limit of {}",
                                               words_.play, limits_.moves));
    }

    /// A play is prohibited there because its position has appeared.
    void leaves_out(Place place, const Position& position) {
        conditions_.add_left_out(place, number_of(position));
    }

    /// Whether what has to be new, or to have appeared, is so in all play from the start.
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

    /// `first_line` is where the text has the first place.
    CertificateVerdict verdict(bool sound, std::size_t first_line, const std::string& claim) const {
        using Outcome = CertificateVerdict::Outcome;
        const std::size_t line = first_line + problematic_;
        if (!beyond_limits_.empty()) return {Outcome::unusable, line, beyond_limits_, places()};
        if (patience_.ended()) return {Outcome::unusable, 0, out_of_time(limits_), places()};
        if (sound) return {Outcome::accepted, 0, claim, places()};
        return {Outcome::rejected, line, problem_, places()};
    }

  private:
    void meet(Place place, Met met) {
        conditions_.set_position(place, met.position);
        met_[place] = std::make_unique<Met>(std::move(met));
    }

    bool beyond_limits(Place place, std::string sentence) {
        problematic_ = place;
        beyond_limits_ = std::move(sentence);
        return false;
    }

    Grid grid_;
    WalkWords words_;
    CertificateLimits limits_;
    Patience patience_;
    PastConditions conditions_;
    /// Nothing where no line has led to yet: room is made for what is met, not for what a file promises.
    std::vector<std::unique_ptr<Met>> met_;
    std::map<Position, PositionNumber> numbers_;
    Place problematic_ = 0;
    std::string problem_;
    /// Empty if it is within them.
    std::string beyond_limits_;
};

}  // namespace shikatsu::reference
