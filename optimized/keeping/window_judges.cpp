#include "optimized/keeping/window_judges.hpp"

#include <unordered_set>

#include "optimized/keeping/safety_search.hpp"

namespace shikatsu::optimized {

namespace {

/// Goes through the states as spec/certificates.md says. `split` gives the split by which a state is left, if
/// it is, and `answer` the answer to a play.
template <class SplitAt, class Answer>
std::vector<KeepingState> walked(const RegionGame& game, const RegionNames& names, SplitAt split,
                                 Answer answer) {
    std::vector<KeepingState> lines;
    std::vector<RegionState> queue{game.start};
    std::unordered_set<RegionState, RegionStateHash> met{game.start};
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
            line.answers.push_back(at ? std::optional(names.points[static_cast<std::size_t>(*at)])
                                      : std::nullopt);
            meet(next);
        });
    }
    return lines;
}

}  // namespace

bool RememberingJudge::held(const RegionGame& game) {
    std::vector<std::uint64_t> key = game.key();
    if (const auto known = held_.find(key); known != held_.end()) return known->second;
    const std::optional<bool> yes = judged(game);
    if (yes) held_.emplace(std::move(key), *yes);
    return yes == true;
}

std::optional<bool> SmallWindows::judged(const RegionGame& game) {
    return SafetySearch(game, most_states_).run() == true;
}

std::vector<KeepingState> SmallWindows::states(const RegionGame& game, const RegionNames& names) {
    SafetySearch search(game, most_states_);
    search.run();
    return walked(
        game, names, [](const RegionState&) { return std::optional<Keeping>(); },
        [&](const RegionState& after_play) {
            const SafetySearch::Answer answer = search.answer(after_play);
            return std::pair(answer.place, answer.after);
        });
}

std::optional<bool> LargeWindows::judged(const RegionGame& game) {
    TreeSearch search(game, inner_, limits_, stopped_);
    const bool yes = search.run();
    looked_at_ += search.states();
    if (!yes && stopped_()) return std::nullopt;
    return yes;
}

std::vector<KeepingState> LargeWindows::states(const RegionGame& game, const RegionNames& names) {
    TreeSearch search(game, inner_, limits_, stopped_);
    search.run();
    return walked(
        game, names,
        [&](const RegionState& state) -> std::optional<Keeping> {
            const std::optional<Split> split = split_of(game, state, inner_, limits_.windows);
            if (!split) return std::nullopt;
            return keeping_of(*split, game, state, names, inner_);
        },
        [&](const RegionState& after_play) {
            const TreeSearch::Answer answer = search.answer(after_play);
            return std::pair(std::optional(answer.place), answer.after);
        });
}

}  // namespace shikatsu::optimized
