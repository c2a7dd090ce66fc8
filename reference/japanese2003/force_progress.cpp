#include "reference/japanese2003/force_progress.hpp"

#include <algorithm>

namespace shikatsu::reference {

namespace {

bool meet(const PointSet& one, const PointSet& other) {
    return std::any_of(one.begin(), one.end(), [&](Point point) { return other.contains(point); });
}

}  // namespace

ForceProgress start_progress(const Position& final_position, const ForceQuestion& question) {
    ForceProgress progress{{question.target}};
    for (const FinalString& string : strings(final_position)) {
        if (string.player == question.defender() && meet(string.points, question.region)) {
            progress.intact.insert(string);
        }
    }
    return progress;
}

ForceProgress progress_after(const ForceProgress& progress, const PointSet& removed) {
    ForceProgress next = progress;
    std::erase_if(next.intact, [&](const FinalString& string) { return meet(string.points, removed); });
    return next;
}

bool is_captured(const ForceQuestion& question, const ForceProgress& progress) {
    return !progress.intact.contains(question.target);
}

bool is_clean(const ForceQuestion& question, const ForceProgress& progress, const Position& position,
              Point point) {
    return !position.holds(point, question.defender()) ||
           std::any_of(progress.intact.begin(), progress.intact.end(),
                       [&](const FinalString& string) { return string.points.contains(point); });
}

bool is_fulfilled_at_end(const ForceQuestion& question, const ForceProgress& progress,
                         const Position& position) {
    return is_captured(question, progress) &&
           std::all_of(question.region.begin(), question.region.end(),
                       [&](Point point) { return is_clean(question, progress, position, point); });
}

}  // namespace shikatsu::reference
