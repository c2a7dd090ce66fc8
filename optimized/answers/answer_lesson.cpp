#include "optimized/answers/answer_lesson.hpp"

#include <algorithm>

namespace shikatsu::optimized {

bool tells_answers_apart(const AnswerLesson& lesson) {
    const auto wins = [](const TriedAnswer& answer) { return answer.wins; };
    return std::any_of(lesson.begin(), lesson.end(), wins) &&
           !std::all_of(lesson.begin(), lesson.end(), wins);
}

}  // namespace shikatsu::optimized
