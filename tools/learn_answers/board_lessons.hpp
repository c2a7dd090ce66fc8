// Lessons about answers from real boards.
#pragma once

#include <functional>
#include <vector>

#include "optimized/answers/answer_lesson.hpp"
#include "reference/values/position.hpp"

namespace shikatsu::tools {

/// From the searches of clearings, with so many states each, of what encloses strings that hardly survive
/// random play. `chosen` says which states become lessons.
std::vector<optimized::AnswerLesson> clearing_lessons(const Position& position, std::size_t most_states,
                                                      const std::function<bool()>& chosen);

/// From the searches by patterns, with so many boards each, for strings that mostly survive random play.
std::vector<optimized::AnswerLesson> pattern_lessons(const Position& position, std::size_t most_states,
                                                     const std::function<bool()>& chosen);

}  // namespace shikatsu::tools
