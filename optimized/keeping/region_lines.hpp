// A strategy in a region, written down as certificates have it.
#pragma once

#include <unordered_set>
#include <vector>

#include "optimized/keeping/region_game.hpp"
#include "reference/values/keeping.hpp"

namespace shikatsu::optimized {

/// Goes through the states as spec/certificates.md says. `split` gives the split by which a state is left, if
/// it is, and `answer` the place of the answer to a play, if it is no pass, and the state after it. By place:
/// `points`.
template <class Game, class SplitAt, class Answer>
std::vector<KeepingState> region_lines(const Game& game, const RegionState& start,
                                       const std::vector<Point>& points, SplitAt split, Answer answer) {
    std::vector<KeepingState> lines;
    std::vector<RegionState> queue{start};
    std::unordered_set<RegionState, RegionStateHash> met{start};
    const auto meet = [&](const RegionState& state) {
        if (met.insert(state).second) queue.push_back(state);
    };
    for (std::size_t i = 0; i < queue.size(); ++i) {
        const RegionState state = queue[i];
        KeepingState& line = lines.emplace_back();
        if (game.settled(state)) continue;
        if (std::optional<Keeping> parts = split(state)) {
            line.kind = KeepingState::Kind::split;
            line.split.push_back(std::move(*parts));
            continue;
        }
        line.kind = KeepingState::Kind::answers;
        for (const RegionState& after : game.vanishings(state)) meet(after);
        for_each_place(game.empty(state), [&](int place) {
            const auto after = game.after_play(state, place);
            if (!after) return;
            const auto [at, next] = answer(*after);
            line.answers.push_back(at ? std::optional(points[static_cast<std::size_t>(*at)]) : std::nullopt);
            meet(next);
        });
    }
    return lines;
}

}  // namespace shikatsu::optimized
