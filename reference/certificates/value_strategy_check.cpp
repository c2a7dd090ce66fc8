#include "reference/certificates/value_strategy_check.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <memory>
#include <tuple>

#include "reference/certificates/bound_in_words.hpp"
#include "reference/certificates/strategy_words.hpp"
#include "reference/certificates/value_graph.hpp"
#include "reference/certificates/value_situation.hpp"
#include "reference/ikeda/immortality.hpp"

namespace shikatsu::reference {

namespace {

using ikeda::MadeMove;
using ikeda::Record;
using Outcome = CertificateVerdict::Outcome;

/// The line of the text with the first line of the strategy.
std::size_t first_line_of(const ValueCertificate& certificate) {
    return static_cast<std::size_t>(certificate.position.grid().rows()) + 8;
}

/// (proofs/ikeda.md, "T7")
class ValueCheck {
    using Place = ValueStrategy::Place;

  public:
    ValueCheck(const ValueCertificate& certificate, const CertificateLimits& limits, const Patience& patience)
        : certificate_(certificate),
          rules_(*certificate.rules),
          lines_(certificate.strategy.lines),
          limits_(limits),
          patience_(patience),
          graph_(lines_.size()),
          met_(lines_.size()) {}

    CertificateVerdict run() {
        const bool sound = start_is_sound() && each_line_is_sound() && repetition_is_minded();
        if (!over_a_limit_.empty())
            return {Outcome::unusable, first_line_of(certificate_) + problematic_, over_a_limit_,
                    lines_.size()};
        if (patience_.ended()) return {Outcome::unusable, 0, out_of_time(limits_), lines_.size()};
        if (sound) return {Outcome::accepted, 0, claim_in_words(certificate_), lines_.size()};
        return {Outcome::rejected, first_line_of(certificate_) + problematic_, problem_, lines_.size()};
    }

  private:
    /// How a game can come to a place: the situation there, and the move from another place.
    struct Met {
        ValueSituation situation;
        Place from = 0;
        std::optional<MadeMove> move;
    };

    /// What the last configuration counts for depends on this alone.
    using Ending = std::tuple<ikeda::Configuration, std::optional<Player>, std::array<ikeda::PointSet, 2>>;

    bool failed(Place place, const std::string& sentence) {
        problematic_ = place;
        std::vector<std::string> moves;
        if (place < met_.size() && met_[place]) {
            for (const MadeMove& made : record_at(place).moves) moves.push_back(words_of(made.move));
        }
        problem_ = sentence_after(moves, sentence);
        return false;
    }

    std::string words_of(const Move& move) const { return move_words(certificate_.position.grid(), move); }

    /// Counted for whose strategy it is.
    Margin for_player(Margin margin) const {
        return certificate_.player() == Player::black ? margin : -margin;
    }

    /// A game that comes to the place.
    Record record_at(Place place) const {
        Record record{{certificate_.position, certificate_.first}, {}};
        for (; met_[place]->move; place = met_[place]->from) record.moves.push_back(*met_[place]->move);
        std::reverse(record.moves.begin(), record.moves.end());
        return record;
    }

    std::uint32_t number_of(const ikeda::Configuration& configuration) {
        return numbers_.try_emplace(configuration, static_cast<std::uint32_t>(numbers_.size())).first->second;
    }

    bool start_is_sound() {
        if (lines_.empty()) return failed(0, "there is no line for the start");
        if (lines_.front().need < for_player(certificate_.margin))
            return failed(0, "the start needs less than is claimed");
        Record start{{certificate_.position, certificate_.first}, {}};
        meet(0, 0, {}, situation_after(start, rules_, certificate_.readings));
        return true;
    }

    void meet(Place place, Place from, const std::optional<MadeMove>& move, ValueSituation situation) {
        graph_.set_configuration(place, number_of(situation.configuration));
        met_[place] = std::make_unique<Met>(Met{std::move(situation), from, move});
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
        const auto& turn = lines_[place].turn;
        const bool own = met_[place]->situation.to_move == certificate_.player();
        if (std::holds_alternative<ValueStrategy::Anything>(turn)) return anything_is_sound(place);
        if (const auto* choice = std::get_if<ValueStrategy::Choice>(&turn))
            return own ? choice_is_sound(place, *choice) : failed(place, "it is the opponent's turn");
        return own ? failed(place, "the choice is missing")
                   : answers_are_sound(place, std::get<ValueStrategy::Answers>(turn));
    }

    /// Nobody can lose by more than all points, and the one that goes with the first pass. [IK-A3-7]
    bool anything_is_sound(Place place) {
        const bool first_pass = rules_.scoring == &ikeda::stones_territory_and_first_pass;
        const int points = certificate_.position.grid().size() + (first_pass ? 1 : 0);
        if (counts_prisoners(rules_)) return failed(place, "with prisoners there is no least margin");
        return lines_[place].need <= -Margin::of_points(points) ||
               failed(place, "more is needed than every game has");
    }

    bool choice_is_sound(Place place, const ValueStrategy::Choice& choice) {
        Record record = record_at(place);
        const auto made = made_move(record, choice.move);
        if (!made) return failed(place, "the choice is not allowed");
        if (!made->removed.empty()) removals_.push_back({place, number_of(made->after)});
        record.moves.push_back(*made);
        if (rules_.end->ended(record, certificate_.readings)) {
            if (choice.next) return failed(place, "the choice ends the game");
            return ends_well(place, record);
        }
        if (!choice.next) return failed(place, "the line after the choice is missing");
        return leads_on(place, record, *choice.next);
    }

    bool answers_are_sound(Place place, const ValueStrategy::Answers& answers) {
        Record record = record_at(place);
        std::vector<Move> moves;
        for (const Point point : ikeda::empty_grid_points(record.configuration()))
            moves.emplace_back(Play{point});
        moves.emplace_back(Pass{});
        std::size_t answered = 0;
        for (const Move& move : moves) {
            const auto made = made_move(record, move);
            if (!made) continue;
            record.moves.push_back(*made);
            if (rules_.end->ended(record, certificate_.readings)) {
                if (!ends_well(place, record)) return false;
            } else if (answered == answers.next.size()) {
                return failed(place, words_of(move) + " has no answer");
            } else if (const std::optional<Place> next = answers.next[answered++]; next) {
                if (!leads_on(place, record, *next)) return false;
            } else if (made->removed.empty()) {
                return failed(place, words_of(move) + " is left out and removes nothing");
            } else {
                left_out_.push_back({place, number_of(made->after)});
            }
            record.moves.pop_back();
        }
        return answered == answers.next.size() || failed(place, "there are more answers than moves");
    }

    /// What the move is and does, but for the rule against repetition; nothing if it is not allowed.
    std::optional<MadeMove> made_move(const Record& record, const Move& move) const {
        const Player player = ikeda::to_move(record, *rules_.end, certificate_.readings);
        const auto* play = std::get_if<Play>(&move);
        if (play == nullptr) return MadeMove{player, move, {}, record.configuration()};
        const ikeda::Configuration& configuration = record.configuration();
        if (!configuration.grid().contains(play->point) || !configuration.empty(play->point))
            return std::nullopt;
        auto played =
            ikeda::play(record.configuration(), player, play->point, certificate_.readings.self_capture);
        if (!played) return std::nullopt;
        return MadeMove{player, move, std::move(played->removed), std::move(played->configuration)};
    }

    /// What is gained by the last move, counted for whose strategy it is.
    Margin gain(Record& record) const {
        const Margin after = gained_by_prisoners(record, rules_);
        MadeMove last = std::move(record.moves.back());
        record.moves.pop_back();
        const Margin before = gained_by_prisoners(record, rules_);
        record.moves.push_back(std::move(last));
        return for_player(after - before);
    }

    bool ends_well(Place place, Record& record) {
        const std::optional<Margin> last = counted(place, record);
        if (!last) return false;
        const Margin comes = gain(record) + for_player(*last);
        return comes >= lines_[place].need ||
               failed(place, fmt::format("by {} the game ends with {} where {} is needed",
                                         words_of(record.moves.back().move), to_text(comes),
                                         to_text(lines_[place].need)));
    }

    /// Of a game that ended by a pass at the place; nothing if that takes too long. Found once for all games
    /// that end alike: which stones are immortal takes long to see.
    std::optional<Margin> counted(Place place, const Record& record) {
        const ValueSituation& situation = met_[place]->situation;
        const Ending ending{situation.configuration, situation.first_pass, situation.played_late};
        const auto known = counted_.find(ending);
        if (known != counted_.end()) return known->second;
        if (!can_be_counted(place, situation.configuration)) return std::nullopt;
        const Margin margin = counted_at_end(record, rules_, certificate_.readings);
        counted_.emplace(ending, margin);
        return margin;
    }

    /// Whether it is found out which stones are immortal, if that counts. [IK-T2-7]
    bool can_be_counted(Place place, const ikeda::Configuration& last) {
        constexpr int soon_tried = 12;
        if (rules_.scoring != &ikeda::immortal_territory_less_prisoners || last.grid().size() <= soon_tried)
            return true;
        std::size_t looked_at = 0;
        const auto go_on = [&] { return patience_.lasts() && ++looked_at <= limits_.states; };
        for (const Player player : {Player::black, Player::white}) {
            if (ikeda::can_be_tried(last, player, certificate_.readings.self_capture, go_on)) continue;
            problematic_ = place;
            if (!patience_.ended()) {
                over_a_limit_ =
                    fmt::format("which stones are immortal takes more configurations than the limit of {}",
                                limits_.states);
            }
            return false;
        }
        return true;
    }

    bool leads_on(Place place, Record& record, Place next) {
        const std::string move = words_of(record.moves.back().move);
        if (next >= lines_.size()) return failed(place, move + " leads to no line");
        if (lines_[next].need < lines_[place].need - gain(record))
            return failed(place, "after " + move + " less is needed than there should be");
        ValueSituation situation = situation_after(record, rules_, certificate_.readings);
        if (forgets(record)) {
            graph_.add_forgetting_move(next);
        } else {
            graph_.add_move(place, next);
        }
        if (!met_[next]) {
            meet(next, place, record.moves.back(), std::move(situation));
            if (record.moves.size() <= limits_.moves) return true;
            problematic_ = next;
            over_a_limit_ =
                fmt::format("a game comes to a line after more moves than the limit of {}", limits_.moves);
            return false;
        }
        return met_[next]->situation == situation ||
               failed(place, move + " leads to a line for another situation");
    }

    /// Whether the last move is the preliminary end, where what has appeared before counts no more. [IK-R-4]
    bool forgets(const Record& record) const {
        return certificate_.readings.repetition_memory == RepetitionMemory::since_preliminary_end &&
               rules_.end->preliminary_end(record) == record.moves.size();
    }

    bool repetition_is_minded() {
        const auto forbidden = graph_.may_be_forbidden(removals_, patience_);
        if (forbidden) return failed(*forbidden, "what the choice leads to may have appeared before");
        const auto allowed = graph_.may_be_allowed(left_out_, patience_);
        if (allowed) return failed(*allowed, "what a play that is left out leads to need not have appeared");
        return !patience_.ended();
    }

    const ValueCertificate& certificate_;
    const ikeda::Rules& rules_;
    const std::vector<ValueStrategy::Line>& lines_;
    CertificateLimits limits_;
    /// Said of what cannot be checked.
    std::string over_a_limit_;
    Patience patience_;
    ValueGraph graph_;
    /// Nothing where no line has led to yet: room is made for what is met, not for what a file promises.
    std::vector<std::unique_ptr<Met>> met_;
    std::map<ikeda::Configuration, std::uint32_t> numbers_;
    std::map<Ending, Margin> counted_;
    /// Of the player's choices those that remove stones, and of the opponent's plays those that are left out.
    std::vector<ValueGraph::PlayTo> removals_;
    std::vector<ValueGraph::PlayTo> left_out_;
    Place problematic_ = 0;
    std::string problem_;
};

}  // namespace

const ikeda::Rules* ikeda_rules_named(std::string_view name) {
    const auto* rules = std::ranges::find(ikeda::all_rules, name, &ikeda::Rules::name);
    return rules == ikeda::all_rules.end() ? nullptr : rules;
}

CertificateVerdict check(const ValueCertificate& certificate, const CertificateLimits& limits,
                         const std::function<bool()>& stop) {
    return ValueCheck(certificate, limits, Patience(limits, stop)).run();
}

std::string claim_in_words(const ValueCertificate& certificate) {
    return bound_in_words(std::string(certificate.rules->name), certificate, "margin");
}

}  // namespace shikatsu::reference
