// Proofs, pattern by pattern, that strings of a position cannot be captured, or not without a stone that
// comes to stay.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "optimized/answers/answer_lesson.hpp"
#include "optimized/force/search.hpp"
#include "optimized/patterns/lines_end.hpp"
#include "optimized/patterns/proved_string.hpp"
#include "reference/values/pattern_proof.hpp"
#include "reference/values/position.hpp"

namespace shikatsu::optimized {

struct FoundPatterns {
    /// The last pattern is one that the position shows.
    std::optional<PatternProof> proof;
    /// Boards that were met.
    std::uint64_t states = 0;
};

/// Looks for a proof that the opponent cannot capture the string on `target`, or, if there is a `region`,
/// cannot capture it and prevent a permanent-stone of its owner there [J2003-LD-2]; the keeper playing on
/// intersections of `room` only and knowing nothing of others. Requires that the target's string and a
/// liberty of it are in the room; region and room are in reading order. Lines of play may end where what is
/// to stay is joined to a string that is `proved`. `limits.max_states` counts boards.
FoundPatterns find_patterns(const Position& position, Point target, const std::vector<Point>& region,
                            const std::vector<Point>& room, const std::vector<ProvedString>& proved,
                            LinesEnd lines_end, const Limits& limits);

/// From a search for this, with no other strings: which answers hold the chosen ones of the boards that were
/// held.
std::vector<AnswerLesson> lessons_of_patterns(const Position& position, Point target,
                                              const std::vector<Point>& room, const Limits& limits,
                                              const std::function<bool()>& chosen);

}  // namespace shikatsu::optimized
