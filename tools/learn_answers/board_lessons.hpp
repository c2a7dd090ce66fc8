// Lessons about answers from regions of real boards.
#pragma once

#include <functional>
#include <vector>

#include "optimized/clearing/answer_lesson.hpp"
#include "reference/values/position.hpp"

namespace shikatsu::tools {

/// From the searches of clearings, with so many states each, of what encloses strings that hardly survive
/// random play. `chosen` says which states become lessons.
std::vector<optimized::AnswerLesson> lessons_of(const Position& position, std::size_t most_states,
                                                const std::function<bool()>& chosen);

}  // namespace shikatsu::tools
