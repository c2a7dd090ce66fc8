#include "optimized/clearing/clearing_search.hpp"

#include <algorithm>
#include <bit>

#include "optimized/clearing/clearing_costs.hpp"
#include "optimized/clearing/clearing_fall.hpp"
#include "optimized/clearing/clearing_features.hpp"
#include "optimized/clearing/clearing_lines.hpp"
#include "optimized/clearing/relevant_places.hpp"

namespace shikatsu::optimized {

namespace {

Point point_of(int place) {
    return Point{static_cast<std::uint16_t>(place)};
}
std::optional<Point> point_of(std::optional<int> place) {
    return place ? std::optional(point_of(*place)) : std::nullopt;
}

/// What an answer is worth more that wins where the strings around are sure to stay.
constexpr double worth_of_carefree = 4;
/// An answer is looked for with more and more effort, in these steps.
constexpr int step_inside = 48;
/// Of a move that is no play.
constexpr int cost_of_waiting = 8;

}  // namespace

ClearingResult ClearingSearch::cleared(const ClearingWish& wish, const RegionState& start, int effort) {
    Part& part = part_of(wish);
    const ClearingResult result = opponent_to_move(*part.carefree, start, effort, std::nullopt).result;
    return result == ClearingResult::won ? opponent_to_move(part, start, effort, std::nullopt).result
                                         : result;
}

ClearingResult ClearingSearch::cleared_at_first(const ClearingWish& wish, const RegionState& start,
                                                int effort) {
    Part& part = part_of(wish);
    const ClearingResult result = player_to_move(*part.carefree, start, std::nullopt, effort).result;
    return result == ClearingResult::won ? player_to_move(part, start, std::nullopt, effort).result : result;
}

ClearingResult ClearingSearch::cleared_after(const ClearingWish& wish, const RegionState& start,
                                             int first_play, int effort) {
    Part& part = part_of(wish);
    const auto after = part.game.after_answer(start, first_play);
    if (!after) return ClearingResult::never;
    const Answer first{.place = first_play, .after = *after, .worth = 0};
    const ClearingResult result = won_after(*part.carefree, first, effort).result;
    return result == ClearingResult::won ? won_after(part, first, effort).result : result;
}

int ClearingSearch::first_play(const ClearingWish& wish, const RegionState& start) {
    return memory_.winning_play(part_of(wish), start).value();
}

std::optional<ClearedRegion> ClearingSearch::region(const ClearingWish& wish, const RegionState& start,
                                                    std::optional<int> first_play, const RegionNames& names) {
    Part& part = part_of(wish);
    const RegionState first = first_play ? *part.game.after_answer(start, *first_play) : start;
    return ClearingLines(shape_, memory_, stopped_).region(part, {first, shape_.all()}, names);
}

bool ClearingSearch::given_up() {
    if (!over_ && (++looked_at_ > most_states_ || (looked_at_ % 256 == 0 && stopped_()))) over_ = true;
    return over_;
}

ClearingSearch::Outcome ClearingSearch::opponent_to_move(Part& part, const RegionState& state, int effort,
                                                         std::optional<int> answer) {
    if (part.game.calmed(state)) return opponent_to_move(*part.calm, state, effort, answer);
    if (!part.game.holds(state)) return {ClearingResult::never};
    if (part.game.filled())
        return {ClearingResult::won, part.game.with_liberties_owed(part.game.field().empty(state), 0)};
    if (effort < least_effort_to_win(part.game, state)) return {ClearingResult::not_yet};
    const auto recalled = memory_.recall(part, Mover::opponent, state, effort);
    if (recalled.outcome) return *recalled.outcome;
    if (given_up()) return {ClearingResult::not_yet};
    Known& known = *recalled.known;
    known.under_way = true;
    const Outcome outcome = each_move_answered(part, state, known, effort, answer);
    known.under_way = false;
    if (outcome.won() || !over_) memory_.note(part, Mover::opponent, state, known, outcome, effort);
    return outcome;
}

ClearingSearch::Outcome ClearingSearch::each_move_answered(Part& part, const RegionState& state, Known& known,
                                                           int effort, std::optional<int> last_answer) {
    const RelevantPlaces relevant(part.game.field());
    const Mask free = part.game.field().empty(state);
    Mask answered = 0;
    Mask by_bans = 0;
    Mask by_what_is_barred = 0;
    std::array<Mask, largest_region> before{};
    const auto answer = [&](int place) {
        const Outcome outcome = play_answered(part, state, place, effort);
        if (outcome.won()) {
            refutations_.count_failure(point_of(last_answer), point_of(place));
        } else if (!over_) {
            refutations_.count_success(point_of(last_answer), point_of(place));
        }
        answered |= mask_of(place);
        before[static_cast<std::size_t>(place)] = outcome.known;
        if (outcome.bans) by_bans |= mask_of(place);
        if (outcome.barred) by_what_is_barred |= mask_of(place);
        if (!outcome.won()) known.play = static_cast<std::int8_t>(place);
        return outcome;
    };
    if (known.play >= 0) {
        if (const Outcome outcome = answer(known.play); !outcome.won()) return outcome;
    }
    Part& worked_in = memory_.after_work(shape_, part);
    Outcome work = work_done(worked_in, state, effort);
    if (!work.won() && part.game.has_work(state)) return work;
    if (state.barred != 0) {
        // The opponent may have made a ko-pass.
        if (own_bans_ == OwnBans::kept && state.marked != 0) return {ClearingResult::never};
        const Outcome then = player_to_move(worked_in, without_bans(state), std::nullopt, effort);
        if (!then.won()) return then;
        work.known |= then.known;
        work.bans = work.bans || then.bans;
    }
    Mask matters = part.game.with_liberties_owed(free, work.won() ? work.known : part.game.field().points());
    for (Mask last = 0; last != matters;) {
        last = matters;
        matters = relevant.with_liberties_of_keeper(state, matters);
        for_each_place(matters & answered,
                       [&](int place) { matters |= before[static_cast<std::size_t>(place)]; });
        if (const Mask open = matters & free & ~answered; open != 0) {
            const int place = next_play(state, free, open, last_answer);
            if (const Outcome outcome = answer(place); !outcome.won()) return outcome;
            matters |= before[static_cast<std::size_t>(place)];
            last = 0;
        }
    }
    known.play = -1;
    return {ClearingResult::won, matters, work.bans || (by_bans & matters) != 0,
            work.barred || (by_what_is_barred & matters) != 0};
}

ClearingSearch::Outcome ClearingSearch::play_answered(Part& part, const RegionState& state, int place,
                                                      int effort) {
    const RelevantPlaces relevant(part.game.field());
    if ((state.barred & mask_of(place)) != 0)
        return {ClearingResult::won, relevant.of_bars(state), true, true};
    const auto after = part.game.after_play(state, place);
    if (!after) return {ClearingResult::won, relevant.of_no_play(state, place)};
    Outcome outcome = player_to_move(part, *after, place, effort);
    // Where he may be banned he may rather leave it at that.
    if (!outcome.won() && own_bans_ == OwnBans::lifted && after->marked != 0) {
        const Outcome left = opponent_to_move(part, *after, effort - cost_of_waiting, std::nullopt);
        if (left.won() || outcome.result == ClearingResult::never) outcome = left;
    }
    if (outcome.won()) outcome.known = relevant.before_play(state, place, *after, outcome.known);
    if (outcome.won() && outcome.barred) outcome.known |= relevant.of_bars(state);
    return outcome;
}

ClearingSearch::Outcome ClearingSearch::work_done(Part& part, const RegionState& state, int effort) {
    const Outcome by_play = player_to_move(part, state, std::nullopt, effort);
    const RegionField& field = part.game.field();
    if (by_play.won() || own_bans_ == OwnBans::kept || !part.game.has_work(state) ||
        !keeper_can_ko_pass(field, {state, field.points()}))
        return by_play;
    Outcome by_ko_pass = opponent_to_move(part, without_bans(state), effort - cost_of_waiting, std::nullopt);
    if (by_ko_pass.won()) by_ko_pass.known = RelevantPlaces(field).before_ko_pass(state, by_ko_pass.known);
    return by_ko_pass.won() || by_play.result == ClearingResult::never ? by_ko_pass : by_play;
}

ClearingSearch::Outcome ClearingSearch::player_to_move(Part& part, const RegionState& state,
                                                       std::optional<int> play, int effort) {
    if (effort < least_cost_of_answers(std::popcount(part.game.field().empty(state))))
        return {ClearingResult::not_yet};
    const auto recalled = memory_.recall(part, Mover::player, state, effort);
    if (recalled.outcome) return *recalled.outcome;
    if (given_up()) return {ClearingResult::not_yet};
    Known& known = *recalled.known;
    known.under_way = true;
    std::vector<Answer> answers = sorted_answers(part, state, play);
    Outcome outcome{ClearingResult::not_yet};
    // What little effort finds is found with little: lines that fail are cut off early.
    int tried = std::max<int>(known.lost_with, 0);
    while (outcome.result == ClearingResult::not_yet && tried < effort && !over_) {
        tried = std::min(tried + step_inside, effort);
        outcome = answered_by_one(part, state, play, answers, tried, tried == effort);
    }
    known.under_way = false;
    if (outcome.won()) known.play = static_cast<std::int8_t>(answers.front().place);
    if (outcome.won() || !over_) memory_.note(part, Mover::player, state, known, outcome, effort);
    return outcome;
}

ClearingSearch::Outcome ClearingSearch::answered_by_one(Part& part, const RegionState& state,
                                                        std::optional<int> play, std::vector<Answer>& answers,
                                                        int effort, bool last) {
    const RelevantPlaces relevant(part.game.field());
    Outcome best{ClearingResult::never};
    for (Answer& answer : answers) {
        if (answer.never) continue;
        const int left = effort - answer.cost;
        if (left < 0) return {ClearingResult::not_yet};
        const Outcome one = won_after(part, answer, left);
        if (one.won()) {
            statistics_.count_success(point_of(play), point_of(answer.place));
            learn_from(part, state, play, {&answers.front(), &answer + 1});
            Mask known = relevant.before_answer(state, answer.place, answer.after, one.known);
            const bool barred = one.barred && (answer.after.barred & state.barred) != 0;
            if (barred) known |= relevant.of_bars(state);
            std::swap(answers.front(), answer);
            return {ClearingResult::won, known, one.bans, barred};
        }
        answer.never = one.result == ClearingResult::never;
        if (!answer.never) best.result = ClearingResult::not_yet;
        if (over_) return best;
        if (last || answer.never) statistics_.count_failure(point_of(play), point_of(answer.place));
    }
    return best;
}

ClearingSearch::Outcome ClearingSearch::won_after(Part& part, const Answer& answer, int effort) {
    if (part.game.field().body(answer.after) == 0)
        return opponent_to_move(part, answer.after, effort, answer.place);
    return fall_apart(part, answer, effort);
}

ClearingSearch::Outcome ClearingSearch::fall_apart(Part& part, const Answer& answer, int effort) {
    ClearingFall fall(shape_, memory_, part.game, answer.after, part.game.field().empty(answer.after));
    return fall.share_out(part.game.bans(), [&](Part& piece) {
        return opponent_to_move(piece, piece.game.part_of(answer.after), effort, answer.place);
    });
}

int ClearingSearch::next_play(const RegionState& state, Mask free, Mask plays,
                              std::optional<int> last_answer) const {
    constexpr double worth_of_neighbour = 0.01;
    int best = -1;
    double most = -1;
    for_each_place(plays, [&](int place) {
        const Mask near = shape_.adjacent[static_cast<std::size_t>(place)];
        const int neighbours = std::popcount(near & free) + 2 * std::popcount(near & state.opponent);
        const double promise =
            refutations_.promise(point_of(last_answer), point_of(place)) + worth_of_neighbour * neighbours;
        if (promise <= most) return;
        most = promise;
        best = place;
    });
    return best;
}

void ClearingSearch::learn_from(const Part& part, const RegionState& state, std::optional<int> play,
                                std::span<const Answer> tried) {
    if (tried.size() == 1) return;  // the best guess was right: there is nothing to be mended
    std::vector<ClearingExperience::Tried> worths;
    worths.reserve(tried.size());
    for (const Answer& answer : tried) worths.push_back({answer.place, answer.worth});
    experience_.learn(part.game.field().points(), state, play, worths);
}

double ClearingSearch::promise_of(std::optional<int> play, int answer) const {
    return statistics_.promise(point_of(play), point_of(answer));
}

std::vector<ClearingSearch::Answer> ClearingSearch::sorted_answers(const Part& part, const RegionState& state,
                                                                   std::optional<int> play) const {
    const ClearingFeatures features(part.game, state, play);
    const std::optional<int> carefree = memory_.winning_play(*part.carefree, state);
    const Mask empty = part.game.field().empty(state);
    const ClearingExperience::Worths experience = experience_.worths(part.game.field().points(), state, play);
    std::vector<Answer> answers;
    for_each_place(empty, [&](int place) {
        const auto after = part.game.after_answer(state, place);
        if (!after) return;
        double worth = clearing_weights.worth(features.of(place, *after), promise_of(play, place));
        worth += static_cast<double>(experience[static_cast<std::size_t>(place)]);
        if (place == carefree) worth += worth_of_carefree;
        answers.push_back({place, *after, worth});
    });
    std::sort(answers.begin(), answers.end(),
              [](const Answer& one, const Answer& other) { return one.worth > other.worth; });
    std::vector<double> worths;
    worths.reserve(answers.size());
    for (const Answer& answer : answers) worths.push_back(answer.worth);
    const std::vector<double> chances = logarithms_of_chances(worths);
    for (std::size_t rank = 0; rank < answers.size(); ++rank)
        answers[rank].cost = cost_of_answer(rank, chances[rank], std::popcount(empty));
    return answers;
}

}  // namespace shikatsu::optimized
