#include "optimized/keeping/window_judge.hpp"

namespace shikatsu::optimized {

KeepingRegion written_region(const RegionGame& game, const RegionNames& names, WindowJudge& judge) {
    KeepingRegion region;
    region.points = names.points;
    if (game.link) region.link = {names.groups[game.link->one], names.groups[game.link->other]};
    for (std::size_t i = 0; i < names.groups.size(); ++i) {
        if (game.groups[i].wanted > 0) region.needs.emplace_back(names.groups[i], game.groups[i].wanted);
    }
    region.states = judge.states(game, names);
    return region;
}

}  // namespace shikatsu::optimized
