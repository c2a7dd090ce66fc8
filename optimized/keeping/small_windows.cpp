#include "optimized/keeping/small_windows.hpp"

#include "optimized/keeping/region_lines.hpp"
#include "optimized/keeping/safety_search.hpp"

namespace shikatsu::optimized {

bool SmallWindows::held(const RegionGame& game) {
    const auto [known, fresh] = held_.try_emplace(game.key(), false);
    if (fresh) known->second = SafetySearch(game, most_states_).run() == true;
    return known->second;
}

std::vector<KeepingState> SmallWindows::states(const RegionGame& game, const RegionNames& names) {
    SafetySearch search(game, most_states_);
    search.run();
    return region_lines(
        game, game.start, names.points, [](const RegionState&) { return std::optional<Keeping>(); },
        [&](const RegionState& after_play) {
            const SafetySearch::Answer answer = search.answer(after_play);
            return std::pair(answer.place, answer.after);
        });
}

}  // namespace shikatsu::optimized
