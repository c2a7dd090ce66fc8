#include "reference/japanese2003/force.hpp"

#include <algorithm>
#include <map>

namespace shikatsu::reference {

namespace {

// The stones that have been played and are still standing, by intersection.
using Standing = std::map<Point, PermanentStone>;

void follow(const Step& step, std::size_t index, Standing& standing) {
    for (const Point removed : step.removed) standing.erase(removed);
    if (const Play* play = std::get_if<Play>(&step.move)) {
        standing[play->point] = PermanentStone{step.player, play->point, index};
    }
}

}  // namespace

bool fulfils_capture(const FinalString& target, const PlayedOut& played) {
    const Point stone = *target.points.begin();
    // The first removal from this intersection is that of the final-string's stone.
    return std::any_of(played.steps.begin(), played.steps.end(),
                       [&](const Step& step) { return step.removed.contains(stone); });
}

std::set<PermanentStone> permanent_stones(const PlayedOut& played) {
    Standing standing;
    for (std::size_t i = 0; i < played.steps.size(); ++i) follow(played.steps[i], i, standing);
    // Once more round the cycle: what it does not remove now, it never removes.
    if (played.repeats_from) {
        for (std::size_t i = *played.repeats_from; i < played.steps.size(); ++i) {
            for (const Point removed : played.steps[i].removed) standing.erase(removed);
        }
    }
    std::set<PermanentStone> stones;
    for (const auto& [point, stone] : standing) stones.insert(stone);
    return stones;
}

bool fulfils(const ForceQuestion& question, const PlayedOut& played) {
    if (!fulfils_capture(question.target, played)) return false;
    const std::set<PermanentStone> stones = permanent_stones(played);
    return std::none_of(stones.begin(), stones.end(), [&](const PermanentStone& stone) {
        return stone.player == question.defender() && question.region.contains(stone.point);
    });
}

}  // namespace shikatsu::reference
