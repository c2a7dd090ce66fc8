// What a search has found out about answers, for others to learn from.
#include <algorithm>

#include "optimized/clearing/clearing_costs.hpp"
#include "optimized/clearing/clearing_features.hpp"
#include "optimized/clearing/clearing_search.hpp"

namespace shikatsu::optimized {

namespace {

/// Answers that take more are not tried.
constexpr int most_effort_of_lessons = 144;
constexpr int step_of_lessons = 48;
constexpr std::size_t most_states_of_answer = 20'000;

}  // namespace

std::vector<AnswerLesson> ClearingSearch::lessons(const std::function<bool()>& chosen) {
    struct Met {
        Part* part;
        RegionState state;
        std::optional<int> play;
    };
    std::vector<Met> met;
    memory_.for_each_state([&](Part& part, Mover mover, const RegionState& state, const Known&) {
        if (mover != Mover::opponent) return;
        const auto meet = [&](const RegionState& after, std::optional<int> play) {
            if (memory_.winning_play(part, after) && chosen()) met.push_back({&part, after, play});
        };
        meet(state, std::nullopt);
        for_each_place(part.game.field().empty(state), [&](int place) {
            if (const auto after = part.game.after_play(state, place)) meet(*after, place);
        });
    });
    std::vector<AnswerLesson> lessons;
    for (const Met& one : met) {
        if (auto lesson = lesson_of(*one.part, one.state, one.play)) lessons.push_back(*std::move(lesson));
    }
    return lessons;
}

std::optional<AnswerLesson> ClearingSearch::lesson_of(Part& part, const RegionState& state,
                                                      std::optional<int> play) {
    const ClearingFeatures features(part.game, state, play);
    const std::vector<Answer> answers = sorted_answers(part, state, play);
    AnswerLesson lesson;
    const auto wins = [](const TriedAnswer& answer) { return answer.wins; };
    for (int effort = step_of_lessons; effort <= most_effort_of_lessons; effort += step_of_lessons) {
        lesson.clear();
        for (const Answer& answer : answers) {
            most_states_ = looked_at_ + most_states_of_answer;
            over_ = false;
            const bool won = won_after(part, answer, effort - least_cost_of_answer).won();
            const ClearingFeature feature = features.of(answer.place, answer.after);
            lesson.push_back({{feature.begin(), feature.end()}, promise_of(play, answer.place), won});
        }
        if (std::any_of(lesson.begin(), lesson.end(), wins)) break;
    }
    if (!tells_answers_apart(lesson)) return std::nullopt;
    return lesson;
}

}  // namespace shikatsu::optimized
