#include "tools/difftest/game_comparison.hpp"

#include "reference/japanese2003/alternating_sequence.hpp"
#include "reference/japanese2003/hypothetical_analysis.hpp"

namespace shikatsu::difftest {

using reference::Result;

EngineJudge::Ruling EngineJudge::attempt(const Move& move) {
    if (ended_) return Ruling::refused;
    const Play* play = std::get_if<Play>(&move);
    return play != nullptr ? attempt_play(play->point) : attempt_pass();
}

std::optional<reference::PlayOutcome> EngineJudge::play_without_basic_ko(Point point) const {
    auto outcome = engine_->play(position_, to_move_, point);
    if (outcome && !past_.empty() && outcome->position == past_.back().position) return std::nullopt;
    return outcome;
}

EngineJudge::Ruling EngineJudge::attempt_play(Point point) {
    const auto outcome = play_without_basic_ko(point);
    if (!outcome) return Ruling::refused;
    past_.push_back({position_, to_move_, prisoners_, false});
    const int removed = static_cast<int>(outcome->removed.size());
    prisoners_ += to_move_ == Player::black ? removed : -removed;
    to_move_ = opponent(to_move_);
    position_ = outcome->position;
    for (const Moment& earlier : past_) {
        if (earlier.position != position_) continue;
        if (readings_.long_cycle == LongCycle::position_and_mover && earlier.to_move != to_move_) continue;
        ended_ = true;
        const int difference = prisoners_ - earlier.prisoners;
        long_cycle_ =
            difference == 0 ? Result::tie : (difference > 0 ? Result::win_of_black : Result::win_of_white);
        break;
    }
    return Ruling::allowed;
}

EngineJudge::Ruling EngineJudge::attempt_pass() {
    const bool second = !past_.empty() && past_.back().pass;
    const bool direct_ko_applies =
        second && !(readings_.direct_ko_stuck == DirectKoStuck::pass_allowed && stuck());
    if (direct_ko_applies) {
        const auto prohibited =
            engine_->adjudicate(position_, engine_options(effort_, readings_)).end_prohibited_by_direct_ko;
        if (!prohibited) return Ruling::undecided;
        if (*prohibited) return Ruling::refused;
    }
    past_.push_back({position_, to_move_, prisoners_, true});
    to_move_ = opponent(to_move_);
    ended_ = second;
    return Ruling::allowed;
}

bool EngineJudge::stuck() const {
    for (const Point point : position_.grid().points()) {
        if (play_without_basic_ko(point)) return false;
    }
    return true;
}

namespace {

using reference::Judge;

Counter counter_of_refusal(std::string_view clause) {
    if (clause == "J2003-AS-4") return Counter::basic_ko_refused;
    if (clause == "J2003-AS-7") return Counter::direct_ko_refused;
    return Counter::suicides_refused;
}

void count_move(const tl::expected<reference::MoveRecord, reference::Prohibited>& ruled, Tally& seen) {
    seen.add(Counter::game_moves);
    if (!ruled) {
        // An occupied intersection is no news.
        if (ruled.error().clause != "J2003-MV-1") seen.add(counter_of_refusal(ruled.error().clause));
    } else if (!ruled->removed.empty()) {
        seen.add(Counter::captures);
    }
}

/// The first thing in which the judges differ after both allowed the same moves; empty if none.
std::string difference_of(const Judge& judge, const EngineJudge& other) {
    if (judge.position() != other.position()) return "the positions differ";
    if (judge.prisoner_difference() != other.prisoner_difference()) return "the prisoner-differences differ";
    if (judge.ending().has_value() != other.ended()) return "one of the games has ended";
    if (judge.long_cycle_result() != other.long_cycle_result()) return "the long-cycle results differ";
    return "";
}

void count_ending(const Judge& judge, Tally& seen) {
    if (const auto result = judge.long_cycle_result()) {
        seen.add(*result == Result::tie ? Counter::long_cycle_ties : Counter::long_cycle_wins);
    }
}

}  // namespace

Comparison compare_judges(const Case& one, const Game& game, const Engine& engine,
                          ReferenceAnswers& answers) {
    Comparison comparison;
    comparison.seen.add(Counter::games);
    Tally of_direct_ko;  // its analyses are not the campaign's own
    const auto can_force = answers.can_force(one.readings, of_direct_ko, comparison.differences);
    const auto direct_ko = [&](const Position& position) {
        const auto statuses = reference::hypothetical_analysis(position, can_force, one.readings);
        return !reference::capturable_3_strings(position, statuses).empty();
    };
    Judge judge(one.position, game.first, one.readings, direct_ko);
    EngineJudge other(one.position, game.first, one.readings, engine, answers.effort());
    for (std::size_t i = 0; i < game.moves.size() && !judge.ending(); ++i) {
        const EngineJudge::Ruling ruling = other.attempt(game.moves[i]);
        if (ruling == EngineJudge::Ruling::undecided) break;
        const auto ruled = judge.play(game.moves[i]);
        count_move(ruled, comparison.seen);
        std::string difference = ruled.has_value() == (ruling == EngineJudge::Ruling::allowed)
                                     ? difference_of(judge, other)
                                     : std::string("the reference ") + (ruled ? "allows" : "refuses") + " it";
        if (difference.empty()) continue;
        comparison.differences.push_back("move number " + std::to_string(i + 1) + ": " + difference);
        return comparison;
    }
    count_ending(judge, comparison.seen);
    return comparison;
}

}  // namespace shikatsu::difftest
