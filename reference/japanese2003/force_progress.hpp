// What a beginning of a hypothetical-sequence has done so far for a question of force.
#pragma once

#include <compare>
#include <set>

#include "reference/japanese2003/force.hpp"

namespace shikatsu::reference {

/// The defender's final-strings that the question is about, as long as they stand: the target, and those with
/// a stone on the region. A stone of an intact final-string has not been played, so it is no permanent-stone.
/// [J2003-LD-2]
struct ForceProgress {
    std::set<FinalString> intact;
    friend auto operator<=>(const ForceProgress&, const ForceProgress&) = default;
    friend bool operator==(const ForceProgress&, const ForceProgress&) = default;
};

ForceProgress start_progress(const Position& final_position, const ForceQuestion& question);

/// After a hypothetical-move that removed the given stones. The strings' stones are removed together or not
/// at all, and the first stones to be removed from their intersections are theirs.
ForceProgress progress_after(const ForceProgress& progress, const PointSet& removed);

/// Whether the target's stones have been captured.
bool is_captured(const ForceQuestion& question, const ForceProgress& progress);

/// Whether no played stone of the defender is on the intersection. If this is so for every intersection of
/// the region when play ends, or again and again for each of them when it does not, then there is no
/// permanent-stone of the defender on the region.
bool is_clean(const ForceQuestion& question, const ForceProgress& progress, const Position& position,
              Point point);

/// Whether what is asked is fulfilled if play ends in this position.
bool is_fulfilled_at_end(const ForceQuestion& question, const ForceProgress& progress,
                         const Position& position);

}  // namespace shikatsu::reference
